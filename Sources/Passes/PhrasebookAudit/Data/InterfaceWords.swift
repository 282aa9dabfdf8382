/// English words of buttons, titles and messages that languages in Latin letters do not borrow.
enum InterfaceWords {
  /// Whether it is a word that a language has one of its own for.
  static func contains(_ word: String, foreignTo language: String) -> Bool {
    words.contains(word) && isForeign(word, to: language)
  }

  /// Whether it is a word of English, which may be one of another language, too.
  static func isKnown(_ word: String) -> Bool { words.contains(word) || small.contains(word) }

  /// Whether it is a word that English makes sentences with, and that is in no name of other languages.
  static func isSmall(_ word: String) -> Bool { small.contains(word) && !travelling.contains(word) }

  /// Whether small words together are the title of a button, or exist only in English.
  static func isPhrase(_ words: [String], foreignTo language: String) -> Bool {
    guard words.count > 1, words.allSatisfy(small.contains) else { return false }
    let text = words.joined(separator: " ")
    guard phrases.contains(text) || words.contains(where: unmistakable.contains) else {
      return false
    }
    return isForeign(text, to: language)
  }

  private static func isForeign(_ text: String, to language: String) -> Bool {
    sharing[text]?.contains(language) != true && !borrowing.contains(language)
  }

  private static let words = Set(
    """
    accept add added adding address advanced afternoon again allow allowed already always amount
    another any anything apply archived ask available average back before begin below better between
    birthday both bottom broken browse busy button buy calculate call cancel canceled cancelled
    cannot change changed changes check checking choose clean clear close closed collapse compare
    complete completed confirm connect connected connecting connection continue convert copied copy
    could couldn't country create created creating current currently custom customize daily dark day
    days decline delete deleted deleting deny device devices didn't disable disabled discard
    disconnect disconnected discover dismiss doesn't don't donate done downloaded downloading drag
    draw drawing drop duplicate duration each earlier edit edited else empty enable enabled
    encrypted ended enter entry erase every everything exit expand expired fail failed failure
    favorite favorites favourite favourites features feet female file files find finish finished
    first folder folders follow following forget forgot found free friday friend friends full get
    getting give go good goodbye got great groups happy health hear heart height hello help hidden
    hide high higher history hour hours i'm ignore incorrect insert inside install installed invalid
    invite isn't it's join keep key keyboard keys know language languages last later latest learn
    leave left length less let's library like list listen loaded loading lock locked look looking
    lost love low lower made make manage maybe measure missing monday month monthly months more
    morning most move must near need needs never new newest next night nobody none nothing now
    number numbers older oldest once only open opened opening other others outside overview owner
    paste paused pay payment people permission permissions pick picture pictures play please
    preferences press preview previous price print privacy progress purchase purchased purchases
    quick quit read reading ready receive received recent recently recommended redo refresh register
    reload remaining remember reminder reminders remove removed rename repeat replace reply request
    required requires resend restart restore results resume retry review right rotate run running
    saturday save saved saving say screen search searching see select selected send sending sent
    settings several share shared sharing shortcut shortcuts should show showing shown sign signed
    signing size skip slow small something soon sorry sort sound sounds speed started starting
    stopped submit subscribe subscribed subscription subscriptions success successful successfully
    suggested suggestions summary sunday swipe take tap task tasks tell thank thanks then thing
    things thursday time today together tomorrow tonight too translate translation trash try trying
    tuesday turn unable unavailable undo uninstall unknown unlock unread until untitled updated
    updating upper use used user username users using value values view voice wait waiting want
    warning watch week weekly weeks weight welcome width without won't wonderful word words work
    working world write wrong year yearly years yellow yes yesterday you're
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let small = Set(
    """
    a about after all am an and are as at be been but by can did do does down for from had has have
    he her him his how i if in into is it its log many me mine my no not of off on one or our out
    over per she since so some such than that the their them there these they this those through to
    two up us very was we were what what's when where which while who whose why will with would
    you your
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let phrases: Set<String> = ["log in", "log out", "log off", "so far", "to do"]

  /// Small words that names and terms of other languages have, too.
  private static let travelling: Set<String> = [
    "a", "do", "her", "i", "log", "me", "mine", "my", "one", "over", "per", "so",
  ]

  /// Small words that no other language has, in any context.
  private static let unmistakable: Set<String> = [
    "about", "how", "not", "this", "those", "what", "where", "which", "who", "why", "you", "your",
  ]

  /// Languages that use a word or have one that looks alike.
  private static let sharing: [String: Set<String>] = [
    "begin": ["nl", "af"], "change": ["fr"], "compare": ["fr", "es", "pt", "gl"],
    "complete": ["es", "pt", "gl"], "continue": ["fr", "pt", "gl"], "device": ["it"],
    "donate": ["it"], "drop": ["nl"], "edit": ["id", "ms"],
    "enter": ["de", "es", "it", "nl", "pl", "pt", "sv", "id"], "features": ["de"],
    "favorite": ["fr", "pt"], "file": ["it", "id"], "find": ["da"], "folder": ["pl", "id", "ms"],
    "help": ["nl", "af"], "incorrect": ["fr", "ca", "ro", "nl"], "install": ["id"],
    "invalid": ["ro"], "invite": ["fr", "es"], "key": ["it"], "keyboard": ["id", "ms"],
    "last": ["de"],
    "later": ["nl", "af"], "list": ["pl", "cs", "sk", "sq", "sl", "hr"], "log in": ["nl", "af"],
    "move": ["pt"], "open": ["nl", "af"], "permission": ["fr"], "permissions": ["fr"],
    "preview": ["nl", "it", "id"], "print": ["nl", "da", "nb", "nn", "no", "af"],
    "privacy": ["it", "nl", "pt"], "recent": ["nl", "ro", "ca"], "remove": ["pt"],
    "review": ["nl", "de"],
    "screen": ["de"], "send": ["da", "nb", "nn", "no"], "shortcut": ["nl", "pl", "id"],
    "show": ["de", "it", "es", "fr", "nl", "pt"], "sorry": ["de", "nl"], "suggestions": ["fr"],
    "task": ["it"], "time": ["pt", "gl"], "to do": ["pl", "it", "nl", "de"],
    "use": ["es", "pt", "gl"], "user": ["de", "da", "id"], "username": ["it", "id", "pt"],
    "week": ["nl", "af"],
    "word": ["nl"],
  ]

  /// Languages whose apps use many English words.
  private static let borrowing: Set<String> = ["fil", "tl", "sco", "pcm"]

  /// Whether the word before it becomes a product's name.
  static func endsName(_ word: String) -> Bool { ranks.contains(word) }

  private static let ranks: Set<String> = [
    "pro", "plus", "premium", "ultra", "super", "cloud", "studio", "live", "hub", "home",
  ]
}
