internal import PhrasebookModel

extension Exchange {
  /// The exchange as Xcode exports it: files sorted by path without regard to case, units by id with
  /// numbers by value; in the source language each text is its own translation.
  ///
  /// Source: bundles that Xcode 10 to 27 wrote.
  var asXcodeExports: Exchange {
    var exchange = self
    exchange.tables.sort { a, b in
      let (first, second) = (a.original ?? a.name, b.original ?? b.name)
      let (small, other) = (first.lowercased(), second.lowercased())
      return small == other ? first.precedes(second) : small.precedes(other)
    }
    for table in exchange.tables.indices {
      exchange.tables[table].units.sortAsXcode()
      let source = exchange.tables[table].sourceLanguage ?? exchange.sourceLanguage
      guard source != nil, source == exchange.targetLanguage else { continue }
      for unit in exchange.tables[table].units.indices {
        exchange.tables[table].units[unit].translateBySource()
      }
    }
    return exchange
  }
}

extension Exchange {
  /// The exchange with the source text as the target of each unit that is to be translated. A tool
  /// has the translations from a memory. The state shows whether the source text is the translation.
  var withSourcesAsTargets: Exchange {
    var exchange = self
    for table in exchange.tables.indices {
      for unit in exchange.tables[table].units.indices {
        let text = exchange.tables[table].units[unit]
        guard text.isTranslatable, let source = text.source, !source.isEmpty else { continue }
        let isSame = text.target.map(source.isExactly) ?? false
        exchange.tables[table].units[unit].target = source
        exchange.tables[table].units[unit].state = XLIFF.sourceText(
          of: isSame ? text.state ?? .translated : nil)
      }
    }
    return exchange
  }
}

extension ExchangeUnit {
  /// Takes away the state of a target that was the source text, and the target if it still is and is
  /// not the translation. A tool that needs such targets does not know states.
  mutating func leaveOutSourceText() {
    guard let word = state?.rawValue, word.hasPrefix(XLIFF.sourceText) else { return }
    state = nil
    guard let target, let source, target.isExactly(source) else { return }
    let own = word.dropFirst(XLIFF.sourceText.count + 1)
    if own.isEmpty { self.target = nil } else { state = State(rawValue: String(own)) }
  }

  /// Uses the source as the translation if that is missing.
  fileprivate mutating func translateBySource() {
    guard target == nil, let source else { return }
    target = source
    state = .new
  }
}

extension [ExchangeUnit] {
  /// Sorts the units by their ids. The forms of a key may be apart afterwards.
  fileprivate mutating func sortAsXcode() {
    let places = map { unit -> [UInt64] in
      // The phrases of a key are one unit.
      Self.place(
        of: unit.path.phrase == nil
          ? XLIFFIdentifier(key: unit.key, path: unit.path).text ?? unit.key : unit.key)
    }
    self = indices.sorted { a, b in
      places[a] == places[b] ? a < b : places[a].lexicographicallyPrecedes(places[b])
    }.map { self[$0] }
  }

  /// The characters of an id in numbers: a row of digits counts as one, by its value.
  private static func place(of id: String) -> [UInt64] {
    let zero = UInt64(UInt8(ascii: "0")) << 32
    var place: [UInt64] = []
    var isInNumber = false
    for scalar in id.unicodeScalars {
      guard (0x30...0x39).contains(scalar.value) else {
        place.append(UInt64(scalar.value) << 32)
        isInNumber = false
        continue
      }
      let digit = UInt64(scalar.value - 0x30)
      if isInNumber, let last = place.popLast() {
        place.append(zero + Swift.min((last - zero) * 10 + digit, UInt64(UInt32.max)))
      } else {
        place.append(zero + digit)
      }
      isInNumber = true
    }
    return place
  }
}
