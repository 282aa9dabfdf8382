/// Languages that are compared with each other although their codes differ.
///
/// Source: Apple's matcher. Hindi is with English only for `hi_Latn`, whose parent is `en_IN`.
enum LanguageGroups {
  static let rows: [String: String] = [
    "ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh",
  ]
}
