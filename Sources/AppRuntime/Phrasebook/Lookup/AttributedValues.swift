internal import Foundation

/// The values of one string with their attributes; nil for those without.
final class AttributedValues {
  /// In the order of the string's values.
  var values: [AttributedString?] = []
}
