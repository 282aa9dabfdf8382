/// All declarations of a run, the project's own and Apple's, by name, none read before it is needed.
final class Library: @unchecked Sendable {
  /// Apple's interfaces, then the files of the run.
  let sources: [Source]
  /// The text of a file of the run; empty where it cannot be had.
  let text: @Sendable (Int) -> [UInt8]

  /// An item of a source.
  struct Place: Hashable, Sendable {
    var source: Int32
    var item: Int32
  }

  /// One item under one of its names.
  struct Row: Sendable {
    var hash: UInt32
    var source: Int32
    var item: Int32

    var place: Place { Place(source: source, item: item) }
  }

  /// Rows in the order of the sources, those of one hash side by side with others.
  private let rows: [Row]
  private let starts: [Int32]
  private let mask: UInt32
  private var extended: [Place: Place]

  static var appleCount: Int { AppleInterface.sources.count }

  init(_ files: [Source], text: @escaping @Sendable (Int) -> [UInt8]) {
    sources = AppleInterface.sources.map { Source($0.outline) } + files
    self.text = text
    let count = sources.reduce(0) { $0 + $1.outline.names.count }
    var size = 64
    while size < count { size *= 2 }
    let mask = UInt32(truncatingIfNeeded: size - 1)
    var starts = [Int32](repeating: 0, count: size + 1)
    for source in sources {
      for name in source.outline.names { starts[Int(name.hash & mask) + 1] += 1 }
    }
    for slot in 1...size { starts[slot] += starts[slot - 1] }
    var next = starts
    var rows = [Row](repeating: Row(hash: 0, source: 0, item: 0), count: count)
    for (index, source) in sources.enumerated() {
      for name in source.outline.names {
        let slot = Int(name.hash & mask)
        rows[Int(next[slot])] = Row(
          hash: name.hash, source: Int32(truncatingIfNeeded: index), item: name.item)
        next[slot] += 1
      }
    }
    (self.rows, self.starts, self.mask) = (rows, starts, mask)
    extended = [:]
    extended = foreignExtensions()
  }

  /// Extensions of a nested type by its last name, each with the declaration of that type.
  private func foreignExtensions() -> [Place: Place] {
    var declared: Set<UInt32> = []
    for source in sources {
      for item in source.outline.items where item.isType && item.kind != .extension {
        declared.insert(item.path)
      }
    }
    var found: [Place: Place] = [:]
    for (index, source) in sources.enumerated() {
      for name in source.outline.names {
        let item = source.outline.items[Int(name.item)]
        guard item.kind == .extension, item.path == name.hash, !declared.contains(item.path),
          let target = rows(named: name.hash).first(where: {
            self.item($0.place).isType && self.item($0.place).kind != .extension
          })
        else { continue }
        found[Place(source: Int32(truncatingIfNeeded: index), item: name.item)] = target.place
      }
    }
    return found
  }

  /// The index in the run of a source; negative for Apple's.
  func file(_ place: Place) -> Int { Int(place.source) - Self.appleCount }

  func item(_ place: Place) -> Item { sources[Int(place.source)].outline.items[Int(place.item)] }

  /// The path of a type.
  func path(_ place: Place) -> UInt32 { item(extended[place] ?? place).path }

  /// The type around an item; nil at the top of a file.
  func owner(_ place: Place) -> Place? {
    let parent = item(place).parent
    return parent < 0 ? nil : Place(source: place.source, item: parent)
  }

  /// The declaration of what an extension extends, where that goes by another path.
  func target(_ place: Place) -> Place { extended[place] ?? place }

  /// One number for what is declared under some names.
  func digest(of names: [UInt32]) -> UInt64 {
    var digest: UInt64 = 0
    for name in names {
      digest = Outline.fold(digest, UInt64(name))
      for row in rows(named: name) where file(row.place) >= 0 {
        digest = Outline.fold(digest, item(row.place).digest)
        digest = Outline.fold(digest, owner(row.place).map { UInt64(path($0)) } ?? 0)
      }
    }
    return digest
  }

  /// Everything that is declared under a name.
  func rows(named hash: UInt32) -> [Row] {
    let slot = Int(hash & mask)
    var found: [Row] = []
    for row in rows[Int(starts[slot])..<Int(starts[slot + 1])] where row.hash == hash {
      found.append(row)
    }
    return found
  }
}
