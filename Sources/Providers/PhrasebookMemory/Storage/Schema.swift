/// The tables of the file, by version: a file of an older version is brought up step by step.
enum Schema {
  /// Marks a SQLite file as a memory of ours ("PhBk").
  static let application = 0x5068_426B

  /// The step from each version to the next; never changed after a release.
  static let steps: [String] = [first]

  private static let first = """
    CREATE TABLE language(id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE);
    -- Texts of either side, each once; folded is for searching, where it is another.
    CREATE TABLE text(id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, value NOT NULL, folded);
    CREATE INDEX text_hash ON text(hash);
    CREATE TABLE place(
      id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, project NOT NULL, original NOT NULL,
      "table" NOT NULL, key NOT NULL, path NOT NULL, comment);
    CREATE INDEX place_hash ON place(hash);
    -- A pair without a key may have several translations: they are told apart by variant.
    CREATE TABLE unit(
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL, source_language INTEGER NOT NULL,
      target_language INTEGER NOT NULL, place INTEGER NOT NULL, variant INTEGER NOT NULL,
      target INTEGER NOT NULL, state, author, changed INTEGER, uses INTEGER NOT NULL);
    CREATE UNIQUE INDEX unit_identity
      ON unit(source, target_language, source_language, place, variant);
    CREATE INDEX unit_target ON unit(target);
    -- What a text is where its placeholders and numbers are any.
    CREATE TABLE source(
      language INTEGER NOT NULL, text INTEGER NOT NULL, shape INTEGER, PRIMARY KEY(language, text))
      WITHOUT ROWID;
    CREATE INDEX source_shape ON source(shape, language) WHERE shape IS NOT NULL;
    -- The similarity index: texts of about one length, in runs.
    CREATE TABLE shelf(
      language INTEGER NOT NULL, class INTEGER NOT NULL, number INTEGER NOT NULL,
      count INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY(language, class, number));
    -- What each catalog had the last time, and what has come in since, to be put in its place.
    CREATE TABLE seen(catalog NOT NULL PRIMARY KEY, stamp INTEGER, digests BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE inbox(id INTEGER PRIMARY KEY, data BLOB NOT NULL);
    """
}
