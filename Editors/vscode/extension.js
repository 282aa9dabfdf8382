// Starts `phrasebook lsp` and connects its features with Visual Studio Code; shows catalogs as tables.
"use strict";

const { spawn } = require("child_process");
const vscode = require("vscode");
const { Connection } = require("./connection.js");
const { page } = require("./table.js");

const selector = [
  { scheme: "file", language: "swift" },
  { scheme: "file", language: "objective-c" },
  { scheme: "file", language: "objective-cpp" },
  { scheme: "file", pattern: "**/*.xcstrings" },
  { scheme: "file", pattern: "**/phrasebook.{yml,yaml}" },
];

const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const location = (value) =>
  new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
// As the protocol writes them: JSON of Visual Studio Code's own ranges has another form.
const plain = ({ line, character }) => ({ line, character });
const plainRange = ({ start, end }) => ({ start: plain(start), end: plain(end) });
const place = (document, at) => ({
  textDocument: { uri: document.uri.toString() },
  position: plain(at),
});

function documentSymbol(one) {
  const symbol = new vscode.DocumentSymbol(
    one.name, one.detail ?? "", one.kind - 1, range(one.range), range(one.selectionRange));
  symbol.children = (one.children ?? []).map(documentSymbol);
  return symbol;
}

const selection = (one) =>
  new vscode.SelectionRange(range(one.range), one.parent ? selection(one.parent) : undefined);

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  const files = Object.entries(value.changes ?? {});
  for (const change of value.documentChanges ?? []) {
    if (change.kind === "create") {
      edit.createFile(vscode.Uri.parse(change.uri), { ignoreIfExists: true });
    } else {
      files.push([change.textDocument.uri, change.edits]);
    }
  }
  for (const [uri, edits] of files) {
    edit.set(
      vscode.Uri.parse(uri),
      edits.map((one) => new vscode.TextEdit(range(one.range), one.newText))
    );
  }
  return edit;
}

class Client {
  constructor(context) {
    this.subscriptions = [];
    this.collection = vscode.languages.createDiagnosticCollection("phrasebook");
    this.subscriptions.push(this.collection);
    context.subscriptions.push({ dispose: () => this.stop() });
  }

  async start() {
    const settings = vscode.workspace.getConfiguration("phrasebook");
    this.process = spawn(settings.get("path"), ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
    this.process.on("error", (error) =>
      vscode.window.showErrorMessage(`phrasebook lsp: ${error.message}`)
    );
    this.connection = new Connection(this.process.stdout, this.process.stdin);
    this.connection.on("textDocument/publishDiagnostics", (params) => this.publish(params));
    this.connection.on("window/showMessage", ({ type, message }) => {
      const { window } = vscode;
      if (type === 1) window.showErrorMessage(message);
      else if (type === 2) window.showWarningMessage(message);
      else window.showInformationMessage(message);
    });
    const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({
      uri: uri.toString(),
      name,
    }));
    await this.connection.request("initialize", {
      processId: process.pid,
      locale: vscode.env.language,
      rootUri: folders[0]?.uri ?? null,
      workspaceFolders: folders,
      initializationOptions: { inlayHintLanguage: settings.get("inlayHintLanguage") },
      capabilities: {
        general: { positionEncodings: ["utf-16"] },
        textDocument: {
          hover: { contentFormat: ["markdown", "plaintext"] },
          publishDiagnostics: { relatedInformation: true },
          codeAction: { resolveSupport: { properties: ["edit"] } },
        },
        workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ["create"] } },
      },
    });
    this.connection.notify("initialized", {});
    this.synchronize();
    this.register();
  }

  stop() {
    for (const item of this.subscriptions.splice(0)) item.dispose();
    const connection = this.connection;
    if (!connection) return;
    connection
      .request("shutdown", null)
      .then(() => connection.notify("exit", null))
      .catch(() => this.process.kill());
  }

  // Documents

  synchronize() {
    const isOurs = (document) => vscode.languages.match(selector, document) > 0;
    const open = (document) => {
      if (!isOurs(document)) return;
      this.connection.notify("textDocument/didOpen", {
        textDocument: {
          uri: document.uri.toString(),
          languageId: document.languageId,
          version: document.version,
          text: document.getText(),
        },
      });
    };
    vscode.workspace.textDocuments.forEach(open);
    this.subscriptions.push(
      vscode.workspace.onDidOpenTextDocument(open),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!isOurs(document) || contentChanges.length === 0) return;
        this.connection.notify("textDocument/didChange", {
          textDocument: { uri: document.uri.toString(), version: document.version },
          contentChanges: contentChanges.map((one) => ({
            range: plainRange(one.range),
            text: one.text,
          })),
        });
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        if (!isOurs(document)) return;
        this.connection.notify("textDocument/didClose", {
          textDocument: { uri: document.uri.toString() },
        });
      })
    );
  }

  publish({ uri, diagnostics }) {
    const levels = [0, 0, 1, 2, 3];
    this.collection.set(
      vscode.Uri.parse(uri),
      diagnostics.map((one) => {
        const result = new vscode.Diagnostic(range(one.range), one.message, levels[one.severity]);
        result.source = one.source;
        if (one.code) {
          result.code = one.codeDescription
            ? { value: one.code, target: vscode.Uri.parse(one.codeDescription.href) }
            : one.code;
        }
        result.tags = one.tags;
        result.relatedInformation = (one.relatedInformation ?? []).map(
          (other) =>
            new vscode.DiagnosticRelatedInformation(location(other.location), other.message)
        );
        return result;
      })
    );
  }

  // Features

  register() {
    const ask = (method, params, token) =>
      this.connection.request(`textDocument/${method}`, params, token);
    const languages = vscode.languages;
    this.subscriptions.push(
      languages.registerHoverProvider(selector, {
        provideHover: async (document, at, token) => {
          const hover = await ask("hover", place(document, at), token);
          if (!hover) return null;
          return new vscode.Hover(
            new vscode.MarkdownString(hover.contents.value),
            hover.range ? range(hover.range) : undefined
          );
        },
      }),
      languages.registerDefinitionProvider(selector, {
        provideDefinition: async (document, at, token) =>
          ((await ask("definition", place(document, at), token)) ?? []).map(location),
      }),
      languages.registerReferenceProvider(selector, {
        provideReferences: async (document, at, context, token) =>
          ((await ask("references", { ...place(document, at), context }, token)) ?? []).map(
            location
          ),
      }),
      languages.registerRenameProvider(selector, {
        prepareRename: async (document, at, token) => {
          const found = await ask("prepareRename", place(document, at), token);
          if (!found) throw new Error("There is no key here.");
          return { range: range(found.range), placeholder: found.placeholder };
        },
        provideRenameEdits: async (document, at, newName, token) =>
          workspaceEdit(await ask("rename", { ...place(document, at), newName }, token)),
      }),
      languages.registerCompletionItemProvider(
        selector,
        { provideCompletionItems: (document, at, token) => this.complete(document, at, token) },
        '"',
        "."
      ),
      languages.registerCodeActionsProvider(selector, {
        provideCodeActions: (document, at, context, token) =>
          this.actions(document, at, context, token),
        resolveCodeAction: async (action, token) => {
          const full = await this.connection.request("codeAction/resolve", action.raw, token);
          action.edit = workspaceEdit(full.edit);
          return action;
        },
      }),
      languages.registerInlayHintsProvider(selector, {
        provideInlayHints: async (document, at, token) =>
          (
            (await ask(
              "inlayHint", { ...place(document, at.start), range: plainRange(at) }, token)) ?? []
          ).map((one) => {
            const hint = new vscode.InlayHint(position(one.position), one.label);
            hint.paddingLeft = one.paddingLeft;
            hint.paddingRight = one.paddingRight;
            return hint;
          }),
      }),
      languages.registerCodeLensProvider(selector, {
        provideCodeLenses: async (document, token) =>
          ((await ask("codeLens", place(document, new vscode.Position(0, 0)), token)) ?? []).map(
            (lens) => new vscode.CodeLens(range(lens.range), this.command(lens.command))
          ),
      }),
      languages.registerDocumentSymbolProvider(selector, {
        provideDocumentSymbols: async (document, token) =>
          ((await ask("documentSymbol", place(document, new vscode.Position(0, 0)), token)) ?? []).map(
            documentSymbol
          ),
      }),
      languages.registerFoldingRangeProvider(selector, {
        provideFoldingRanges: async (document, context, token) =>
          ((await ask("foldingRange", place(document, new vscode.Position(0, 0)), token)) ?? []).map(
            (one) => new vscode.FoldingRange(one.startLine, one.endLine)
          ),
      }),
      languages.registerSelectionRangeProvider(selector, {
        provideSelectionRanges: async (document, places, token) =>
          (
            (await ask(
              "selectionRange",
              { textDocument: { uri: document.uri.toString() }, positions: places.map(plain) },
              token
            )) ?? []
          ).map(selection),
      }),
      languages.registerWorkspaceSymbolProvider({
        provideWorkspaceSymbols: async (query, token) =>
          ((await this.connection.request("workspace/symbol", { query }, token)) ?? []).map(
            (one) =>
              new vscode.SymbolInformation(
                one.name, vscode.SymbolKind.Key, one.containerName, location(one.location))
          ),
      })
    );
  }

  command(command) {
    if (command.command !== "phrasebook.showReferences") return { ...command, command: "" };
    const [uri, at, locations] = command.arguments;
    return {
      title: command.title,
      command: "editor.action.showReferences",
      arguments: [vscode.Uri.parse(uri), position(at), locations.map(location)],
    };
  }

  async complete(document, at, token) {
    const found = await this.connection.request(
      "textDocument/completion", place(document, at), token);
    if (!found) return null;
    const items = found.items.map((one) => {
      const item = new vscode.CompletionItem(one.label, one.kind - 1);
      item.detail = one.detail;
      item.documentation = one.documentation;
      item.sortText = one.sortText;
      item.filterText = one.filterText;
      item.range = range(one.textEdit.range);
      item.insertText = one.textEdit.newText;
      return item;
    });
    return new vscode.CompletionList(items, found.isIncomplete);
  }

  async actions(document, at, context, token) {
    const found = await this.connection.request(
      "textDocument/codeAction",
      {
        ...place(document, at.start),
        range: plainRange(at),
        context: { diagnostics: [], only: context.only ? [context.only.value] : undefined },
      },
      token
    );
    return (found ?? []).map((one) => {
      const kind = vscode.CodeActionKind.Empty.append(one.kind);
      const action = new vscode.CodeAction(one.title, kind);
      action.isPreferred = one.isPreferred;
      action.raw = one;
      if (one.edit) action.edit = workspaceEdit(one.edit);
      return action;
    });
  }
}

// A catalog as a table that follows the text.
class CatalogEditor {
  resolveCustomTextEditor(document, panel) {
    const show = () => {
      panel.webview.html = page(document.getText());
    };
    const subscription = vscode.workspace.onDidChangeTextDocument((event) => {
      if (event.document.uri.toString() === document.uri.toString()) show();
    });
    panel.onDidDispose(() => subscription.dispose());
    show();
  }
}

let client;

async function activate(context) {
  const restart = async () => {
    client?.stop();
    client = new Client(context);
    await client.start();
  };
  context.subscriptions.push(
    vscode.window.registerCustomEditorProvider("phrasebook.catalog", new CatalogEditor()),
    vscode.commands.registerCommand("phrasebook.restart", restart),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("phrasebook")) return restart();
    }),
    vscode.workspace.onDidChangeWorkspaceFolders(restart)
  );
  await restart();
}

function deactivate() {
  client?.stop();
}

module.exports = { activate, deactivate };
