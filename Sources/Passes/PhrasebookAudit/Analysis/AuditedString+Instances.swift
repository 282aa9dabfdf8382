extension AuditedString {
  /// Whether an example is given at an offset: `e.g. 37.7749`, `z. B. 52,52`.
  func isInstance(at offset: Int) -> Bool {
    let words = part(max(0, offset - 48)..<offset).lowercased()
    guard let end = words.lastIndex(where: { ")]\n）".contains($0) }) else {
      return words.namesInstance
    }
    return String(words[end...].dropFirst()).namesInstance
  }
}

extension String {
  fileprivate var namesInstance: Bool {
    let spaced = " " + map { $0.isLetter || $0 == "." ? $0 : " " } + " "
    return Self.instanceWords.contains { spaced.range(of: " \($0)") != nil }
      || Self.instanceSigns.contains { range(of: $0) != nil }
  }

  /// The words and abbreviations that introduce an example in different languages.
  private static let instanceWords = [
    "e.g.", "e.g ", "eg. ", "eg ", "for example ", "for instance ", "example ", "ex. ", "ex ",
    "z.b.", "z. b.", "zum beispiel ", "beispiel ", "bspw.", "p. ex.", "p.ex.", "par exemple ",
    "exemple ", "p. ej.", "p.ej.", "por ejemplo ", "ejemplo ", "ej. ", "ad es.", "per esempio ",
    "esempio ", "es. ", "por exemplo ", "exemplo ", "bijv.", "bijvoorbeeld ", "voorbeeld ", "bv. ",
    "t.ex.", "t. ex.", "t ex ", "till exempel ", "exempel ", "f.eks.", "for eksempel ", "eksempel ",
    "esim.", "esimerkiksi ", "np. ", "na przykład ", "przykład ", "např.", "například ", "napr.",
    "napríklad ", "pl. ", "például ", "örn. ", "örneğin ", "mesela ", "de ex.", "de exemplu ",
    "npr.", "na primjer ", "na primer ", "например", "напр.", "пример", "наприклад", "приклад",
    "нпр.", "на пример", "misalnya ", "contoh ", "cth.", "ví dụ ", "vd. ", "π.χ.", "παράδειγμα",
    "למשל ", "לדוגמה ", "مثلا", "مثال", "على سبيل المثال", "उदा", "जैसे ",
  ]
  /// The same for scripts without spaces between words.
  private static let instanceSigns = ["例", "比如", "譬如", "たとえば", "예:", "예)", "예를 들", "เช่น", "ตัวอย่าง"]
}
