/// Tags that were registered as a whole before BCP 47 had subtags, with their current spellings.
///
/// Source: IANA's Language Subtag Registry, types `grandfathered` and `redundant`.
enum RegisteredTags {
  static let rows: [(tag: String, today: String)] = [
    ("art-lojban", "jbo"), ("en-gb-oed", "en-gb-oxendict"), ("i-ami", "ami"), ("i-bnn", "bnn"),
    ("i-default", "en-x-i-default"), ("i-enochian", "und-x-i-enochian"), ("i-hak", "hak"),
    ("i-klingon", "tlh"), ("i-lux", "lb"), ("i-mingo", "see-x-i-mingo"), ("i-navajo", "nv"),
    ("i-pwn", "pwn"), ("i-tao", "tao"), ("i-tay", "tay"), ("i-tsu", "tsu"), ("no-bok", "nb"),
    ("no-nyn", "nn"), ("sgn-be-fr", "sfb"), ("sgn-be-nl", "vgt"), ("sgn-ch-de", "sgg"),
    ("zh-guoyu", "cmn"), ("zh-hakka", "hak"), ("zh-min-nan", "nan"), ("zh-xiang", "hsn"),
    ("zh-min", "nan-x-zh-min"), ("sgn-br", "bzs"), ("sgn-co", "csn"), ("sgn-de", "gsg"),
    ("sgn-dk", "dsl"), ("sgn-es", "ssp"), ("sgn-fr", "fsl"), ("sgn-gb", "bfi"), ("sgn-gr", "gss"),
    ("sgn-ie", "isg"), ("sgn-it", "ise"), ("sgn-jp", "jsl"), ("sgn-mx", "mfs"), ("sgn-ni", "ncs"),
    ("sgn-nl", "dse"), ("sgn-no", "nsl"), ("sgn-pt", "psr"), ("sgn-se", "swl"), ("sgn-us", "ase"),
    ("sgn-za", "sfs"),
  ]
}
