import Foundation

func tr(_ key: String, tableName: String? = nil, value: String = "", comment: String) -> String {
  NSLocalizedString(key, tableName: tableName, value: value, comment: comment)
}
