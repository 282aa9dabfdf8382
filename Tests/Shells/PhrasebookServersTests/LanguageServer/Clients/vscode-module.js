// Stands in for the module of Visual Studio Code, as far as the extension uses it. Positions and ranges become JSON as
// they do there (extHostTypes). It keeps what the extension registers, and what is published.
"use strict";

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
  toJSON() {
    return { line: this.line, character: this.character };
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
  toJSON() {
    return [this.start, this.end];
  }
}

class Uri {
  constructor(text) {
    this.text = text;
  }
  static parse(text) {
    return new Uri(text);
  }
  toString() {
    return this.text;
  }
}

// A class whose instances have the arguments of their creation as members of some names.
const record = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, place) => (this[name] = values[place]));
    }
  };

module.exports = function standIn(rootUri, settings) {
  const disposable = { dispose() {} };
  const registered = {};
  const events = {};
  const diagnostics = new Map();
  const messages = [];
  const languages = {
    match: () => 1,
    createDiagnosticCollection: () => ({
      set: (uri, items) => diagnostics.set(uri.toString(), items),
      dispose() {},
    }),
  };
  for (const name of [
    "Hover", "Definition", "Reference", "Rename", "CompletionItem", "CodeActions", "InlayHints",
    "CodeLens", "DocumentSymbol", "FoldingRange", "SelectionRange", "WorkspaceSymbol",
  ]) {
    languages[`register${name}Provider`] = (...values) => {
      registered[name] = values.find((value) => typeof value === "object" && !Array.isArray(value));
      return disposable;
    };
  }
  const workspace = {
    getConfiguration: () => ({ get: (name) => settings[name] }),
    workspaceFolders: [{ uri: new Uri(rootUri), name: "Shop" }],
    textDocuments: [],
  };
  for (const name of [
    "onDidOpenTextDocument", "onDidChangeTextDocument", "onDidCloseTextDocument",
    "onDidChangeConfiguration", "onDidChangeWorkspaceFolders",
  ]) {
    workspace[name] = (handler) => {
      events[name] = handler;
      return disposable;
    };
  }
  const window = { registerCustomEditorProvider: () => disposable };
  for (const name of ["showErrorMessage", "showWarningMessage", "showInformationMessage"]) {
    window[name] = (message) => messages.push([name, message]);
  }
  const vscode = {
    Position, Range, Uri, languages, workspace, window,
    commands: { registerCommand: () => disposable },
    env: { language: "en" },
    Location: record("uri", "range"),
    MarkdownString: record("value"),
    Hover: record("contents", "range"),
    Diagnostic: record("range", "message", "severity"),
    DiagnosticRelatedInformation: record("location", "message"),
    InlayHint: record("position", "label"),
    CodeLens: record("range", "command"),
    DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"),
    FoldingRange: record("start", "end"),
    SelectionRange: record("range", "parent"),
    SymbolInformation: record("name", "kind", "containerName", "location"),
    SymbolKind: { Key: 19 },
    CompletionItem: record("label", "kind"),
    CompletionList: record("items", "isIncomplete"),
    TextEdit: record("range", "newText"),
    WorkspaceEdit: class {
      set() {}
      createFile() {}
    },
    CodeAction: record("title", "kind"),
    CodeActionKind: { Empty: { append: (kind) => kind } },
  };
  return { vscode, registered, events, diagnostics, messages };
};
