/// Writes property lists as Apple's tools do.
package enum PropertyListWriter {
  /// In XML, each level one tab deeper, members in the order they have.
  package static func xml(_ value: PropertyListValue) -> [UInt8] {
    var out: [UInt8] = []
    out += #"<?xml version="1.0" encoding="UTF-8"?>"#.utf8
    out.append(0x0A)
    let doctype =
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#
      + #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#
    out += doctype.utf8
    out += "\n<plist version=\"1.0\">\n".utf8
    append(value, indent: 0, to: &out)
    out += "</plist>\n".utf8
    return out
  }

  /// In the binary format, `bplist00`; equal texts are written once.
  package static func binary(_ value: PropertyListValue) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    return writer.bytes(of: value)
  }

  private static func append(
    _ value: PropertyListValue, indent: Int, to out: inout [UInt8]
  ) {
    let tabs = [UInt8](repeating: 0x09, count: indent)
    func line(_ text: String) {
      out += tabs
      out += text.utf8
      out.append(0x0A)
    }
    switch value.content {
    case .text(let text): line("<string>\(XMLWriter.escaped(text))</string>")
    case .integer(let number): line("<integer>\(number)</integer>")
    case .unsigned(let number): line("<integer>\(number)</integer>")
    case .real(let number): line("<real>\(number)</real>")
    case .flag(let flag): line(flag ? "<true/>" : "<false/>")
    case .date(let seconds): line("<date>\(date(seconds))</date>")
    case .data(let bytes):
      line("<data>")
      line(Base64.text(of: bytes))
      line("</data>")
    case .list(let values):
      guard !values.isEmpty else { return line("<array/>") }
      line("<array>")
      for value in values { append(value, indent: indent + 1, to: &out) }
      line("</array>")
    case .table(let members):
      guard !members.isEmpty else { return line("<dict/>") }
      line("<dict>")
      for member in members {
        out += tabs
        out += "\t<key>\(XMLWriter.escaped(member.key))</key>\n".utf8
        append(member.value, indent: indent + 1, to: &out)
      }
      line("</dict>")
    case .other: line("<string></string>")
    }
  }

  private static func date(_ seconds: Double) -> String {
    // The years that a date is written in; anything else is the nearest of them.
    let total = Int(min(max(seconds.isNaN ? 0 : seconds, -63_114_076_800), 252_423_993_599))
    let day = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    let rest = total - day * 86_400
    // Days since the first of March of the year 0, then eras of 400 years.
    let shifted = day + 730_791
    let era = shifted / 146_097
    let ofEra = shifted % 146_097
    let year = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let date = ofYear - (153 * month + 2) / 5 + 1
    let number = (month + 2) % 12 + 1
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let years = String(era * 400 + year + (number <= 2 ? 1 : 0))
    let padded = String(repeating: "0", count: max(0, 4 - years.count)) + years
    return "\(padded)-\(two(number))-\(two(date))"
      + "T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
  }
}
