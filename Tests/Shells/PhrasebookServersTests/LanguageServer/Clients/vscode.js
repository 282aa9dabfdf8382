// Uses the extension for Visual Studio Code, whose module vscode-module.js stands in for, and fails if it does not
// do what it should. PHRASEBOOK is the command, PROJECT the folder, EXTENSION the extension.
"use strict";

const assert = require("assert");
const { spawn } = require("child_process");
const fs = require("fs");
const Module = require("module");
const path = require("path");
const { pathToFileURL } = require("url");

const folder = process.env.EXTENSION;
const { Connection } = require(path.join(folder, "connection.js"));
const { page, table } = require(path.join(folder, "table.js"));

async function connection() {
  const server = spawn(process.env.PHRASEBOOK, ["lsp", "--no-cache"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const client = new Connection(server.stdout, server.stdin);
  const published = new Promise((resolve) =>
    client.on("textDocument/publishDiagnostics", resolve)
  );
  const root = process.env.PROJECT;
  const answer = await client.request("initialize", {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
  });
  assert.strictEqual(answer.serverInfo.name, "phrasebook");
  client.notify("initialized", {});
  const file = path.join(root, "Sources/Shop/Resources/Localizable.xcstrings");
  const uri = pathToFileURL(file).href;
  client.notify("textDocument/didOpen", {
    textDocument: { uri, languageId: "xcstrings", version: 1, text: fs.readFileSync(file, "utf8") },
  });
  const { diagnostics } = await published;
  assert(diagnostics.some(({ code }) => code === "double-space"));
  await assert.rejects(client.request("no/such", {}), /unknown method/);
  assert.strictEqual(await client.request("shutdown", null), null);
  const ended = new Promise((resolve) => server.on("exit", resolve));
  client.notify("exit", null);
  assert.strictEqual(await ended, 0);
  await assert.rejects(client.request("shutdown", null), /ended/);
  return fs.readFileSync(file, "utf8");
}

function tables(text) {
  const html = table(text);
  assert.strictEqual((html.match(/<tr>/g) ?? []).length, 5);
  assert(html.includes("plural.one"));
  assert(html.includes("needs_review"));
  const hostile = JSON.stringify({
    sourceLanguage: "en",
    strings: { "<script>alert(1)</script>": { comment: "\"><img onerror=x>" } },
  });
  assert(!/<script|<img/.test(table(hostile)));
  for (const broken of ["", "{", "null", "[]", '{"strings":{"a":null}}', '{"strings":{"a":5}}']) {
    assert(typeof page(broken) === "string");
  }
}

function manifest() {
  const contents = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  assert(fs.existsSync(path.join(folder, contents.main)));
}

const until = async (isDone, what) => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`${what} did not happen`);
};

async function extension() {
  const root = process.env.PROJECT;
  const { vscode, registered, events, diagnostics, messages } = require("./vscode-module.js")(
    pathToFileURL(root).href,
    { path: process.env.PHRASEBOOK, inlayHintLanguage: "de" }
  );
  const load = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
  const { activate, deactivate } = require(path.join(folder, "extension.js"));
  const subscriptions = [];
  await activate({ subscriptions });

  const open = (name, languageId) => {
    const file = path.join(root, name);
    const document = {
      uri: new vscode.Uri(pathToFileURL(file).href),
      languageId,
      version: 1,
      text: fs.readFileSync(file, "utf8"),
      getText() {
        return this.text;
      },
    };
    events.onDidOpenTextDocument(document);
    return document;
  };
  const at = (document, text) => {
    const before = document.text.slice(0, document.text.indexOf(text)).split("\n");
    return new vscode.Position(before.length - 1, before[before.length - 1].length);
  };
  const catalog = open("Sources/Shop/Resources/Localizable.xcstrings", "json");
  const view = open("Sources/Shop/CartView.swift", "swift");
  const found = () => diagnostics.get(view.uri.toString()) ?? [];
  await until(() => found().length > 0, "the first diagnostics");

  const entry = await registered.Hover.provideHover(catalog, at(catalog, "Der Wagen"));
  assert(entry.contents.value.length > 0);
  const key = await registered.Hover.provideHover(view, at(view, "cart.title"));
  assert(key.contents.value.includes("Der Wagen"));
  const whole = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(20, 0));
  const hints = await registered.InlayHints.provideInlayHints(view, whole);
  assert(hints.some(({ label }) => label.includes("Der Wagen")));
  const symbols = await registered.DocumentSymbol.provideDocumentSymbols(catalog);
  assert(JSON.stringify(symbols).includes("cart.title"));
  assert((await registered.FoldingRange.provideFoldingRanges(catalog)).length > 3);
  const [selection] = await registered.SelectionRange.provideSelectionRanges(catalog, [
    at(catalog, "Der Wagen"),
  ]);
  assert(selection.parent);

  // What is typed reaches the server.
  const count = found().length;
  const text = 'let typed = NSLocalizedString("a new key", comment: "")\n';
  view.text = text + view.text;
  view.version = 2;
  const start = new vscode.Position(0, 0);
  events.onDidChangeTextDocument({
    document: view,
    contentChanges: [{ range: new vscode.Range(start, start), text }],
  });
  await until(() => found().length > count, "a diagnostic of a new key");
  const moved = await registered.Hover.provideHover(view, at(view, "cart.title"));
  assert(moved.contents.value.includes("Der Wagen"));
  assert.deepStrictEqual(messages, []);
  deactivate();
}

connection()
  .then(async (text) => {
    tables(text);
    manifest();
    await extension();
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
