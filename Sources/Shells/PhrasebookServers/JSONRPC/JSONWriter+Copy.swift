package import PhrasebookModel
package import PhrasebookWorkspace

extension JSONWriter {
  /// Writes a value as it was read.
  package mutating func copy(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let flag): bool(flag)
    case .number(let digits): number(digits: digits)
    case .string(let text): string(text)
    case .array(let values): array(values) { $0.copy($1) }
    case .object(let members):
      object { json in
        for (name, value) in members {
          json.name(text: name)
          json.copy(value)
        }
      }
    }
  }
}
