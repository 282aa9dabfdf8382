import Phrasebook
import Yams

extension SettingsReader {
  /// `exchange:`, the files for translators that stay in step with the catalogs.
  func exchange(_ node: Node) throws(ScopeFailure) -> Settings.ExchangeSetting {
    var setting = Settings.ExchangeSetting(format: "", folder: "")
    let known = Setting.members(of: "exchange")
    try members(of: node, known: known, what: "member of exchange") {
      (name, value) throws(ScopeFailure) in
      switch name {
      case "format": setting.format = try text(value)
      case "folder":
        setting.folder = try path(value)
        let parts = setting.folder.split(separator: "/", omittingEmptySubsequences: false)
        guard !setting.folder.hasPrefix("/"), !parts.contains("..") else {
          throw failure("the folder of exchange is one below this file", value)
        }
      default: setting.languages = try languages(value)
      }
    }
    guard !setting.format.isEmpty, !setting.folder.isEmpty else {
      throw failure("exchange needs a format and a folder, such as xliff and Translations", node)
    }
    return setting
  }
}
