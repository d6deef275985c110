"use strict";

/* The operator's page. The token stays in this tab, and goes out in a header alone. */

const KEY = "operator-token";
const EVERY = 10_000;
const element = (id) => document.getElementById(id);

async function ask(method, path) {
  const answer = await fetch(path, { method, headers: { Authorization: `Bearer ${sessionStorage.getItem(KEY) ?? ""}` } });
  const text = await answer.text();
  if (answer.status === 401) {
    leave();
    throw new Error("That is not the token of an operator.");
  }
  if (!answer.ok) throw new Error(text.trim());
  return answer.headers.get("Content-Type")?.startsWith("application/json") ? JSON.parse(text) : text.trim();
}

function say(text) {
  element("message").textContent = text;
  element("message").hidden = text === "";
}

/** Does something, says what came of it, and looks again. */
async function act(method, path, sure = "") {
  if (sure !== "" && !confirm(sure)) return;
  try {
    say(await ask(method, path));
    await look();
  } catch (e) {
    say(e.message);
  }
}

function leave(text = "") {
  sessionStorage.removeItem(KEY);
  show(false);
  say(text);
}

function show(inside) {
  for (const id of ["all", "backup", "drain", "leave"]) element(id).hidden = !inside;
  element("enter").hidden = inside;
  if (!inside) element("state").textContent = "";
}

function node(name, text = "", attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function button(text, deed, look = "") {
  const made = node("button", text, { class: look });
  made.addEventListener("click", deed);
  return made;
}

/** Rows of texts and buttons under a head. */
function list(id, head, rows, none) {
  if (rows.length === 0) {
    element(id).replaceChildren(node("p", none, { class: "soft" }));
    return;
  }
  const table = node("table");
  const top = table.insertRow();
  for (const name of head) top.append(node("th", name, { scope: "col" }));
  for (const cells of rows) {
    const row = table.insertRow();
    for (const cell of cells) row.insertCell().append(cell);
  }
  element(id).replaceChildren(table);
}

const time = (at) => new Date(at).toLocaleString();

function amount(value, unit) {
  if (unit === "bytes") return `${(value / 2 ** 20).toFixed(0)} MB`;
  return `${value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(2)}${unit && ` ${unit}`}`;
}

function curve({ name, unit, values }) {
  const high = Math.max(...values, 0);
  const points = values.map((value, i) => `${360 - values.length + i},${39 - (38 * value) / (high || 1)}`).join(" ");
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 360 40");
  drawing.setAttribute("preserveAspectRatio", "none");
  drawing.setAttribute("aria-hidden", "true");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
  line.setAttribute("points", points);
  drawing.append(line);
  const figure = node("figure");
  const caption = node("figcaption", name);
  caption.append(node("b", values.length === 0 ? "…" : amount(values.at(-1), unit)));
  figure.append(caption, drawing, node("span", values.length === 0 ? "in ten seconds" : `at most ${amount(high, unit)}`, { class: "soft" }));
  return figure;
}

const query = (values) => new URLSearchParams(values).toString();

function ban(whom) {
  return button("Ban for a day", () => act("POST", `/bans?${query({ whom, hours: 24 })}`, `Ban ${whom} for a day?`), "grave");
}

async function look() {
  const all = await ask("GET", "/overview");
  show(true);
  element("state").textContent = `${all.state}; you are ${all.operator}`;
  element("drain").disabled = all.state === "draining";
  element("curves").replaceChildren(...all.curves.map(curve));
  list(
    "tables",
    ["Code", "Game", "Rules", "State", "People", "Bots", "Looking on", "Host"],
    all.tables.map((it) => [it.code, it.game, it.rules, it.state.toLowerCase(), it.people, it.bots, it.onlookers, it.host].map(String)),
    "No table is open.",
  );
  list(
    "reported",
    ["Who", "Reports", "By", "The latest", "When", "", ""],
    all.reported.people.map((it) => [
      it.about,
      String(it.reports),
      String(it.reporters),
      it.newest.reason,
      time(it.newest.at),
      button("Dealt with", () => act("POST", `/reports/resolve?${query({ about: it.about })}`)),
      ban(it.about),
    ]),
    "Nobody was reported.",
  );
  list(
    "bans",
    ["Whom", "Until", "Reason", ""],
    all.bans.map((it) => [it.whom, time(it.until), it.reason, button("Lift", () => act("DELETE", `/bans?${query({ whom: it.whom })}`))]),
    "Nobody is banned.",
  );
  list(
    "done",
    ["When", "Who", "What"],
    all.done.map((it) => [time(it.at), it.operator, it.action]),
    "Nothing yet.",
  );
}

async function find() {
  const { people } = await ask("GET", `/people?${query({ like: element("like").value })}`);
  list(
    "people",
    ["Id", "Name", "First here", "Last here", ""],
    people.map((it) => [it.id, it.program ? `${it.name} (bot)` : it.name, time(it.since), time(it.seen), ban(it.id)]),
    "Nobody is called so.",
  );
}

function on(id, deed) {
  element(id).addEventListener("submit", (event) => {
    event.preventDefault();
    deed().catch((e) => say(e.message));
  });
}

on("enter", async () => {
  sessionStorage.setItem(KEY, element("token").value.trim());
  element("token").value = "";
  say("");
  await look();
});
on("find", find);
on("ban", () =>
  act(
    "POST",
    `/bans?${query({ whom: element("whom").value, hours: element("hours").value, reason: element("reason").value })}`,
    `Ban ${element("whom").value}?`,
  ),
);
element("backup").addEventListener("click", () => act("POST", "/backup"));
element("drain").addEventListener("click", () =>
  act("POST", "/drain", "Send everybody away and let nobody in any more? The server has to be started anew afterwards."),
);
element("leave").addEventListener("click", () => leave());

const entered = () => sessionStorage.getItem(KEY) !== null;
if (entered()) look().catch((e) => say(e.message));
/** Not while somebody is about to press a button: it would be another one under their finger. */
const busy = () => document.visibilityState !== "visible" || element("all").contains(document.activeElement);
setInterval(() => entered() && !busy() && look().catch((e) => say(e.message)), EVERY);
