import Phrasebook
package import PhrasebookTranslate

/// The settings of services: keys and addresses, from the environment only.
package struct ServiceSettings: Sendable {
  private let environment: [String: String]
  private let needsKeys: Bool

  /// Takes the settings from an environment.
  ///
  /// - Parameter needsKeys: False for a dry run, which sends nothing.
  package init(environment: [String: String], needsKeys: Bool = true) {
    self.environment = environment
    self.needsKeys = needsKeys
  }

  /// The names of all services, as `--with` takes them.
  package static let names = ["deepl", "google", "azure", "libretranslate", "openai"]

  /// Returns the translator that asks a service; nil if no service has the name.
  package func translator(named name: String) throws(TranslatorFailure) -> (any Translator)? {
    try service(named: name).map { WebTranslator($0) }
  }

  func service(named name: String) throws(TranslatorFailure) -> (any WebService)? {
    switch name {
    case "deepl": try DeepL(self)
    case "google": try GoogleTranslate(self)
    case "azure": try AzureTranslator(self)
    case "libretranslate": try LibreTranslate(self)
    case "openai": try ChatCompletion(self)
    default: nil
    }
  }

  /// Returns a variable that is set and not empty.
  func value(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }

  /// Returns a key, which must be a valid value of a header.
  func key(_ name: String, for service: String) throws(TranslatorFailure) -> String {
    guard let key = value(name) else {
      guard needsKeys else { return "none" }
      throw TranslatorFailure("\(service) needs a key: set \(name) in the environment")
    }
    guard key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw TranslatorFailure(
        "\(name) contains a space or a character that a key cannot have; correct it")
    }
    return key
  }

  /// Returns an address without a trailing slash.
  func address(_ name: String, or usual: String) -> String {
    var address = value(name) ?? usual
    while address.hasSuffix("/") { address.removeLast() }
    return address
  }
}
