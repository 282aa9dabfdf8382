import CatalogJSON

/// The unusual characters of a text, found in one pass.
struct CharacterFacts {
  /// The scripts of its letters.
  private(set) var scripts: ScriptSet = []
  /// The number of letters.
  private(set) var letters = 0
  private(set) var hasInvisible = false
  private(set) var hasDirection = false
  private(set) var hasReplacement = false
  private(set) var hasControl = false
  private(set) var hasMarks = false
  private(set) var hasSpecialSpace = false
  private(set) var hasPrivateUse = false
  private(set) var hasCompatibility = false

  init(_ text: String, _ features: TextFeatures) {
    hasControl = features.contains(.control)
    guard features.contains(.wide) else {
      if features.contains(.letter) {
        scripts = ScriptSet(.latin)
        for byte in text.utf8 where byte.isLetter { letters += 1 }
      }
      return
    }
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        let letter = value | 0x20
        if letter >= 0x61, letter <= 0x7A {
          scripts.insert(ScriptSet(.latin))
          letters += 1
        }
        continue
      }
      switch value {
      case 0x80...0x9F: hasControl = true
      case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000, 0x1680: hasSpecialSpace = true
      case 0x202A...0x202E, 0x2066...0x2069, 0x61C, 0x200E, 0x200F: hasDirection = true
      case 0x2028, 0x2029: hasControl = true
      case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: hasPrivateUse = true
      // The parts of Hangul syllables come together, too.
      case 0x300...0x36F, 0x3099...0x309A, 0x1100...0x11FF: hasMarks = true
      case 0x2126, 0x212A, 0x212B, 0x1F71, 0x1F73, 0x1F75, 0x1F77, 0x1F79, 0x1F7B, 0x1F7D,
        0xF900...0xFAFF, 0x340...0x341, 0x374, 0x37E, 0x387, 0x1FBE, 0x0958...0x095F:
        hasCompatibility = true
      default: if scalar.standsForLostOne { hasReplacement = true }
      }
      if Invisible.isHidden(scalar) { hasInvisible = true }
      let script = Script.of(scalar)
      if script != .common {
        scripts.insert(ScriptSet(script))
        letters += 1
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a replacement character or a noncharacter.
  var standsForLostOne: Bool {
    value & 0xFFFE == 0xFFFE
      || value >= 0xFDD0 && (value <= 0xFDEF || value == 0xFFFC || value == 0xFFFD)
  }
}
