// A catalog as a table in HTML: one row for each key, one column for each language. It needs nothing
// of Visual Studio Code.
"use strict";

function escape(text) {
  return String(text).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

// The strings of a localization, each with its variation.
function forms(localization, path = []) {
  if (!localization || typeof localization !== "object") return [];
  const result = [];
  if (localization.stringUnit) {
    const { value, state } = localization.stringUnit;
    result.push({ path: path.join("."), value: value ?? "", state: state ?? "" });
  }
  for (const value of localization.stringSet?.values ?? []) {
    result.push({ path: path.join("."), value, state: localization.stringSet.state ?? "" });
  }
  for (const [kind, cases] of Object.entries(localization.variations ?? {})) {
    for (const [name, form] of Object.entries(cases ?? {})) {
      result.push(...forms(form, [...path, kind, name]));
    }
  }
  for (const [name, part] of Object.entries(localization.substitutions ?? {})) {
    result.push(...forms(part, [...path, name]));
  }
  return result;
}

function cell(localization) {
  return forms(localization)
    .map(({ path, value, state }) => {
      const variation = path ? `<span class="path">${escape(path)}</span> ` : "";
      const mark = state && state !== "translated" ? ` <em>${escape(state)}</em>` : "";
      return `<div dir="auto">${variation}${escape(value)}${mark}</div>`;
    })
    .join("");
}

// The body of the page; text that is not a catalog becomes a message.
function table(text) {
  let catalog;
  try {
    catalog = JSON.parse(text);
  } catch (error) {
    return `<p role="alert">${escape(error.message)}</p>`;
  }
  const strings = Object.entries(catalog?.strings ?? {});
  const source = catalog?.sourceLanguage ?? "";
  const others = new Set();
  for (const [, entry] of strings) {
    for (const language of Object.keys(entry?.localizations ?? {})) others.add(language);
  }
  others.delete(source);
  const languages = [source, ...[...others].sort()];
  const head = ["Key", ...languages, "Comment"]
    .map((name) => `<th scope="col">${escape(name)}</th>`)
    .join("");
  const rows = strings.map(([key, entry]) => {
    const cells = languages.map((language) => {
      const own = cell(entry?.localizations?.[language]);
      const isKey = !own && language === source;
      return `<td lang="${escape(language)}">${isKey ? escape(key) : own}</td>`;
    });
    return `<tr><th scope="row">${escape(key)}</th>${cells.join("")}<td>${escape(
      entry?.comment ?? ""
    )}</td></tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

// The whole page. Nothing on it is a script.
function page(text) {
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>String Catalog</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
body { font-family: var(--vscode-font-family, sans-serif); padding: 0; }
table { border-collapse: collapse; }
th, td { border: 1px solid var(--vscode-panel-border, #8888); padding: 4px 8px; text-align: start; vertical-align: top; }
thead th { position: sticky; top: 0; background: var(--vscode-editor-background, Canvas); }
.path, em { color: var(--vscode-descriptionForeground, GrayText); font-size: 85%; }
</style></head><body>${table(text)}</body></html>`;
}

module.exports = { page, table };
