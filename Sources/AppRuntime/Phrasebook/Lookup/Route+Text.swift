extension Route {
  /// What is looked up, lent by whoever asks.
  struct Wanted {
    let key: UnsafeBufferPointer<UInt8>
    /// What the code says: its default value, else the key.
    let code: String
    /// Whether the code says something else than the key.
    let hasDefault: Bool
  }

  /// What the tables say without a search.
  enum Answer {
    case text(String)
    /// No table has the key.
    case nothing
    case search
  }

  /// The text of a key that has no values, where the first table has it in the reader's own language.
  @inline(__always)
  func firstText(of key: UnsafeBufferPointer<UInt8>) -> String? {
    first?._withUnsafeGuaranteedRef { table in
      guard case .value(let range) = table.find(table.hash(of: key), at: firstIndex) else {
        return nil
      }
      let value = table.bytes(range)
      guard value[0] == ValueNode.Kind.text.rawValue else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: value[1...]), as: UTF8.self)
    }
  }

  /// The text of a key where no search is needed: the first table that has it has it in the reader's own
  /// language, or the reader's language is the code's and the code has it.
  @inline(never)
  func text(
    of wanted: borrowing Wanted, _ arguments: [Phrase.Argument], core: Localizer.Core
  ) -> Answer {
    for entry in 0..<entries.count {
      let table = entries[entry].table
      let index = entries[entry].index
      let isSource = entries[entry].isSource
      let found = table._withUnsafeGuaranteedRef {
        find(wanted, in: $0, at: index, isSource: isSource)
      }
      switch found {
      case .nothing: continue
      case .search: return .search
      case .code where arguments.isEmpty: return .text(wanted.code)
      case .value(let range, .text) where arguments.isEmpty:
        return .text(
          table._withUnsafeGuaranteedRef {
            String(
              decoding: UnsafeBufferPointer(rebasing: $0.bytes(range)[1...]), as: UTF8.self)
          })
      case .value(_, _) where arguments.isEmpty: return .search
      case .value(let range, _): return text(of: wanted, arguments, entry, range, core: core)
      case .code: return text(of: wanted, arguments, entry, nil, core: core)
      }
    }
    return entries.count == stops.count && problems.isEmpty ? .nothing : .search
  }

  private enum Found {
    case value(Range<Int>, ValueNode.Kind)
    /// The code's own text is the one to show.
    case code
    case nothing
    case search
  }

  @inline(__always)
  private func find(
    _ wanted: borrowing Wanted, in table: TableContent, at index: Int?, isSource: Bool
  ) -> Found {
    let hash = table.hash(of: wanted.key)
    let found = index.map { table.find(hash, at: $0) } ?? .nothing
    switch found {
    case .damage: return .search
    case .value(let range):
      guard let kind = ValueNode.Kind(rawValue: table.bytes(range)[0]) else { return .search }
      guard kind == .extracted else { return .value(range, kind) }
      // It was copied from the code, which may have changed since.
      return wanted.hasDefault && isSource ? .code : .search
    case .nothing:
      guard table.flags(of: wanted.key, hash: hash) != nil else { return .nothing }
      return isSource ? .code : .search
    }
  }

  /// The text of a key with values that need nothing but a format: one of a table, or the code's own.
  @inline(never)
  private func text(
    of wanted: borrowing Wanted, _ arguments: [Phrase.Argument], _ entry: Int, _ range: Range<Int>?,
    core: Localizer.Core
  ) -> Answer {
    withUnsafeTemporaryAllocation(of: FormatArgument.self, capacity: arguments.count) { room in
      var count = 0
      defer { room[..<count].deinitialize() }
      for argument in arguments {
        guard case .plain(let value) = argument else { return .search }
        room.initializeElement(at: count, to: value)
        count += 1
      }
      let values = UnsafeBufferPointer(room)
      let numbers = core.numbers ?? entries[entry].numbers
      guard let range else {
        let text = try? FormatTemplate.text(of: wanted.code, arguments: values, numbers: numbers)
        return text.map(Answer.text) ?? .search
      }
      let value = TableValue(
        range, of: entries[entry].table.takeUnretainedValue(),
        language: entries[entry].index ?? 0, device: core.configuration.device)
      guard (try? value.isForDevice()) == true,
        let text = try? value.text(arguments: values, numbers: numbers)
      else { return .search }
      return .text(text)
    }
  }
}
