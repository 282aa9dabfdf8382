extension Route {
  /// The result of a look-up that takes no notes and needs no search.
  enum Answer {
    case text(String)
    /// No table has the key.
    case missing
    /// The text needs a search: of values that are not plain, or with problems to report.
    case search
  }

  /// Returns the text of a key without values if the first candidate has it: the visit's first step, for
  /// nearly every text.
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

  /// Returns the text of a key if no search is needed: its values are plain, and there is nothing to
  /// report.
  @inline(never)
  func text(
    of wanted: borrowing Wanted, _ arguments: [Phrase.Argument], core: Localizer.Core
  ) -> Answer {
    let reports = core.configuration.onProblem != nil
    guard problems.isEmpty || !reports else { return .search }
    var text: String?
    let end = visit(wanted) { index, content in
      // If the first candidate of a table does not decide, a search follows.
      guard case .value(let range, let kind) = content,
        candidates[index].choice == 0 || !reports
      else { return true }
      text =
        arguments.isEmpty
        ? plainText(at: index, range, kind)
        : self.text(wanted.code, arguments, at: index, range, core: core)
      return true
    }
    switch end {
    case .accepted: break
    case .code(let index):
      // Unless it is the source language, the user's has no translation.
      guard candidates[index].isSource || !reports else { break }
      let source = index + steps[candidates[index].step].sourceIndex
      text =
        arguments.isEmpty
        ? wanted.code : self.text(wanted.code, arguments, at: source, nil, core: core)
    case .missing: return problems.isEmpty ? .missing : .search
    }
    return text.map(Answer.text) ?? .search
  }

  /// Returns a text without variations.
  private func plainText(at index: Int, _ range: Range<Int>, _ kind: ValueNode.Kind) -> String? {
    guard kind == .text || kind == .extracted else { return nil }
    return candidates[index].table._withUnsafeGuaranteedRef {
      String(decoding: UnsafeBufferPointer(rebasing: $0.bytes(range)[1...]), as: UTF8.self)
    }
  }

  /// Returns a text with values that need nothing but a format: one of a table, or the code's own.
  @inline(never)
  private func text(
    _ code: String, _ arguments: [Phrase.Argument], at index: Int, _ range: Range<Int>?,
    core: Localizer.Core
  ) -> String? {
    withUnsafeTemporaryAllocation(of: FormatArgument.self, capacity: arguments.count) { room in
      var count = 0
      defer { room[..<count].deinitialize() }
      for argument in arguments {
        guard case .plain(let value) = argument else { return nil }
        room.initializeElement(at: count, to: value)
        count += 1
      }
      let values = UnsafeBufferPointer(room)
      let numbers = core.numbers ?? candidates[index].numbers
      guard let range else {
        return try? TextBuilder.text(ofFormat: code, arguments: values, numbers: numbers)
      }
      let value = TableValue(
        range, of: candidates[index].table.takeUnretainedValue(),
        language: candidates[index].index ?? 0, device: core.configuration.device)
      guard (try? value.isForDevice()) == true else { return nil }
      return try? value.text(arguments: values, numbers: numbers)
    }
  }
}
