// JSON-RPC with Content-Length headers over the streams of a process. It needs nothing of Visual
// Studio Code.
"use strict";

class Connection {
  constructor(input, output) {
    this.output = output;
    this.buffer = Buffer.alloc(0);
    this.pending = new Map();
    this.handlers = new Map();
    this.lastId = 0;
    this.isClosed = false;
    input.on("data", (chunk) => this.take(chunk));
    input.on("close", () => this.close());
    output.on("error", () => this.close());
  }

  // Calls a function for each notification or request of a method.
  on(method, handler) {
    this.handlers.set(method, handler);
  }

  notify(method, params) {
    this.send({ jsonrpc: "2.0", method, params });
  }

  // Resolves with the result of a request. A token that is cancelled cancels the request.
  request(method, params, token) {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new Error("the language server has ended"));
      this.pending.set(id, { resolve, reject });
      if (token) token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.send({ jsonrpc: "2.0", id, method, params });
    });
  }

  send(message) {
    if (this.isClosed) return;
    const body = Buffer.from(JSON.stringify(message), "utf8");
    this.output.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.output.write(body);
  }

  take(chunk) {
    this.buffer = Buffer.concat([this.buffer, chunk]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const header = this.buffer.subarray(0, end).toString("ascii");
      const length = Number(/content-length:\s*(\d+)/i.exec(header)?.[1]);
      if (!Number.isInteger(length)) return this.close();
      if (this.buffer.length < end + 4 + length) return;
      const body = this.buffer.subarray(end + 4, end + 4 + length).toString("utf8");
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.handle(JSON.parse(body));
    }
  }

  handle(message) {
    if (message.method === undefined) {
      const waiting = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (!waiting) return;
      if (message.error) waiting.reject(new Error(message.error.message));
      else waiting.resolve(message.result);
      return;
    }
    const result = this.handlers.get(message.method)?.(message.params);
    if (message.id !== undefined) {
      Promise.resolve(result).then((value) =>
        this.send({ jsonrpc: "2.0", id: message.id, result: value ?? null })
      );
    }
  }

  close() {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const { reject } of this.pending.values()) {
      reject(new Error("the language server has ended"));
    }
    this.pending.clear();
  }
}

module.exports = { Connection };
