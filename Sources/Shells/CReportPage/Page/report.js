"use strict";
// Texts of the project become text nodes only: nothing here parses markup.
const data = JSON.parse(document.getElementById("data").textContent);
// A column is a list of numbers, or runs: a number, its count, and so on.
for (const [name, { runs }] of Object.entries(data.columns)) {
  if (!runs) continue;
  const list = [];
  for (let at = 0; at < runs.length; at += 2) {
    for (let left = runs[at + 1]; left > 0; left--) list.push(runs[at]);
  }
  data.columns[name] = list;
}
const { texts, places, values, notes, checks, columns, words } = data;
const severities = ["error", "warning", "note"];
const step = 100;
const form = document.querySelector("form");
const box = document.getElementById("groups");

// Columns hold indices from 1; 0 means that a finding has no such value.
const text = index => (index ? texts[index - 1] : "");
const total = columns.check.length;
const field = (name, row) => text(columns[name][row]);
// Numbers as the language of the page writes them.
const numbers = new Intl.NumberFormat(document.documentElement.lang);
const number = value => numbers.format(value);

function element(tag, className, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

function isolated(content) { return element("bdi", "", content); }

// A text in which `…` is code, as in Markdown.
function withCode(content) {
  const parts = content.split("`").map((part, index) => index % 2 ? element("code", "", part) : part);
  return element("bdi", "", ...parts);
}

function placeText(index) {
  const [file, line, column] = places[index - 1];
  return `${text(file)}:${line}:${column}`;
}

let haystacks = null;
function haystack(row) {
  haystacks ??= new Array(total);
  return haystacks[row] ??= [
    text(checks[columns.check[row]].id), columns.place[row] ? placeText(columns.place[row]) : "",
    field("table", row), field("key", row), field("language", row), field("message", row),
    ...(columns.value[row] ? values[columns.value[row] - 1] : []),
  ].join("\n").toLowerCase();
}

function matches(row, wanted) {
  return (!wanted.severity || severities[columns.severity[row]] === wanted.severity)
    && (!wanted.check || text(checks[columns.check[row]].id) === wanted.check)
    && (!wanted.language || field("language", row) === wanted.language)
    && (!wanted.table || field("table", row) === wanted.table)
    && (!wanted.text || haystack(row).includes(wanted.text));
}

function groupName(row, grouping) {
  if (grouping === "file") return columns.place[row] ? text(places[columns.place[row] - 1][0]) : "–";
  if (grouping === "language") return field("language", row) || "–";
  return text(checks[columns.check[row]].id);
}

// Findings that differ in their language only are one item with several languages.
function items(rows) {
  const found = new Map();
  for (const row of rows) {
    const name = columns.value[row] ? `row ${row}` : ["check", "place", "key", "message", "variation", "sites", "notes"]
      .map(column => columns[column][row]).join(" ");
    const item = found.get(name);
    if (item) item.push(row); else found.set(name, [row]);
  }
  return Array.from(found.values());
}

function groups(rows, grouping) {
  const found = new Map();
  for (const row of rows) {
    const severity = columns.severity[row];
    const name = groupName(row, grouping);
    const id = grouping === "check" ? `${severity} ${name}` : name;
    let group = found.get(id);
    if (!group) found.set(id, group = { name, severity, check: columns.check[row], rows: [] });
    group.severity = Math.min(group.severity, severity);
    group.rows.push(row);
  }
  // The error that puts a group first is its first finding; the order of rows is kept otherwise.
  for (const group of found.values()) {
    group.rows.sort((a, b) => columns.severity[a] - columns.severity[b]);
  }
  return Array.from(found.values()).sort((a, b) =>
    a.severity - b.severity || b.rows.length - a.rows.length || (a.name < b.name ? -1 : 1));
}

function severityLabel(severity) {
  return element("span", `severity ${severities[severity]}`, words[severities[severity]]);
}

function finding(rows, grouping) {
  const row = rows[0];
  const head = element("p", "");
  if (grouping !== "check") {
    head.append(severityLabel(columns.severity[row]), " ",
      element("code", "", text(checks[columns.check[row]].id)), " ");
  }
  head.append(isolated(field("message", row)));
  const facts = element("p", "facts");
  const add = node => { if (facts.childNodes.length) facts.append(" · "); facts.append(node); };
  if (columns.key[row]) add(element("bdi", "key", `"${field("key", row)}"`));
  for (const each of rows) if (columns.language[each]) add(isolated(field("language", each)));
  if (columns.variation[row]) add(isolated(field("variation", row)));
  if (columns.place[row]) add(element("bdi", "place", placeText(columns.place[row])));
  const item = element("li", "", head, facts);
  item.tabIndex = -1;
  if (columns.value[row]) {
    const [before, marked, after] = values[columns.value[row] - 1];
    const value = element("bdi", "value", `"${before}`);
    if (marked !== null) value.append(element("mark", "", marked));
    value.append(`${after}"`);
    item.append(element("p", "", value));
  }
  const sites = columns.sites[row] ? data.sites[columns.sites[row] - 1] : [];
  for (const [place, excerpt] of sites) {
    const line = element("p", "facts", element("bdi", "place", placeText(place)));
    if (excerpt) line.append(" ", element("code", "", isolated(text(excerpt))));
    item.append(line);
  }
  for (const note of columns.notes[row] ? notes[columns.notes[row] - 1] : []) {
    item.append(element("p", "facts", isolated(text(note))));
  }
  return item;
}

// Items are made when a group is opened, a hundred at a time.
function fill(body, group, grouping) {
  const list = element("ul", "list");
  const all = items(group.rows);
  const button = element("button", "");
  button.type = "button";
  let shown = 0;
  function more(focuses) {
    const first = shown;
    shown = Math.min(all.length, shown + step);
    for (const rows of all.slice(first, shown)) list.append(finding(rows, grouping));
    button.hidden = shown === all.length;
    button.textContent = `${words.more} (${number(shown)} / ${number(all.length)})`;
    if (focuses) list.children[first].focus();
  }
  button.addEventListener("click", () => more(true));
  more(false);
  body.append(list, button);
}

function groupNode(group, grouping, isOpen) {
  const title = grouping === "check"
    ? element("code", "", group.name) : element("bdi", "place", group.name);
  const summary = element("summary", "", severityLabel(group.severity), " ", title, " ",
    element("span", "count", `×${number(group.rows.length)}`));
  const body = element("div", "body");
  const details = element("details", "", summary, body);
  if (grouping === "check") {
    const check = checks[group.check];
    if (check.summary) summary.append(" – ", isolated(text(check.summary)));
    for (const part of [check.why, check.fix]) {
      if (part) body.append(element("p", "explanation", withCode(text(part))));
    }
  }
  let isFilled = false;
  const ensure = () => {
    if (details.open && !isFilled) { isFilled = true; fill(body, group, grouping); }
  };
  details.addEventListener("toggle", ensure);
  if (isOpen) { details.open = true; ensure(); }
  return details;
}

function show() {
  const wanted = Object.fromEntries(new FormData(form));
  wanted.text = (wanted.text || "").trim().toLowerCase();
  const rows = [];
  for (let row = 0; row < total; row += 1) if (matches(row, wanted)) rows.push(row);
  const all = groups(rows, wanted.grouping);
  // The first groups are open, as long as they fit on a few screens.
  let room = 60;
  const shown = all.slice(0, limit).map(group => {
    const isOpen = room > 0;
    room -= group.rows.length;
    return groupNode(group, wanted.grouping, isOpen);
  });
  box.replaceChildren(...shown);
  if (all.length > limit) box.append(moreGroups(all, wanted.grouping));
  if (!rows.length) box.append(element("p", "", words.nothing));
  document.getElementById("count").textContent = `${number(rows.length)} / ${number(total)}`;
}

const limit = 200;
function moreGroups(all, grouping) {
  let shown = limit;
  const button = element("button", "");
  button.type = "button";
  const name = () => { button.textContent = `${words.more} (${number(shown)} / ${number(all.length)})`; };
  name();
  button.addEventListener("click", () => {
    const next = all.slice(shown, shown + limit).map(group => groupNode(group, grouping, false));
    button.before(...next);
    shown += next.length;
    button.hidden = shown === all.length;
    name();
    next[0].querySelector("summary").focus();
  });
  return button;
}

let timer = 0;
form.addEventListener("input", event => {
  clearTimeout(timer);
  timer = setTimeout(show, event.target.type === "search" ? 150 : 0);
});
form.addEventListener("submit", event => event.preventDefault());
document.documentElement.classList.add("has-script");
show();
