/// English names of languages in the folders of old projects, and their tags.
///
/// Source: the names that Core Foundation takes for `.lproj` folders; those of Apple's matcher are in
/// `LegacyNames`. In small letters, without the spaces and commas that some are written with.
enum FolderLanguages {
  static let tags: [String: String] = [
    "afrikaans": "af", "albanian": "sq", "amharic": "am", "armenian": "hy", "assamese": "as",
    "aymara": "ay", "azerbaijani": "az", "basque": "eu", "belarusian": "be", "belorussian": "be",
    "bengali": "bn", "brasilportuguese": "pt-BR", "brazilianportuguese": "pt-BR", "breton": "br",
    "bulgarian": "bg", "burmese": "my", "byelorussian": "be", "catalan": "ca", "chewa": "ny",
    "chichewa": "ny", "chinesesimplified": "zh-Hans", "chinesetraditional": "zh-Hant",
    "croatian": "hr", "czech": "cs", "dzongkha": "dz", "esperanto": "eo", "estonian": "et",
    "faroese": "fo", "farsi": "fa", "flemish": "nl-BE", "galician": "gl", "georgian": "ka",
    "greek": "el", "greenlandic": "kl", "guarani": "gn", "gujarati": "gu", "hawaiian": "haw",
    "hebrew": "he", "hindi": "hi", "hungarian": "hu", "icelandic": "is", "indonesian": "id",
    "inuktitut": "iu", "irish": "ga", "javanese": "jv", "kannada": "kn", "kashmiri": "ks",
    "kazakh": "kk", "khmer": "km", "kinyarwanda": "rw", "kirghiz": "ky", "kurdish": "ku",
    "latin": "la", "latvian": "lv", "lithuanian": "lt", "lojban": "jbo",
    "macedonian": "mk", "malagasy": "mg", "malay": "ms", "malayalam": "ml", "maltese": "mt",
    "manx": "gv", "marathi": "mr", "moldavian": "ro-MD", "mongolian": "mn", "nepali": "ne",
    "nynorsk": "nn", "oriya": "or", "oromo": "om", "pashto": "ps", "persian": "fa",
    "portuguesebrazilian": "pt-BR", "punjabi": "pa", "quechua": "qu", "romanian": "ro",
    "rundi": "rn", "sami": "se", "sanskrit": "sa", "scottish": "gd", "serbian": "sr",
    "simplifiedchinese": "zh-Hans", "sindhi": "sd", "sinhalese": "si", "slovak": "sk",
    "slovenian": "sl", "somali": "so", "sundanese": "su", "swahili": "sw", "tagalog": "fil",
    "tajiki": "tg", "tamil": "ta", "tatar": "tt", "telugu": "te", "tibetan": "bo",
    "tigrinya": "ti", "tongan": "to", "traditionalchinese": "zh-Hant", "turkmen": "tk",
    "uighur": "ug", "ukrainian": "uk", "urdu": "ur", "uzbek": "uz", "vietnamese": "vi",
    "welsh": "cy", "yiddish": "yi",
  ]
}
