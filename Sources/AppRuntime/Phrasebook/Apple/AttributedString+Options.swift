#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  extension AttributedString {
    /// What the values in a text are given.
    public struct FormattingOptions: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Each value has the attribute `replacementIndex` with its number, from 1.
      public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// What else a text with attributes is made with.
    public struct LocalizationOptions: Sendable {
      /// Whether each value has the attribute `replacementIndex` with its number, from 1.
      public var applyReplacementIndexAttribute = false
      /// The values for the placeholders of a key, in their order.
      public var replacements: [any CVarArg & Sendable]?
      /// Whether words agree with the values beside them: on Apple's systems only.
      public var inflect = false

      public init() {}

      var formatting: FormattingOptions {
        applyReplacementIndexAttribute ? .applyReplacementIndexAttribute : []
      }
    }
  }

  extension AttributedString {
    /// The text of a phrase for a reader.
    init(_ localizer: Localizer, _ phrase: Phrase, _ options: FormattingOptions) {
      guard !phrase.isVerbatim else {
        self.init(phrase.key)
        return
      }
      let (request, planner) = localizer.search(for: phrase)
      self.init(localizer, request, planner, options)
    }

    /// The text of a request for the current reader.
    init(_ request: TextRequest, _ options: FormattingOptions) {
      let localizer = Localizer.current
      self.init(localizer, request, localizer.core.planner, options)
    }

    private init(
      _ localizer: Localizer, _ request: TextRequest, _ planner: Planner,
      _ options: FormattingOptions
    ) {
      var request = request
      // A debug mode changes the text around the values, and their places in it.
      let values = AttributedValues()
      if !request.arguments.isEmpty, localizer.debug == nil { request.attributed = values }
      let text = localizer.resolution(of: request, by: planner).text
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

    /// A part of a text, with the attributes that its value was given with.
    private static func piece(
      _ part: ValueMarks.Part, of values: [AttributedString?]
    ) -> AttributedString {
      guard let number = part.number, values.indices.contains(number - 1),
        let value = values[number - 1], String(value.characters) == part.text
      else { return AttributedString(part.text) }
      return value
    }
  }
#endif
