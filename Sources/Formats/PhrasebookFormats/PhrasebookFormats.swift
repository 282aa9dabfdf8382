// Strings are exchanged between files and catalogs: a module that imports the formats needs both.
@_exported public import PhrasebookCatalogs
