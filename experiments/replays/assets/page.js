// The decision at a position, and going from one position to another by key, button and touch.

// --- the decision --------------------------------------------------------------------------

function light(ids) {
  for (const one of document.querySelectorAll("#table [data-ids]")) {
    one.classList.toggle("lit", one.dataset.ids.split(" ").some((id) => ids.includes(Number(id))));
  }
}

function drawDecision(table, step) {
  const turn = table.turn ? `turn ${table.turn} (${SEATS[table.active]}), ${game.steps_named[table.step] || table.step}` : "before the first turn";
  const parts = [make("h2", {}, `${now} of ${game.steps.length - 1} · ${turn}`)];
  if (step.happened.length) parts.push(make("ul", {}, step.happened.map((one) => make("li", {}, one))));
  if (step.options) {
    const lit = (option) => option.slice(1).filter((id) => id >= 0);
    const chosen = step.chosen === undefined ? [] : lit(step.options[step.chosen]);
    const options = step.options.map((option, place) => {
      const item = make("li", { class: place === step.chosen ? "option chosen" : "option" }, option[0]);
      item.addEventListener("pointerenter", () => light(lit(option)));
      item.addEventListener("pointerleave", () => light(chosen));
      return item;
    });
    const list = make("ol", {}, options);
    parts.push(make("p", { class: "asked" }, step.asked), list);
    $("decision").replaceChildren(...parts);
    const at = options[step.chosen];
    if (at) list.scrollTop = at.offsetTop - list.clientHeight / 2;
    light(chosen);
  } else {
    parts.push(make("p", { class: "asked" }, table.result || "the record ends here"));
    $("decision").replaceChildren(...parts);
  }
  const chosen = step.chosen === undefined ? table.result || "" : step.options[step.chosen][0];
  $("caption").replaceChildren(make("b", {}, step.player === undefined ? chosen : `${SEATS[step.player]}: ${chosen}`), make("span", {}, `${now} of ${game.steps.length - 1}`));
  $("caption").className = step.player === undefined ? "" : `of-${SEATS[step.player]}`;
  $("decision").className = step.player === undefined ? "" : `of-${SEATS[step.player]}`;
}

// --- going ---------------------------------------------------------------------------------

const isPass = (step) => step.options !== undefined && step.chosen !== undefined && ["pass", "attack with nothing more", "block with nothing more"].includes(step.options[step.chosen][0]);

function go(position) {
  now = Math.max(0, Math.min(game.steps.length - 1, position));
  const table = tableAt(now);
  const step = game.steps[now];
  drawTable(table, step);
  drawDecision(table, step);
  $("slider").value = now;
  $("marker").setAttribute("x1", now);
  $("marker").setAttribute("x2", now);
  drawMoves();
  try {
    history.replaceState(null, "", `#${now}`);
  } catch {
    // Some viewers forbid it; the address then stays as it is.
  }
}

function next(direction) {
  let position = now + direction;
  if ($("skip").checked) {
    while (position > 0 && position < game.steps.length - 1 && isPass(game.steps[position])) position += direction;
  }
  return position;
}

function nextTurn(direction) {
  let position = now + direction;
  if (direction < 0) while (position > 0 && game.turns[position] === game.turns[position - 1]) position--;
  else while (position < game.steps.length - 1 && game.turns[position] === game.turns[now]) position++;
  return position;
}

function run(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => (now < game.steps.length - 1 ? go(next(1)) : run(false)), 900) : 0;
  const button = document.querySelector("[data-go=play]");
  button.textContent = on ? "❚❚" : "▶";
  button.setAttribute("aria-label", on ? "Stop" : "Run");
}

const ACTIONS = {
  first: () => 0,
  turnback: () => nextTurn(-1),
  back: () => next(-1),
  on: () => next(1),
  turnon: () => nextTurn(1),
  last: () => game.steps.length - 1,
};

function act(name) {
  if (name === "play") {
    run(!timer);
    return;
  }
  run(false);
  go(ACTIONS[name]());
}

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || $("card").open) return;
  const keys = { ArrowLeft: event.shiftKey ? "turnback" : "back", ArrowRight: event.shiftKey ? "turnon" : "on", Home: "first", End: "last", " ": "play" };
  if (event.key in keys) act(keys[event.key]);
  else if (event.key === "p") $("skip").click();
  else return;
  event.preventDefault();
}

function onSwipes(area) {
  let start = null;
  area.addEventListener("touchstart", (event) => (start = event.touches.length === 1 ? event.touches[0] : null), { passive: true });
  area.addEventListener("touchend", (event) => {
    if (!start) return;
    const end = event.changedTouches[0];
    const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = null;
    if (Math.abs(across) > 45 && Math.abs(across) > 2 * Math.abs(down)) act(across < 0 ? "on" : "back");
  });
}

async function read() {
  const bytes = Uint8Array.from(atob($("game").textContent.trim()), (one) => one.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(unpacked).json();
}

const asked = () => Number.parseInt(location.hash.slice(1), 10) || 0;

async function start() {
  try {
    game = await read();
  } catch (error) {
    $("decision").textContent = `This browser cannot unpack the game (${error.message}); one from 2023 or later can.`;
    return;
  }
  drawChart();
  $("slider").max = game.steps.length - 1;
  $("slider").addEventListener("input", () => {
    run(false);
    go(Number($("slider").value));
  });
  document.querySelectorAll("[data-go]").forEach((one) => one.addEventListener("click", () => act(one.dataset.go)));
  document.addEventListener("keydown", onKey);
  onSwipes($("table"));
  $("moves").addEventListener("toggle", drawMoves);
  $("card").addEventListener("click", () => $("card").close());
  window.addEventListener("hashchange", () => asked() !== now && go(asked()));
  if (window.innerWidth > 860) $("moves").open = true;
  go(asked());
}

start();
