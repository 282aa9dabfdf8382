internal import Phrasebook
internal import PhrasebookModel

extension XLIFFReader {
  /// Reads the `trans-unit` whose start was the last event: one unit, or one for each phrase of an
  /// App Shortcut.
  mutating func readUnits(_ tag: XMLTag) throws(UnreadableFile) -> [ExchangeUnit] {
    phrases(of: try readUnit(tag)).map { unit in
      var unit = unit
      unit.leaveOutSourceText()
      return unit
    }
  }

  /// A unit for each phrase if a unit holds the phrases of an App Shortcut.
  private mutating func phrases(of unit: ExchangeUnit) -> [ExchangeUnit] {
    guard unit.path.isRoot, let markup = unit.unknown["source"]?.string,
      let sources = XLIFFPhrases.read(markup)
    else { return [unit] }
    let numbers = sources.keys.sorted()
    var targets: [Int: String] = [:]
    if let text = unit.target {
      let marked = unit.unknown["target"]?.string.flatMap(XLIFFPhrases.read)
      if let found = marked ?? XLIFFPhrases.read(plain: text, numbers: numbers) {
        targets = found
      } else {
        diagnostics.append(
          Diagnostic(
            .warning,
            """
            the translation of \(unit.key.quoted) does not have the \(numbers.count.of(.texts)) of \
            the source, each in <mrk>; left out
            """, at: unit.location))
      }
    }
    var isFirst = true
    return Set(numbers).union(targets.keys).sorted().map { number in
      var phrase = unit
      phrase.path = VariationPath(phrase: number)
      phrase.source = sources[number]
      phrase.target = targets[number]
      if phrase.target == nil { phrase.state = nil }
      phrase.unknown["source"] = nil
      phrase.unknown["target"] = nil
      if !isFirst { phrase.unknown = [:] }
      isFirst = false
      return phrase
    }
  }

  private mutating func readUnit(_ tag: XMLTag) throws(UnreadableFile) -> ExchangeUnit {
    let place = reader.location
    guard let id = tag["id"] else {
      throw reader.failure("a <trans-unit> has no id; is the file whole?")
    }
    let identifier = XLIFFIdentifier(id)
    var unit = ExchangeUnit(key: identifier.key, path: identifier.path, location: place)
    var hasSource = true
    for attribute in tag.attributes {
      switch (attribute.name, attribute.value) {
      case ("id", _), ("xml:space", "preserve"): break
      case ("extradata", XLIFF.noSource): hasSource = false
      case ("extradata", let mark) where mark.hasPrefix(XLIFF.numbered):
        unit.unknown[XLIFF.numbered] = .string(mark)
      case ("translate", "no"): unit.isTranslatable = false
      case ("maxwidth", let number) where tag["size-unit"] == "char" && Int(number) != nil:
        unit.maximumLength = Int(number)
      case ("size-unit", "char") where tag["maxwidth"].flatMap(Int.init) != nil: break
      default: unit.unknown["@\(attribute.name)"] = .string(attribute.value)
      }
    }
    unit.unknown.keep(groups, as: "groups")
    var hasNote = false
    let depth = reader.depth
    while let event = try reader.next(), reader.depth >= depth {
      guard case .start(let child) = event else { continue }
      switch root.local(child.name) {
      case "source" where unit.source == nil:
        unit.source = try readText(child, "source", &unit)
        if unit.path.substitution != nil, unit.source == id { unit.source = nil }
      case "target" where unit.target == nil:
        readState(child, &unit)
        unit.target = try readText(child, "target", &unit)
      case "note" where !hasNote:
        hasNote = true
        try readNote(child, &unit)
      default: unit.unknown.append(try reader.skipElement(), to: "elements")
      }
    }
    if !hasSource { unit.source = nil }
    takeApproval(tag["approved"], &unit)
    return unit
  }

  /// A translation that is expressly not approved is not finished, whatever its state is; an approved
  /// one without a state is translated.
  private func takeApproval(_ approved: String?, _ unit: inout ExchangeUnit) {
    guard let target = unit.target, !target.isEmpty else { return }
    switch (approved, unit.state) {
    case ("no", nil), ("no", .translated?): unit.state = .needsReview
    case ("yes", nil): unit.state = .translated
    default: break
    }
  }

  private mutating func readText(
    _ tag: XMLTag, _ name: String, _ unit: inout ExchangeUnit
  ) throws(UnreadableFile) -> String {
    for attribute in tag.attributes
    where name == "source" || attribute.name != "state" && attribute.name != "state-qualifier" {
      unit.unknown["\(name)@\(attribute.name)"] = .string(attribute.value)
    }
    let place = reader.location
    let content = try InlineText.read(&reader, Self.meaning)
    if let markup = content.markup, let inline = content.tag {
      unit.unknown[name] = .string(markup)
      guard XLIFFPhrases.read(markup) == nil else { return content.text }
      diagnostics.append(
        Diagnostic(
          .note,
          """
          the tags in this \(name), such as <\(inline.visible)>, are not part of a catalog's string; their content is
          """, at: place))
    }
    return content.text
  }

  private func readState(_ tag: XMLTag, _ unit: inout ExchangeUnit) {
    let stated = XLIFFState(state: tag["state"], qualifier: tag["state-qualifier"])
    unit.state = stated.catalogState
    let ours = XLIFFState(unit.state)
    if let state = stated.state, state != ours.state {
      unit.unknown["target@state"] = .string(state)
    }
    if let qualifier = stated.qualifier, qualifier != ours.qualifier {
      unit.unknown["target@state-qualifier"] = .string(qualifier)
    }
  }

  private mutating func readNote(
    _ tag: XMLTag, _ unit: inout ExchangeUnit
  ) throws(UnreadableFile) {
    for attribute in tag.attributes {
      if attribute.name == "from", attribute.value == "auto-generated" {
        unit.isCommentAutoGenerated = true
      } else {
        unit.unknown["note@\(attribute.name)"] = .string(attribute.value)
      }
    }
    let note = try InlineText.read(&reader).text
    unit.comment = tag.isEmpty ? nil : note
  }

  /// The text of XLIFF 1.2's inline elements (section 2.3): their content, or `equiv-text`, which
  /// tools fill with the specifier.
  static func meaning(of tag: XMLTag) -> InlineText.Meaning {
    let isBreak = tag["ctype"] == "lb" || tag["ctype"] == "x-lb"
    return InlineText.Meaning(placeholder: tag["equiv-text"] ?? (isBreak ? "\n" : ""))
  }

  private static var meaning: (XMLTag) -> InlineText.Meaning { { meaning(of: $0) } }
}
