/// Removes secrets from the messages of a service, which may echo its request, wrapped or in part.
struct Redaction {
  private let secrets: [[Unicode.Scalar]]
  /// The length from which a part of a secret is secret; a shorter secret counts as a whole.
  private static let telling = 8

  init(_ secrets: [String]) {
    self.secrets = secrets.map { $0.unicodeScalars.filter(Self.counts) }.filter { !$0.isEmpty }
  }

  /// Whether a text contains a whole secret, regardless of white space; a short secret may be a word.
  func finds(in text: String) -> Bool {
    let scalars = text.unicodeScalars.filter(Self.counts)[...]
    return secrets.contains { secret in
      secret.count >= Self.telling
        && scalars.indices.contains { scalars[$0...].starts(with: secret) }
    }
  }

  /// Returns the text on one line, with … for each secret and each part of one.
  func redacted(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var hidden = [Bool](repeating: false, count: scalars.count)
    let places = scalars.indices.filter { Self.counts(scalars[$0]) }
    for secret in secrets {
      let length = min(Self.telling, secret.count)
      let parts = Set((0...(secret.count - length)).map { secret[$0..<$0 + length] })
      guard places.count >= length else { continue }
      for start in 0...(places.count - length) {
        let window = places[start..<start + length]
        guard parts.contains(window.map { scalars[$0] }[...]), let first = window.first,
          let last = window.last
        else { continue }
        for place in first...last { hidden[place] = true }
      }
    }
    var result = ""
    for (place, scalar) in scalars.enumerated() {
      if hidden[place] {
        if place == 0 || !hidden[place - 1] { result += "…" }
      } else if Self.counts(scalar) {
        result.unicodeScalars.append(scalar)
      } else if result.utf8.last.map({ $0 != 0x20 }) ?? false {
        result += " "
      }
    }
    return result
  }

  private static func counts(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
  }
}
