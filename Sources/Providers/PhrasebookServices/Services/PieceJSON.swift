internal import Phrasebook
internal import PhrasebookModel
internal import PhrasebookTranslate

/// A piece of text with its context as JSON, for translators that read it.
enum PieceJSON {
  static func members(of piece: TranslationPiece, id: Int) -> Members<JSONValue> {
    let context = piece.context
    var members: Members<JSONValue> = [
      "id": .number(String(id)), "text": .string(piece.text), "key": .string(context.key),
      "table": .string(context.table),
    ]
    if !context.path.isEmpty { members["variation"] = .string(context.path) }
    members["comment"] = context.comment.map(JSONValue.string)
    if let category = context.category {
      members["category"] = .string(category.rawValue)
      members["numbers"] = JSONBody.texts(context.samples)
    }
    members["limit"] = context.limit.map { .number(String($0)) }
    if !context.neighbours.isEmpty { members["neighbours"] = JSONBody.texts(context.neighbours) }
    if !context.terms.isEmpty {
      members["terms"] = .array(
        context.terms.map { term in
          .object([
            "source": .string(term.source), "target": .string(term.target ?? term.source),
          ])
        })
    }
    return members
  }
}
