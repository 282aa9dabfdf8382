/// Tags in a text.
struct Markup {
  init(of passage: Passage) {}
}
