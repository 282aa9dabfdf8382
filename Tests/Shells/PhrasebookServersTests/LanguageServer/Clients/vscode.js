// Uses the parts of the extension for Visual Studio Code that need no editor, and fails if they do
// not do what they should. PHRASEBOOK is the command, PROJECT the folder, EXTENSION the extension.
"use strict";

const assert = require("assert");
const { spawn } = require("child_process");
const fs = require("fs");
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
  // Its syntax; it needs the editor to run.
  new (require("vm").Script)(
    `(function (require, module) {${fs.readFileSync(path.join(folder, "extension.js"), "utf8")}})`
  );
}

connection()
  .then((text) => {
    tables(text);
    manifest();
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
