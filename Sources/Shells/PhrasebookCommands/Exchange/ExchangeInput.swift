import PhrasebookFormats
import PhrasebookModel

/// Reads what translators sent: files and folders in, exchanges out.
struct ExchangeInput {
  /// The format, where it is told; else the name of a file tells.
  var format: (any ExchangeFormat.Type)?
  /// The language, for files that do not say it.
  var language: String?
  let reporter: Reporter

  /// A file that was read.
  struct Opened {
    var path: String
    var exchange: Exchange
    /// The bundle that it lies in, which knows what went out.
    var bundle: LocalizationCatalog?
  }

  /// Everything in some files and folders; what is wrong is said, and the run has failed then.
  func read(_ paths: [String]) -> [Opened] { paths.flatMap(read) }

  private func read(_ path: String) -> [Opened] {
    guard let status = FileStatus(path: path) else {
      reporter.say(FileFailure(path, "there is no such file or folder").diagnostic)
      return []
    }
    guard status.kind == .folder else { return open(path, in: nil).map { [$0] } ?? [] }
    if Self.isBundle(path) { return openBundle(path).map { [$0] } ?? [] }
    let tree = FileTree(FilePath.absolute(path)) { _, _ in true }
    let spelling = Spelling(given: path)
    let files = tree.files.filter { format(of: $0) != nil }.map(spelling.spell)
    let bundles = tree.packages.filter(Self.isBundle).map(spelling.spell)
    if files.isEmpty, bundles.isEmpty {
      reporter.say(FileFailure(path, "the folder holds no file that can be imported").diagnostic)
    }
    return files.compactMap { open($0, in: nil) } + bundles.compactMap(openBundle)
  }

  private func openBundle(_ path: String) -> Opened? {
    let bundle = LocalizationCatalog(path: FilePath.trimmed(path))
    do {
      return open(try bundle.file(), in: bundle)
    } catch {
      reporter.say(error.diagnostic)
      return nil
    }
  }

  private func open(_ path: String, in bundle: LocalizationCatalog?) -> Opened? {
    guard let format = format(of: path) else {
      let names = Set(allExchangeFormats.flatMap { $0.fileExtensions }).sorted()
      reporter.say(
        FileFailure(
          path, "its name ends like no file that can be imported (\(names.joined(separator: ", ")));"
            + " name the format with --as"
        ).diagnostic)
      return nil
    }
    do {
      let reading = try format.read(
        ExchangeFile(path: path, bytes: try FileContent.read(path)))
      reading.diagnostics.forEach(reporter.say)
      var exchange = reading.exchange
      exchange.targetLanguage = exchange.targetLanguage ?? language
      return Opened(path: path, exchange: exchange, bundle: bundle)
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    } catch let failure as UnreadableFile {
      reporter.say(failure.diagnostic)
    } catch {}
    return nil
  }

  private func format(of path: String) -> (any ExchangeFormat.Type)? {
    format ?? ExchangeFormats.of(path: path)
  }

  private static func isBundle(_ path: String) -> Bool {
    FilePath.trimmed(path).lowercased().hasSuffix(".xcloc")
  }
}
