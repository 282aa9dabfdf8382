public import PhrasebookModel

extension Export {
  /// Returns an exchange without its translations, their language and their states, like a template
  /// of gettext.
  public static func template(of exchange: Exchange) -> Exchange {
    var template = exchange
    template.targetLanguage = nil
    for table in template.tables.indices {
      for unit in template.tables[table].units.indices {
        template.tables[table].units[unit].target = nil
        template.tables[table].units[unit].state = nil
      }
    }
    return template
  }

  /// A template of some catalogs' tables, each exported in the language that it is written in.
  public static func template(of tables: [ExchangeTable]) -> Exchange {
    template(of: exchange(tables, language: ""))
  }
}
