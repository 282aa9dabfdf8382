/// The language and the class of lengths of the strings in a `SimilarityBlock`.
struct SimilarityBlockKey: Hashable {
  var language: Int64
  var lengthClass: Int
}
