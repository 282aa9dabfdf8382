import TestSupport

/// Identifiers as they come: most of them sensible, spelled in every way, some of them nonsense.
struct RandomLanguages {
  var random: SeededGenerator

  private static let languages = [
    "en", "en", "en", "es", "es", "pt", "pt", "fr", "de", "it", "zh", "zh", "zh", "yue", "wuu",
    "no", "nb", "nn", "sr", "hr", "bs", "sh", "ar", "ars", "hi", "he", "iw", "id", "in", "fil",
    "tl",
    "mo", "ro", "yi", "ji", "ja", "ko", "nl", "sv", "ru", "uz", "az", "pa", "ks", "sd", "mn", "ku",
    "ms", "kk", "ht", "cmn", "nan", "prs", "fa", "cnr", "swc", "ca", "und", "root", "zxx", "mul",
    "eng", "deu", "zho", "haw", "tlh", "English", "German", "Chinese", "Norwegian", "x",
    "i-klingon", "sgn", "jw", "kok", "gom", "knn", "mol", "tgl",
  ]
  /// Languages whose usual region a libicu of some years ago does not know.
  private static let seldom = [
    "ain", "apw", "ber", "blo", "hmn", "ie", "kxv", "lut", "mid", "prg", "sjd", "sje", "sju",
  ]
  private static let scripts = ["Hans", "Hant", "Latn", "Cyrl", "Arab", "Deva", "Beng", "Guru"]
  private static let regions = [
    "US", "GB", "AU", "CA", "IN", "NZ", "ZA", "001", "150", "419", "MX", "AR", "ES", "PT", "BR",
    "AO",
    "FR", "CH", "BE", "DE", "AT", "IT", "CN", "TW", "HK", "MO", "SG", "MY", "NO", "SE", "RS", "ME",
    "BA", "IL", "PK", "AF", "IR", "CY", "CZ", "PL", "GG", "CC", "FJ", "AG", "CW", "JP", "USA", "ZZ",
    "XK", "EG", "SA", "PH", "ID", "AX", "VG", "UA", "BJ", "EE", "IQ", "RU", "MA",
  ]
  private static let variants = [
    "valencia", "POSIX", "oxendict", "1996", "u-ca-hebrew", "x-a", "bok", "u-va-posix",
    "u-ca-hebrew-va-posix",
  ]
  private static let characters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789____----".unicodeScalars)

  /// A plausible identifier.
  mutating func sensible() -> String {
    // The folder of texts in no language.
    if random.chance(0.02) { return "Base" }
    var parts = [random.pick(random.chance(0.1) ? Self.seldom : Self.languages) ?? ""]
    if random.chance(0.25) { parts.append(random.pick(Self.scripts) ?? "") }
    if random.chance(0.55) { parts.append(region()) }
    if random.chance(0.06) { parts.append(random.pick(Self.variants) ?? "") }
    let separators = random.chance(0.5) ? ["-"] : random.chance(0.8) ? ["_"] : ["-", "_"]
    var id = parts[0]
    for part in parts.dropFirst() { id += (random.pick(separators) ?? "-") + part }
    if random.chance(0.05) { id = id.lowercased() }
    if random.chance(0.05) { id = id.uppercased() }
    return id
  }

  /// Any characters that an identifier may have, up to 40 of them.
  mutating func nonsense() -> String {
    let longest = random.chance(0.8) ? 12 : 40
    var id = ""
    for _ in 0..<Int.random(in: 0...longest, using: &random) {
      if let character = random.pick(Self.characters) { id.unicodeScalars.append(character) }
    }
    return id
  }

  mutating func identifier(nonsense share: Double) -> String {
    random.chance(share) ? nonsense() : sensible()
  }

  /// A list without repetitions.
  mutating func list(upTo count: Int, nonsense share: Double = 0) -> [String] {
    var seen: Set<String> = []
    return (0..<Int.random(in: 0...count, using: &random))
      .map { _ in identifier(nonsense: share) }.filter { seen.insert($0).inserted }
  }

  private mutating func region() -> String {
    if random.chance(0.7) { return random.pick(Self.regions) ?? "" }
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return String((0..<2).compactMap { _ in random.pick(letters) })
  }
}
