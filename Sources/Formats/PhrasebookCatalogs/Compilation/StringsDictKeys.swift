/// The words of a string dictionary (Apple, "Stringsdict File Format").
package enum StringsDictKeys {
  package static let format = "NSStringLocalizedFormatKey"
  package static let ruleType = "NSStringFormatSpecTypeKey"
  package static let plural = "NSStringPluralRuleType"
  package static let valueType = "NSStringFormatValueTypeKey"
  package static let device = "NSStringDeviceSpecificRuleType"
  package static let width = "NSStringVariableWidthRuleType"
}
