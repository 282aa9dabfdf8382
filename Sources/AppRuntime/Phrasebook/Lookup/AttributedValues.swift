internal import Foundation

/// The values of one text as they were written into it, with their attributes; nil for those that
/// have none.
final class AttributedValues {
  /// In the order of the values of the text.
  var values: [AttributedString?] = []
}
