import Phrasebook
import PhrasebookModel
import PhrasebookProjects

/// A service that runs checks of a project.
package enum IntegrationService: String, CaseIterable, Sendable {
  case github, gitlab
  case preCommit = "pre-commit"
}

/// The job that checks a project's catalogs on a service.
package struct IntegrationJob: Sendable {
  package let service: IntegrationService
  /// The release that the job installs, such as `1.0.0`.
  package let version: String

  package init(for service: IntegrationService, version: String) {
    self.service = service
    self.version = version
  }

  /// The file of the job, relative to the project's folder.
  var file: String {
    switch service {
    case .github: ".github/workflows/phrasebook.yml"
    case .gitlab: ".gitlab-ci.yml"
    case .preCommit: ".pre-commit-config.yaml"
    }
  }

  /// The contents of the file.
  var text: String {
    switch service {
    case .github:
      """
      name: phrasebook
      on: [push, pull_request]
      jobs:
        phrasebook:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            - uses: OWNER/phrasebook@\(version)

      """
    case .gitlab:
      """
      phrasebook:
        image: debian:12-slim
        before_script:
          - apt-get update && apt-get install -y --no-install-recommends ca-certificates curl
          - archive=phrasebook-\(version)-linux-x86_64
          - curl -fsSLO https://github.com/OWNER/phrasebook/releases/download/\(version)/$archive.tar.gz
          - tar -xzf $archive.tar.gz && export PATH="$PWD/$archive/bin:$PATH"
        script:
          - phrasebook sync --check
          - phrasebook audit --format junit -o phrasebook.xml
        artifacts:
          when: always
          reports:
            junit: phrasebook.xml

      """
    case .preCommit:
      """
      repos:
        - repo: https://github.com/OWNER/phrasebook
          rev: \(version)
          hooks:
            - id: phrasebook-sync
            - id: phrasebook-audit

      """
    }
  }

  /// Writes the file; one that is there is not changed.
  ///
  /// - Returns: The step that was done; nil if the file has a job already.
  /// - Throws: If the file is there without a job.
  func write(in folder: String, _ activity: Activity) throws(FileFailure) -> Setup.Step? {
    guard FileStatus(path: folder)?.kind == .folder else {
      throw FileFailure(folder, "not a folder; pass the folder of a package or an Xcode project")
    }
    let path = FilePath.join(folder == "." ? "" : folder, file)
    if FileStatus(path: path) != nil {
      // A killed run may have made it, and its temporary file may still be there.
      ReplacementFile.sweepOnce(FilePath.folder(path))
      let text = String(decoding: try FileContent.read(path), as: UTF8.self)
      guard !text.contains(exactly: "phrasebook") else { return nil }
      throw FileFailure(
        path, "the file exists; add the job by hand, as docs/continuous-integration.md shows")
    }
    try NewFolder.make(FilePath.folder(path))
    try CatalogFile.create(path, Array(text.utf8))
    activity.note("replace OWNER in \(path) with the owner of the Phrasebook repository")
    return Setup.Step(file: path, message: "checks the catalogs in continuous integration")
  }
}
