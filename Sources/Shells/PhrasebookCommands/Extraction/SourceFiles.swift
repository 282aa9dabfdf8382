import PhrasebookModel

/// The Swift files that the arguments of a run name, spelled as they were given.
final class SourceFiles {
  private(set) var paths: [String] = []
  private(set) var settings: Settings?
  private var seen: Set<String> = []
  private let reporter: Reporter

  init(reporter: Reporter) { self.reporter = reporter }

  /// Adds the files that a list names, one on each line.
  func add(list: String) {
    do {
      // Split as bytes: a line may end with CR LF, which is one character of Swift.
      for line in try FileContent.read(list).split(separator: 0x0A) {
        let name = line.last == 0x0D ? line.dropLast() : line
        if !name.isEmpty { append(String(decoding: name, as: UTF8.self)) }
      }
    } catch {
      reporter.say(error.diagnostic)
    }
  }

  /// Adds a file, the sources of a catalog, or every Swift file below a folder.
  func add(_ path: String) {
    if path.hasSuffix(".xcstrings") {
      add(catalog: path)
    } else if FileStatus(path: path)?.kind == .folder {
      add(folder: path)
    } else {
      // A file that is not there is said when it is read.
      append(path)
    }
  }

  private func add(folder: String) {
    let spelling = Spelling(given: folder)
    let root = FilePath.absolute(folder)
    for name in ProjectFiles.settingsNames where settings == nil {
      let path = FilePath.join(root, name)
      guard FileStatus(path: path) != nil else { continue }
      do {
        settings = try SettingsReader(file: spelling.spell(path), folder: root)
          .read(try FileContent.read(path))
      } catch let failure as ScopeFailure {
        reporter.say(failure.diagnostic)
      } catch let failure as FileFailure {
        reporter.say(failure.diagnostic)
      } catch {}
    }
    let files = ProjectFiles(below: root)
    for path in files.sources where FilePath.name(path) != "Package.swift" {
      if settings?.excludes(path) != true { append(spelling.spell(path)) }
    }
  }

  private func add(catalog: String) {
    do {
      let scope = try ScopeFinder.find(catalog)
      scope.diagnostics.forEach(reporter.say)
      let spelling = Spelling(given: catalog)
      guard let sources = scope.catalogs.first?.sources else {
        reporter.say(Unclaimed.diagnostic(catalog))
        return
      }
      settings = scope.catalogs.first?.settings
      for path in sources { append(spelling.spell(path)) }
    } catch {
      reporter.say(error.diagnostic)
    }
  }

  private func append(_ path: String) {
    if seen.insert(path).inserted { paths.append(path) }
  }
}

/// What is said of a catalog that nothing feeds.
enum Unclaimed {
  static func diagnostic(_ catalog: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "\(catalog): nothing says which sources feed it, so it is left alone; add it to a target, or "
        + "list it in phrasebook.yml")
  }
}
