extension AppleInterface {
  /// The functions that are found by name: the parameters' names say which argument is what, the
  /// text scanner's unlabelled C forms included.
  static let legacy = #"""
    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = nil, value: String = nil,
      comment: String = nil) -> String
    func NSLocalizedString(_ key: String, _ comment: String?) -> String
    func NSLocalizedStringFromTable(
      _ key: String, _ tableName: String?, _ comment: String?) -> String
    func NSLocalizedStringFromTableInBundle(
      _ key: String, _ tableName: String?, _ bundle: Bundle?, _ comment: String?) -> String
    func NSLocalizedStringWithDefaultValue(
      _ key: String, _ tableName: String?, _ bundle: Bundle?, _ value: String, _ comment: String?
    ) -> String

    func NSLocalizedAttributedString(_ key: String, _ comment: String?) -> NSAttributedString
    func NSLocalizedAttributedStringFromTable(
      _ key: String, _ tableName: String?, _ comment: String?) -> NSAttributedString
    func NSLocalizedAttributedStringFromTableInBundle(
      _ key: String, _ tableName: String?, _ bundle: Bundle?, _ comment: String?
    ) -> NSAttributedString
    func NSLocalizedAttributedStringWithDefaultValue(
      _ key: String, _ tableName: String?, _ bundle: Bundle?, _ value: String, _ comment: String?
    ) -> NSAttributedString

    func CFCopyLocalizedString(_ key: String, _ comment: String?) -> String
    func CFCopyLocalizedStringFromTable(
      _ key: String, _ tableName: String?, _ comment: String?) -> String
    func CFCopyLocalizedStringFromTableInBundle(
      _ key: String, _ tableName: String?, _ bundle: Bundle?, _ comment: String?) -> String
    func CFCopyLocalizedStringWithDefaultValue(
      _ key: String, _ tableName: String?, _ bundle: Bundle?, _ value: String, _ comment: String?
    ) -> String
    """#
}
