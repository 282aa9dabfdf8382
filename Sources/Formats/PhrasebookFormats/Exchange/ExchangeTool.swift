/// A tool that files are written for which does not read a format as others do.
package enum ExchangeTool: String, CaseIterable, Sendable {
  /// OmegaT: its XLIFF filter shows only units with a target, whose text it takes for the source; in
  /// TMX it finds no match for a text with `<ph>`.
  case omegat
}
