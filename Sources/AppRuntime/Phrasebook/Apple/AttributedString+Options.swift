#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  extension AttributedString {
    /// The attributes of the values in a string.
    public struct FormattingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt

      /// Creates options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Each value has the attribute `replacementIndex` with its number, from 1.
      public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// The options of an attributed string.
    public struct LocalizationOptions: Sendable {
      /// Whether each value has the attribute `replacementIndex` with its number, from 1.
      public var applyReplacementIndexAttribute = false
      /// The values for the placeholders of a key, in order.
      public var replacements: [any CVarArg & Sendable]?
      /// Whether words agree with the values beside them: on Apple's platforms only.
      public var inflect = false

      /// Creates options without replacements.
      public init() {}

      var formatting: FormattingOptions {
        applyReplacementIndexAttribute ? .applyReplacementIndexAttribute : []
      }
    }
  }

  extension AttributedString {
    /// Creates the text of a phrase.
    init(_ localizer: Localizer, _ phrase: Phrase, _ options: FormattingOptions) {
      guard !phrase.isVerbatim else {
        self.init(phrase.key)
        return
      }
      let (request, cache) = localizer.search(for: phrase)
      self.init(localizer, request, cache, options)
    }

    /// Creates the text of a request for the current user.
    init(_ request: TextRequest, _ options: FormattingOptions) {
      let localizer = Localizer.current
      self.init(localizer, request, localizer.core.cache, options)
    }

    private init(
      _ localizer: Localizer, _ request: TextRequest, _ cache: LookupCache,
      _ options: FormattingOptions
    ) {
      var request = request
      // A debug style changes the text around the values, and their positions in it.
      let values = AttributedValues()
      if !request.arguments.isEmpty, localizer.debug == nil { request.attributed = values }
      let text = localizer.resolution(of: request, by: cache).text
      guard request.marksValues else {
        self.init(text)
        return
      }
      self.init()
      for part in ValueMarks.parts(of: text) {
        var piece = Self.piece(part, of: values.values)
        if let number = part.number, request.arguments.indices.contains(number - 1),
          options.contains(.applyReplacementIndexAttribute)
        {
          piece.replacementIndex = number
        }
        append(piece)
      }
    }

    /// Returns a part of a string, with the attributes of its value.
    private static func piece(
      _ part: ValueMarks.Run, of values: [AttributedString?]
    ) -> AttributedString {
      guard let number = part.number, values.indices.contains(number - 1),
        let value = values[number - 1], String(value.characters) == part.text
      else { return AttributedString(part.text) }
      return value
    }
  }
#endif
