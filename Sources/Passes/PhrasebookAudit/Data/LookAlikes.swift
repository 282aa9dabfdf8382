/// Letters of Latin, Cyrillic and Greek that look like one of the others: Unicode's confusables.
enum LookAlikes {
  static func contains(_ scalar: Unicode.Scalar) -> Bool { letters.contains(scalar) }

  private static let letters: Set<Unicode.Scalar> = Set(
    ("aceiopxysjhkmtABCEHIKMOPTXYZSJ" + "асеіорхуѕјһкмтАВСЕНІКМОРТХУЅЈв"
      + "αοινρυκτχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ")
      .unicodeScalars)
}
