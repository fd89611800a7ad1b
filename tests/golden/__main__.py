from tests import golden

golden.write()
print(f"{golden.RECORD}: {len(golden.recorded())} games")
