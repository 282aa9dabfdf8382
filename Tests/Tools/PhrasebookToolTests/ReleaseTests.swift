import Foundation
import TestSupport
import Testing

/// Archives of a release have the same bytes, whenever and by whomever they are made.
@Suite(.needsPython("tarfile"), .needsProgram("dpkg-deb"))
struct ReleaseTests {
  /// Packs a tree with given times and modes as `scripts/release` does, into `dist` of a folder.
  private static let packing = """
    import importlib.machinery, importlib.util, os, pathlib, sys
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader("release", sys.argv[1])
    release = importlib.util.module_from_spec(importlib.util.spec_from_loader("release", loader))
    loader.exec_module(release)
    folder, text, mask, time = pathlib.Path(sys.argv[2]), sys.argv[3], int(sys.argv[4], 8), int(sys.argv[5])
    os.umask(mask)
    release.BUILD = folder
    tree = folder / "phrasebook-1"
    for name in ["share/zsh/site-functions/_phrasebook", "share/man/man1/a.1", "bin/phrasebook", "LICENSE", "NOTICES.md"]:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text if name == "LICENSE" else name)
        os.utime(tree / name, (time, time))
    (tree / "bin/phrasebook").chmod(0o755 & ~mask)
    (tree / "bin/phrasebook-build").symlink_to("phrasebook")
    (folder / "dist").mkdir()
    release.make_archive(tree, folder / "dist/phrasebook.tar.gz", 1700000000)
    release.make_debian_package(tree, folder / "dist/phrasebook.deb", 1700000000, "2.36")
    """

  private let folder = try? TemporaryFolder()

  private func script(_ name: String) -> String {
    PackageRoot.folder.appendingPathComponent("scripts/\(name)").path
  }

  /// Compares a release with one of another text, umask and time.
  private func comparison(with text: String) throws -> (isSame: Bool, output: String) {
    let folder = try #require(folder)
    let runs = [("one", "text", "022", "1600000000"), ("other", text, "077", "1650000000")]
    for (name, text, mask, time) in runs {
      try folder.write("", to: "\(name)/.keep")
      _ = try OtherTool.python(
        Self.packing, [script("release"), folder(name), text, mask, time])
    }
    let outcome = try OtherTool.run([
      OtherTool.python, script("compare-releases"), folder("one/dist"), folder("other/dist"),
    ])
    return (outcome.isGood, String(decoding: outcome.output, as: UTF8.self) + outcome.errors)
  }

  @Test func archivesDoNotDependOnTimeAndUser() throws {
    let comparison = try comparison(with: "text")
    #expect(comparison.isSame, "\(comparison.output)")
    #expect(comparison.output == "the same bytes in 2 files\n")
  }

  @Test func aComparisonNamesTheFileThatDiffers() throws {
    let comparison = try comparison(with: "word")
    #expect(!comparison.isSame)
    let lines = comparison.output.split(separator: "\n")
    #expect(
      lines.contains("phrasebook.tar.gz phrasebook-1/LICENSE: 32 and 32 bytes, from byte 28 on"))
    #expect(
      lines.contains { $0.hasPrefix("phrasebook.deb fsys ./usr/share/doc/phrasebook/copyright: ") })
    #expect(!lines.contains { $0.contains("bin/phrasebook") })
  }
}
