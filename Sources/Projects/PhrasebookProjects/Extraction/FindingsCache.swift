import Phrasebook
import PhrasebookExtract
package import PhrasebookModel

/// The findings of audits between runs, by a hash of everything that they depend on.
package struct FindingsCache: Sendable {
  /// The findings of one audit before the baseline is applied.
  package struct Entry: Equatable, Sendable {
    package var findings: [Finding]
    /// The number of suppressed findings.
    package var suppressed: Int

    package init(findings: [Finding], suppressed: Int) {
      self.findings = findings
      self.suppressed = suppressed
    }
  }

  private let folder: CacheFolder
  private let icuVersion: UInt64

  /// - Parameters:
  ///   - folder: The folder of the cache.
  ///   - icuVersion: The version of ICU, whose plural rules and language data checks use.
  package init(folder: String, icuVersion: UInt64 = ICUVersion.current) {
    self.folder = CacheFolder(path: folder)
    self.icuVersion = icuVersion
  }

  /// The findings for a key; nil if the cache has none.
  package func entry(for key: ContentHash) -> Entry? {
    CacheWriters.wait(for: folder.path)
    return folder.read(name(of: key))?.withUnsafeBytes { bytes in
      do throws(ByteReader.Damage) {
        var reader = try ByteReader(bytes)
        let suppressed = Int(truncatingIfNeeded: try reader.integer())
        let entry = Entry(findings: try reader.findings(), suppressed: suppressed)
        return reader.isAtEnd ? entry : nil
      } catch {
        return nil
      }
    }
  }

  /// Keeps the findings for a key; another thread writes them.
  package func keep(_ entry: Entry, for key: ContentHash) {
    CacheWriters.start(in: folder.path) { [folder, name = name(of: key)] in
      var writer = ByteWriter()
      writer.integer(UInt64(entry.suppressed))
      writer.findings(entry.findings)
      folder.write(writer.finish(), to: name)
    }
  }

  private func name(of key: ContentHash) -> String {
    CacheKey(.findings, of: key, icuVersion).name
  }
}
