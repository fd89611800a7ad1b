// The course of the whole game: the chart of life totals and the list of all choices.

/** Life totals over the game, on stripes for the turns of the first player. */
function drawChart() {
  const drawn = (tag, attributes) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };
  const last = Math.max(1, game.steps.length - 1);
  const life = [[], []];
  const table = {};
  const turns = [];
  const stripes = [];
  for (const [position, step] of game.steps.entries()) {
    Object.assign(table, step.table);
    SEATS.forEach((seat, player) => life[player].push(table[seat].life));
    if (position && table.turn !== turns[position - 1]) stripes.push({ from: position, player: table.active });
    else if (!position) stripes.push({ from: 0, player: table.active });
    turns.push(table.turn);
  }
  game.turns = turns;
  const highest = Math.max(20, ...[...life[0], ...life[1]].slice(0, 1e5));
  const lowest = Math.min(0, ...[...life[0], ...life[1]].slice(0, 1e5));
  $("chart").setAttribute("viewBox", `0 ${-highest - 1} ${last} ${highest - lowest + 2}`);
  stripes.forEach((stripe, place) => {
    const end = place + 1 < stripes.length ? stripes[place + 1].from : last;
    if (stripe.player === 0) $("chart").append(drawn("rect", { x: stripe.from, y: -highest - 1, width: end - stripe.from, height: highest - lowest + 2 }));
  });
  SEATS.forEach((seat, player) => {
    $("chart").append(drawn("polyline", { class: seat, points: life[player].map((one, place) => `${place},${-one}`).join(" ") }));
  });
  $("chart").append(drawn("line", { id: "marker", y1: -highest - 1, y2: -lowest + 1 }));
  $("chart").addEventListener("click", (event) => {
    const box = $("chart").getBoundingClientRect();
    run(false);
    go(Math.round(((event.clientX - box.left) / box.width) * last));
  });
}

/** The list of all choices, made when it is first opened, with the present one marked. */
function drawMoves() {
  const list = $("moves");
  if (!list.open) return;
  const room = list.lastElementChild;
  if (!room.childElementCount) {
    let section = null;
    for (const [position, step] of game.steps.entries()) {
      if (!section || game.turns[position] !== game.turns[position - 1]) {
        section = make("section", {}, make("h3", {}, game.turns[position] ? `turn ${game.turns[position]}` : "before the first turn"));
        room.append(section);
      }
      if (step.chosen === undefined) continue;
      const link = make("a", { href: `#${position}`, class: `of-${SEATS[step.player]}${isPass(step) ? " pass" : ""}` }, step.options[step.chosen][0].split(":")[0]);
      section.append(link);
    }
  }
  room.querySelector(".now")?.classList.remove("now");
  const link = room.querySelector(`a[href="#${now}"]`);
  if (link) {
    link.classList.add("now");
    list.scrollTop += link.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  } else {
    list.scrollTop = list.scrollHeight;
  }
}
