/// The parts of a text with a meaning for the app: `${name}`, tags, targets of links, addresses,
/// `&amp;`.
///
/// A machine that makes such things up, or is talked into it, must not bring them into an app.
struct ProtectedMarkup {
  private var counts: [String: Int] = [:]
  /// In the order of the text.
  private let parts: [String]

  /// - Parameter isExact: Whether attributes and targets of links count too.
  init(_ text: String, isExact: Bool = true) {
    let bytes = Array(text.utf8)
    parts = ProtectedParts.ranges(in: text).compactMap { range in
      let part = String(decoding: bytes[range], as: UTF8.self)
      return isExact ? Self.exact(part) : Self.kind(of: part)
    }
    for part in parts { counts[part, default: 0] += 1 }
  }

  /// The first part of which another text has less; nil if it has them all.
  func foreign(to other: ProtectedMarkup) -> String? {
    parts.first { counts[$0, default: 0] > other.counts[$0, default: 0] }
  }

  private static func exact(_ part: String) -> String? {
    for start in ["${", "<", "](", "http", "&"] where part.hasPrefix(start) { return part }
    return nil
  }

  private static func kind(of part: String) -> String? {
    if part.hasPrefix("${") { return part }
    if part.hasPrefix("](") { return "](" }
    guard part.hasPrefix("<") else { return nil }
    let name = part.dropFirst().prefix { $0 == "/" || $0.isLetter || $0.isNumber || $0 == "-" }
    let isClosed = name.count > 1 && name.hasSuffix("/")
    return "<\(isClosed ? name.dropLast() : name)>".lowercased()
  }
}
