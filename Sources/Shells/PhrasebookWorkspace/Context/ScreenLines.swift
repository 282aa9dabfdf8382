import PhrasebookModel
import PhrasebookServices

/// The words of a picture as lines of labels, and where a text is among them.
struct ScreenLines {
  /// Words side by side, such as a label or a button.
  private struct Segment {
    /// Indices of words.
    var words: [Int]
    var region: PictureRegion
  }

  /// A text that may continue in the lines below: the words of a segment and those under it.
  private struct Chain {
    var words: [Int] = []
    /// The words one after another, and where each of them begins.
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var ends: [Int] = []
    /// By index into `words`.
    var segmentStarts: Set<Int> = []
    var segmentEnds: Set<Int> = []
    /// The number of words of the first segment.
    var first = 0
  }

  /// A text in the picture.
  struct Match {
    /// Indices of words.
    var words: Set<Int>
    var region: PictureRegion
  }

  private let words: [RecognizedWord]
  private var chains: [Chain] = []

  init(_ words: [RecognizedWord]) {
    self.words = words
    let segments = Self.segments(words)
    let folded = words.map { Array(ScreenText.folded($0.text).utf8) }
    chains = segments.indices.map { Self.chain(from: $0, segments, folded) }
  }

  // MARK: Layout

  private static func segments(_ words: [RecognizedWord]) -> [Segment] {
    var segments: [Segment] = []
    for (index, word) in words.enumerated() {
      guard let last = segments.last, let end = last.words.last, words[end].line == word.line
      else {
        segments.append(Segment(words: [index], region: word.region))
        continue
      }
      let gap = word.region.x - (last.region.x + last.region.width)
      // Two buttons of a bar are one line for the program that reads it.
      if gap * 2 > 3 * max(last.region.height, word.region.height) {
        segments.append(Segment(words: [index], region: word.region))
      } else {
        segments[segments.count - 1].words.append(index)
        segments[segments.count - 1].region = last.region.union(word.region)
      }
    }
    return segments
  }

  private static let mostLines = 8

  private static func chain(
    from start: Int, _ segments: [Segment], _ folded: [[UInt8]]
  ) -> Chain {
    var chain = Chain()
    var next: Int? = start
    var count = 0
    while let place = next, count < mostLines {
      let segment = segments[place]
      chain.segmentStarts.insert(chain.words.count)
      for word in segment.words {
        chain.words.append(word)
        chain.starts.append(chain.bytes.count)
        chain.bytes += folded[word]
        chain.ends.append(chain.bytes.count)
      }
      chain.segmentEnds.insert(chain.words.count - 1)
      if count == 0 { chain.first = chain.words.count }
      count += 1
      next = below(segment.region, segments)
    }
    return chain
  }

  /// The next line of a paragraph: close below, of about the same size, and not beside it.
  private static func below(_ region: PictureRegion, _ segments: [Segment]) -> Int? {
    let bottom = region.y + region.height
    return segments.indices.filter { index in
      let other = segments[index].region
      let gap = other.y - bottom
      return gap >= -region.height / 4 && gap * 4 <= region.height * 5 && other.y > region.y
        && other.x < region.x + region.width && region.x < other.x + other.width
        && other.height * 2 >= region.height && region.height * 2 >= other.height
    }.min { segments[$0].region.y < segments[$1].region.y }
  }

  // MARK: Texts

  /// All places of a text in the picture.
  func matches(of text: ScreenText) -> [Match] {
    chains.compactMap { chain in
      guard let range = Self.match(text, chain) else { return nil }
      let found = chain.words[range]
      guard let first = found.first else { return nil }
      return Match(
        words: Set(found),
        region: found.reduce(words[first].region) { $0.union(words[$1].region) })
    }
  }

  private static func match(_ text: ScreenText, _ chain: Chain) -> Range<Int>? {
    for start in 0..<chain.first {
      let isBound = chain.segmentStarts.contains(start)
      guard isBound || !text.startsOpen && text.weight >= ScreenText.telling else { continue }
      if let end = end(of: text, from: start, chain) { return start..<(end + 1) }
    }
    return nil
  }

  /// The last word of a text that begins at a word.
  private static func end(of text: ScreenText, from start: Int, _ chain: Chain) -> Int? {
    var position = chain.starts[start]
    for (index, piece) in text.pieces.enumerated() {
      let isFirst = index == 0 && !text.startsOpen
      guard
        let found = find(
          piece, in: chain.bytes,
          from: index == 0 && text.startsOpen ? position + 1 : position, isAnchored: isFirst)
      else { return nil }
      position = found + piece.count
    }
    if text.endsOpen {
      // The value takes the rest of the line, and there is one.
      guard let last = chain.ends.firstIndex(where: { $0 >= position }),
        chain.ends[last] > position || !chain.segmentEnds.contains(last)
      else { return nil }
      return chain.segmentEnds.filter { $0 >= last }.min()
    }
    guard let last = chain.ends.firstIndex(of: position) else { return nil }
    let isWhole = chain.segmentEnds.contains(last)
    return isWhole || text.weight >= ScreenText.telling ? last : nil
  }

  /// The longest value of a placeholder, in bytes.
  private static let longestValue = 80

  private static func find(
    _ piece: [UInt8], in bytes: [UInt8], from start: Int, isAnchored: Bool
  ) -> Int? {
    let last = min(bytes.count - piece.count, isAnchored ? start : start + longestValue)
    guard start <= last else { return nil }
    return (start...last).first { place in
      bytes[place] == piece[0] && bytes[place..<(place + piece.count)].elementsEqual(piece)
    }
  }
}
