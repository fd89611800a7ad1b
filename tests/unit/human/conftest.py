import pytest


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Games that are left are saved where one is: in a folder of the test's own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
