/// The words of a string dictionary (Apple, "Stringsdict File Format").
enum StringsDictKeys {
  static let format = "NSStringLocalizedFormatKey"
  static let ruleType = "NSStringFormatSpecTypeKey"
  static let plural = "NSStringPluralRuleType"
  static let valueType = "NSStringFormatValueTypeKey"
  static let device = "NSStringDeviceSpecificRuleType"
  static let width = "NSStringVariableWidthRuleType"
}
