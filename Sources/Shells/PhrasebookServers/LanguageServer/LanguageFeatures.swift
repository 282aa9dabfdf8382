/// The requests that the language server answers.
enum LanguageFeatures {
  static let all: [any LanguageFeature.Type] = [
    CodeActionResolveFeature.self, CodeActionsFeature.self, CodeLensFeature.self,
    CompletionFeature.self, DefinitionFeature.self, DocumentSymbolsFeature.self,
    FoldingRangesFeature.self, HoverFeature.self, InlayHintsFeature.self,
    PrepareRenameFeature.self, ReferencesFeature.self, RenameFeature.self,
    SelectionRangesFeature.self, WorkspaceSymbolsFeature.self,
  ]
}
