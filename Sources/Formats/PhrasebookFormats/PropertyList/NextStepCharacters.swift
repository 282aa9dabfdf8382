/// The characters that octal escapes of old property lists name.
///
/// Source: the Unicode Consortium's mapping of NextStep's set, VENDORS/NEXT/NEXTSTEP.TXT; the lower
/// half is ASCII.
enum NextStepCharacters {
  /// The character of a number; nil if absent.
  static func scalar(_ number: Int) -> Unicode.Scalar? {
    guard number >= 0x80 else { return Unicode.Scalar(UInt32(max(0, number))) }
    return number < 0xFE ? upper[number - 0x80] : nil
  }

  private static let upper: [Unicode.Scalar] = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷"
      + "©¡¢£⁄¥ƒ§¤’“«‹›\u{FB01}\u{FB02}®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë"
      + "ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ").unicodeScalars)
}
