// Formats are exchanged between files and catalogs: whoever imports them reads and writes catalogs too.
@_exported public import PhrasebookCatalogs
