"use strict";
// The cards and the table. What the data mean is said in experiments/replays/page.py; the scripts are
// put together in the order table.js, course.js, page.js.
const SEATS = ["a", "b"];
const BASICS = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" };
const $ = (id) => document.getElementById(id);
let game; // what was read
let now = 0; // the position that is shown
let timer = 0;

/** An element; children are elements or text, so nothing of the game is ever read as HTML. */
function make(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name === "click") made.addEventListener("click", value);
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((one) => one != null && one !== ""));
  return made;
}

/** The table at a position: the changes up to there, one after the other. */
function tableAt(position) {
  const table = {};
  for (let step = 0; step <= position; step++) Object.assign(table, game.steps[step].table);
  return table;
}

// --- cards ---------------------------------------------------------------------------------

function pips(cost) {
  return (cost.match(/{[^}]+}/g) || []).map((symbol) => {
    const letters = symbol.slice(1, -1);
    const color = (letters.match(/[WUBRG]/) || ["C"])[0];
    return make("span", { class: `pip ${color}` }, letters);
  });
}

function showCard(name, facts) {
  const card = game.cards[name] || { faces: [] };
  const parts = card.faces.map((face) => [
    make("h2", {}, face.name, " ", pips(face.cost)),
    make("p", { class: "type" }, face.type),
    make("p", {}, face.text),
    face.size ? make("p", { class: "size" }, face.size) : "",
  ]);
  $("card").replaceChildren(...parts.flat(2).filter(Boolean), ...facts.map((one) => make("p", { class: "type" }, one)));
  $("card").showModal();
}

/** What there is to say of an object besides its name and size. */
function notes(object) {
  const named = (word, entity) => (entity && entity.length ? `${word} ${entity[1]}` : "");
  return [
    object.facedown ? "face down" : "",
    object.tapped ? "tapped" : "",
    object.sick ? "summoning sick" : "",
    named("attacks", object.attacks),
    object.blocked ? "blocked" : "",
    ...(object.blocks || []).map((one) => named("blocks", one)),
    named("on", object.on),
    ...(object.notes || []),
    object.targets && object.targets.length ? `→ ${object.targets.map((one) => one[1]).join(", ")}` : "",
    object.owner ? `${object.owner}'s` : "",
    object.seen ? "known to the other" : "",
  ].filter(Boolean);
}

/** The colours along the left edge: the object's own, or for a land those of its basic types. */
function edge(object) {
  const card = game.cards[object.name] || { colors: "", faces: [] };
  const type = card.faces.length ? card.faces[0].type : "";
  const basics = Object.keys(BASICS).filter((one) => type.includes(one)).map((one) => BASICS[one]);
  const letters = (object.colors ?? card.colors) || basics.join("");
  const colors = [...letters].map((one) => `var(--${one})`);
  if (!colors.length) colors.push("var(--C)");
  return `--edge:linear-gradient(${colors.concat(colors.length < 2 ? colors : []).join(",")})`;
}

/** One button for all objects of a zone that look the same. */
function cardButton(objects) {
  const object = objects[0].object;
  const said = notes(object);
  const shown = said.filter((one) => !(one === "tapped" && object.kind === "land"));
  const classes = ["card", object.tapped && "tapped", (object.attacks || object.blocks) && "fights"];
  return make(
    "button",
    {
      type: "button",
      class: classes.filter(Boolean).join(" "),
      style: edge(object),
      "data-ids": objects.map((one) => one.id).join(" "),
      click: () => showCard(object.name, object.text ? [object.text, ...said] : said),
    },
    object.name + (object.token && !object.name.endsWith("Token") ? " token" : "") + (object.ability ? " (ability)" : ""),
    object.size ? make("span", { class: "size" }, object.size) : "",
    objects.length > 1 ? make("span", { class: "count" }, `×${objects.length}`) : "",
    object.text ? make("small", {}, object.text) : "",
    shown.length ? make("small", {}, shown.join(", ")) : "",
  );
}

function grouped(table, ids) {
  const groups = new Map();
  for (const id of ids) {
    const object = table[`#${id}`];
    const key = object.blocked ? id : JSON.stringify(object); // who blocks which must be seen
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push({ id, object });
  }
  return [...groups.values()];
}

const cards = (table, ids) => grouped(table, ids).map(cardButton);

// --- the table -----------------------------------------------------------------------------

function zone(label, table, ids, kind) {
  if (!ids.length && kind !== "play") return "";
  return make("div", { class: `zone ${kind}` }, label ? make("span", { class: "label" }, label) : "", cards(table, ids));
}

const unfolded = new Set(); // the piles that are shown as a whole where there is little room

function pile(name, seat, table) {
  const ids = table[`${seat} ${name}`];
  if (!ids.length) return "";
  const groups = grouped(table, [...ids].reverse());
  const names = groups.map((group, place) => {
    const { object } = group[0];
    const button = make(
      "button",
      { type: "button", "data-ids": group.map((one) => one.id).join(" "), click: () => showCard(object.name, notes(object)) },
      object.name + (group.length > 1 ? ` ×${group.length}` : ""),
    );
    return [" ", make("span", {}, button, place + 1 < groups.length ? "," : "")];
  });
  const key = `${seat} ${name}`;
  const fold = () => {
    if (!unfolded.delete(key)) unfolded.add(key);
    made.classList.toggle("all", unfolded.has(key));
  };
  const label = name === "command" ? "Emblems" : name[0].toUpperCase() + name.slice(1);
  const made = make(
    "div",
    { class: unfolded.has(key) ? "pile all" : "pile" },
    make("button", { type: "button", class: "label", click: fold }, `${label} ${ids.length}:`),
    ...names.flat(),
  );
  return made;
}

function half(table, player, deciding) {
  const seat = SEATS[player];
  const facts = table[seat];
  const hand = table[`${seat} hand`];
  const mine = (kind) => table.battlefield.filter((id) => table[`#${id}`].at === seat && table[`#${id}`].kind === kind);
  const said = [`${facts.library} in library`, ...(facts.counters || [])];
  const head = make(
    "div",
    { class: "player", "data-ids": player },
    make("span", { class: `life ${seat}`, title: "life" }, String(facts.life)),
    make("span", { class: `seat ${seat}` }, `${seat} · ${game.players[player]}`),
    table.active === player && table.turn ? make("span", { class: "active" }, "turn") : "",
    make("span", { class: "facts" }, said.join(" · "), facts.mana ? [" · mana ", pips(facts.mana)].flat() : ""),
  );
  const parts = [
    head,
    zone(`hand ${hand.length}`, table, hand, "hand"),
    zone("", table, [...mine("land"), ...mine("other")], "support"),
    zone("", table, mine("creature"), "play"),
  ];
  if (player === 0) parts.reverse();
  const piles = ["graveyard", "exile", "command"].map((name) => pile(name, seat, table));
  const all = player === 0 ? [...parts, ...piles] : [...piles, ...parts];
  if (player === 1) all.unshift(all.splice(all.indexOf(head), 1)[0]); // the player's line comes first
  return make("section", { class: `half ${seat}${deciding ? " deciding" : ""}`, "aria-label": `Player ${seat}` }, all);
}

function drawTable(table, step) {
  const stack = [...table.stack].reverse();
  const middle = make(
    "div",
    { id: "stack" },
    stack.length ? make("span", {}, stack.length > 1 ? "stack, top first:" : "stack:") : "the stack is empty",
    stack.map((id) => cardButton([{ id, object: table[`#${id}`] }])),
  );
  $("table").replaceChildren(half(table, 1, step.player === 1), middle, half(table, 0, step.player === 0));
}
