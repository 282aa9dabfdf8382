extension Route {
  /// What is looked up, lent by whoever asks.
  struct Wanted {
    let key: UnsafeBufferPointer<UInt8>
    /// What the code says: its default value, else the key.
    let code: String
    /// Whether the code says something else than the key.
    let hasDefault: Bool
  }

  /// The text of a key where no search is needed: the first table has it in the reader's own language,
  /// or the reader's language is the code's and the code has it. nil for everything else.
  @inline(__always)
  func text(
    of wanted: borrowing Wanted, _ arguments: [Phrase.Argument], core: Localizer.Core
  ) -> String? {
    first?._withUnsafeGuaranteedRef { table in
      arguments.isEmpty
        ? plainText(of: wanted, in: table) : text(of: wanted, arguments, in: table, core: core)
    }
  }

  private enum Found {
    case value(Range<Int>, ValueNode.Kind)
    /// The code's own text is the one to show.
    case code
    case search
  }

  @inline(__always)
  private func find(_ wanted: borrowing Wanted, in table: TableContent) -> Found {
    let hash = table.hash(of: wanted.key)
    let found = firstIndex.map { table.find(hash, at: $0) } ?? .nothing
    switch found {
    case .damage: return .search
    case .value(let range):
      guard let kind = ValueNode.Kind(rawValue: table.bytes(range)[0]) else { return .search }
      guard kind == .extracted else { return .value(range, kind) }
      // It was copied from the code, which may have changed since.
      return wanted.hasDefault && isSource ? .code : .search
    case .nothing:
      guard isSource, table.flags(of: wanted.key, hash: hash) != nil else { return .search }
      return .code
    }
  }

  /// The text of a key that has no values.
  @inline(__always)
  private func plainText(of wanted: borrowing Wanted, in table: TableContent) -> String? {
    switch find(wanted, in: table) {
    case .search: return nil
    case .code: return wanted.code
    case .value(let range, let kind):
      guard kind == .text else { return nil }
      let text = UnsafeBufferPointer(rebasing: table.bytes(range)[1...])
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The text of a key with values that need nothing but a format.
  @inline(never)
  private func text(
    of wanted: borrowing Wanted, _ arguments: [Phrase.Argument], in table: TableContent,
    core: Localizer.Core
  ) -> String? {
    let found = find(wanted, in: table)
    if case .search = found { return nil }
    guard let numbers = core.numbers ?? numbers else { return nil }
    return withUnsafeTemporaryAllocation(of: FormatArgument.self, capacity: arguments.count) {
      room in
      var count = 0
      defer { room[..<count].deinitialize() }
      for argument in arguments {
        guard case .plain(let value) = argument else { return nil }
        room.initializeElement(at: count, to: value)
        count += 1
      }
      let values = UnsafeBufferPointer(room)
      guard case .value(let range, _) = found else {
        return try? FormatTemplate.text(of: wanted.code, arguments: values, numbers: numbers)
      }
      let value = TableValue(
        range, of: table, language: firstIndex ?? 0, device: core.configuration.device)
      guard (try? value.isForDevice()) == true else { return nil }
      return try? value.text(arguments: values, numbers: numbers)
    }
  }
}
