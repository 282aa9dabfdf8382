import Phrasebook
package import PhrasebookFormats
package import PhrasebookModel
import PhrasebookProjects

/// The files that catalogs were written as, and what those formats cannot represent.
package struct ExchangeResult: Sendable {
  /// The paths of the written files, in order; nil if nothing could be made.
  package var files: [String]?
  package var losses: [ExchangeLoss] = []
  package var diagnostics: [Diagnostic] = []
}

/// The options of `convert`.
package struct ConvertRequest: Sendable {
  package var source: String
  package var target: String
  /// The format of the target; nil takes it from the name.
  package var format: (any ExchangeFormat.Type)?
  /// Empty for those that the files name.
  package var languages: [String]
  /// Whether files that Phrasebook did not make may be replaced.
  package var isForced = false
  /// Whether a new catalog may have a language that CLDR does not have.
  package var allowsUnknownLanguage = false

  package init(
    from source: String, to target: String, format: (any ExchangeFormat.Type)?, languages: [String]
  ) {
    self.source = source
    self.target = target
    self.format = format
    self.languages = languages
  }
}

/// The options of `import`.
package struct ImportRequest: Sendable {
  package var files: [String]
  /// The format; nil takes it from the names.
  package var format: (any ExchangeFormat.Type)?
  /// The language of files that do not name it.
  package var language: String?
  /// The files as they were exported.
  package var base: [String] = []
  package var isDryRun = false
  /// Whether strings that would break the app are imported, too.
  package var acceptsFaulty = false
  /// Whether languages that CLDR does not have are added to catalogs.
  package var allowsUnknownLanguage = false
  /// A file for the notes of translators; nil if they are not wanted.
  package var notes: String?
  /// Whether the translation memory keeps the imported translations.
  package var memory = MemoryUse.off

  package init(files: [String]) { self.files = files }
}

extension Workspace {
  /// Writes the strings of catalogs as files for translators.
  package func export(_ request: ExportRequest) throws(CancellationError) -> ExchangeResult {
    let made = ExportFiles(
      paths: paths, request: request, activity: activity, extraction: extraction
    ).make()
    return try write(made, to: request.folder, OutputFiles(.exchange, isForced: request.isForced))
  }

  /// Converts a file of any format to any other.
  package func convert(_ request: ConvertRequest) throws(CancellationError) -> ExchangeResult {
    let conversion = Conversion(request: request, activity: activity)
    if request.target.hasSuffix(".xcstrings"), FileStatus(path: request.target) != nil {
      activity.report(
        FileFailure(
          request.target, "the catalog already exists; add strings to it with phrasebook import"
        ).diagnostic)
    }
    let made = activity.hasFailed ? nil : conversion.make()
    let outputs = OutputFiles(
      .exchange, isForced: request.isForced, inputs: [request.source])
    return try write(activity.hasFailed ? nil : made, to: conversion.folder, outputs)
  }

  /// Imports translations into the catalogs; all catalogs are written or none.
  package func importFiles(_ request: ImportRequest) throws(CancellationError) -> EditResult {
    let opened = ExchangeInput(
      format: request.format, language: request.language, activity: activity
    ).read(request.files)
    // The language that was given is that of the files that came back.
    let sent = ExchangeInput(format: request.format, activity: activity).read(request.base)
    var result = EditResult()
    if let notes = request.notes {
      _ = activity.attempt(on: notes) {
        try OutputFiles(.exchange, isForced: false).check([notes])
      }
    }
    if activity.hasFailed {
      activity.note("nothing was written")
    } else {
      try activity.checkCancellation()
      let feed = request.isDryRun ? nil : request.memory.feed(for: path)
      result.files = ImportFiles(
        paths: paths, isDryRun: request.isDryRun, activity: activity, sent: sent, feed: feed,
        acceptsFaulty: request.acceptsFaulty
      ) { request.allowsUnknownLanguage || KnownLanguages.contain($0) }.run(opened)
      feed?.close(activity)
      if !activity.hasFailed { takeNotes(of: opened, to: request.notes) }
    }
    result.diagnostics = activity.diagnostics
    result.hasOmissions = activity.hasOmissions
    return result
  }

  /// Writes the translators' notes and their strings to a table. Without a file, reports how many texts
  /// have notes.
  private func takeNotes(of opened: [ExchangeInput.Opened], to file: String?) {
    let exchange = Self.notes(in: opened)
    let count = exchange.tables.reduce(0) { $0 + $1.units.count }
    guard let file else {
      if count > 0 {
        activity.report(
          Diagnostic(
            .note,
            "translators left notes on \(count.of(.texts)); --notes FILE writes them to a table"))
      }
      return
    }
    guard let made = CSV.write(exchange).files.first else { return }
    let written: Void? = activity.attempt(on: file) {
      try OutputFiles(.exchange, isForced: false).write(made.bytes, to: file)
    }
    if written != nil, count > 0 { activity.note("\(file): notes on \(count.of(.texts))") }
  }

  /// The strings with translators' notes, which are in the place of their comments.
  private static func notes(in opened: [ExchangeInput.Opened]) -> Exchange {
    var exchange = Exchange()
    for file in opened {
      for table in file.exchange.tables {
        var noted = table
        noted.unknown = [:]
        noted.units = table.units.compactMap { unit in
          let notes = unit.translatorNotes
          guard !notes.isEmpty else { return nil }
          var noted = unit
          noted.unknown = ["language": .string(file.exchange.targetLanguage ?? "")]
          noted.comment = notes.joined(separator: "\n")
          return noted
        }
        if !noted.units.isEmpty { exchange.tables.append(noted) }
      }
    }
    return exchange
  }

  private func write(
    _ made: ExchangeOutput?, to folder: String, _ outputs: OutputFiles
  ) throws(CancellationError) -> ExchangeResult {
    try activity.checkCancellation()
    var result = ExchangeResult(diagnostics: [])
    if let made {
      result.files = made.write(to: folder, outputs)
      result.losses = made.losses
    }
    result.diagnostics = activity.diagnostics
    return result
  }
}
