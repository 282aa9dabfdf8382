import PhrasebookPlatform
import PhrasebookReports

/// Breaks the lines of a help into the columns of the terminal.
///
/// The parser counts characters and breaks at spaces: Japanese and Chinese have wide characters and no
/// spaces.
struct HelpLayout {
  /// The columns of the terminal.
  let columns: Int

  /// The column at which the parser begins the texts of arguments.
  private static let textColumn = 26
  /// More columns than a help has, so that the parser breaks no line.
  static let unbroken = 100_000

  /// - Parameter columns: Those of the terminal if nil.
  init(columns: Int? = nil) {
    self.columns = max(columns ?? Self.terminalColumns(), Self.textColumn + 10)
  }

  /// The columns that the user or the terminal sets; 80 if neither does.
  private static func terminalColumns() -> Int {
    if let given = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }), given > 0 {
      return given
    }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// A help whose lines are not broken, in lines of the terminal.
  func broken(_ help: String) -> String {
    withShortUsage(help).split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(of: String($0)) }.joined(separator: "\n")
  }

  /// A help or an error whose usage has one word for the options that may be left out, if the terminal
  /// has no room for all of them.
  func withShortUsage(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let usage = /([^ ].{0,20}?[:：] ?phrasebook(?: [a-z]+)*)( .*)/
      guard DisplayWidth.of(String(line)) > columns, let match = line.wholeMatch(of: usage) else {
        return String(line)
      }
      return match.output.1 + " [<options>]"
        + match.output.2.replacing(/\ \[-[^\]]*\]/, with: "")
        .replacing(" [<options>]", with: "")
    }.joined(separator: "\n")
  }

  private func lines(of line: String) -> [String] {
    guard DisplayWidth.of(line) > columns else { return [line] }
    guard line.hasPrefix("  ") else { return lines(of: line, indent: 0) }
    // A command of an example is copied whole.
    let isExample = line.hasPrefix("  \(PhrasebookCommand.name) ")
    guard !isExample, line.prefix(Self.textColumn).hasSuffix(" ") else { return [line] }
    return lines(of: line, indent: Self.textColumn)
  }

  /// The lines of a text, all but the first with an indent.
  private func lines(of text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = String(text.prefix(indent))
    var isEmpty = true
    for piece in LinePieces(text.dropFirst(indent)) {
      let end = piece.last == " " ? piece.dropLast() : piece
      if !isEmpty, DisplayWidth.of(line) + DisplayWidth.of(String(end)) > columns {
        lines.append(line.last == " " ? String(line.dropLast()) : line)
        line = margin
      }
      line += piece
      isEmpty = false
    }
    return lines + [line]
  }
}
