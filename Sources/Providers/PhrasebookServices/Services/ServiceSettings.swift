import Phrasebook
public import PhrasebookTranslate

/// What services are told by the environment: keys and addresses, and nothing from anywhere else.
public struct ServiceSettings: Sendable {
  private let environment: [String: String]
  private let needsKeys: Bool

  /// - Parameter needsKeys: False where nothing is to be sent: to count what it would cost.
  public init(environment: [String: String], needsKeys: Bool = true) {
    self.environment = environment
    self.needsKeys = needsKeys
  }

  /// The names of all services, as `--with` takes them.
  public static let names = ["deepl", "google", "azure", "libretranslate", "openai"]

  /// The service of a name; nil where there is none such.
  public func service(named name: String) throws(TranslatorFailure) -> (any WebService)? {
    switch name {
    case "deepl": try DeepL(self)
    case "google": try GoogleTranslate(self)
    case "azure": try AzureTranslator(self)
    case "libretranslate": try LibreTranslate(self)
    case "openai": try ChatCompletion(self)
    default: nil
    }
  }

  /// A value that is there and not empty.
  func value(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }

  /// A key; nothing but what may stand in a header.
  func key(_ name: String, for service: String) throws(TranslatorFailure) -> String {
    guard let key = value(name) else {
      guard needsKeys else { return "none" }
      throw TranslatorFailure("\(service) needs a key: set \(name) in the environment")
    }
    guard key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw TranslatorFailure("\(name) holds a space or a sign that no key has; correct it")
    }
    return key
  }

  /// An address without a slash at its end.
  func address(_ name: String, or usual: String) -> String {
    var address = value(name) ?? usual
    while address.hasSuffix("/") { address.removeLast() }
    return address
  }
}
