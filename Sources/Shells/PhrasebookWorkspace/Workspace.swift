import PhrasebookModel
package import PhrasebookProjects

/// A project, or a part of one, as its faces see it: every operation is a function here, with
/// options in and a result out.
///
/// An operation prints nothing and knows no exit codes. `activity` receives its diagnostics and
/// progress, and cancels it.
package struct Workspace: Sendable {
  /// A catalog or a folder, as the user spelled it; messages and results spell files in that way.
  package var path: String
  /// How sources are read.
  package var extraction: ExtractionRun
  package let activity: Activity

  package init(
    path: String, extraction: ExtractionRun = ExtractionRun(), activity: Activity = Activity()
  ) {
    self.path = path
    self.activity = activity
    self.extraction = extraction
    self.extraction.activity = activity
  }
}
