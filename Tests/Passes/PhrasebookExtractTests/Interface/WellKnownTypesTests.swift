import PhrasebookModel
import Testing

@testable import PhrasebookExtract

/// The types of well-known members decide the specifier of an interpolation.
@Suite struct WellKnownTypesTests {
  /// The names that the expressions below use.
  static let names = """
    items: [String], users: [User], table: [String: Double], ids: Set<Int>, name: String, \
    date: Date, calendar: Calendar, range: Range<Int>, size: CGSize, location: CLLocation, \
    number: Int, ratio: Double, byte: UInt8, url: URL, price: Decimal, item: AVPlayerItem, \
    progress: Progress, product: Product, data: Data, path: IndexPath
    """

  @Test(arguments: [
    ("items.count", "%lld"), ("items.first?.count ?? 0", "%lld"), ("name.count", "%lld"),
    ("table.count", "%lld"), ("table[name] ?? 0", "%lf"), ("ids.count", "%lld"),
    ("items.firstIndex(of: name) ?? 0", "%lld"), ("items.filter { $0.isEmpty }.count", "%lld"),
    ("items.map { $0.count }.max() ?? 0", "%lld"), ("users.map(\\.age).reduce(0, +)", "%lld"),
    ("items.map { Double($0.count) }.reduce(0, +)", "%lf"), ("range.upperBound", "%lld"),
    ("range.count", "%lld"), ("items[0]", "%@"), ("name.uppercased()", "%@"),
    ("items.joined(separator: name)", "%@"), ("number.formatted()", "%@"),
    ("Int(ratio)", "%lld"), ("Int(ratio * 100)", "%lld"), ("Double(number) / 2", "%lf"),
    ("ratio.rounded()", "%lf"), ("Int32(number)", "%d"), ("UInt32.max", "%u"), ("byte", "%u"),
    ("max(number, 3)", "%lld"), ("min(ratio, 0.5)", "%lf"), ("abs(number)", "%lld"),
    ("round(ratio)", "%lf"), ("Int.max", "%lld"), ("Int64(number)", "%lld"),
    ("UInt64(number)", "%llu"), ("Float(ratio)", "%f"),
    ("calendar.component(.day, from: date)", "%lld"),
    ("calendar.dateComponents([.day], from: date).day ?? 0", "%lld"),
    ("date.timeIntervalSinceNow", "%lf"), ("date.timeIntervalSince(date)", "%lf"), ("date", "%@"),
    ("size.width", "%lf"), ("location.coordinate.latitude", "%lf"), ("location.speed", "%lf"),
    ("item.duration.seconds", "%lf"), ("progress.fractionCompleted", "%lf"),
    ("progress.completedUnitCount", "%lld"), ("product.displayPrice", "%@"), ("price", "%@"),
    ("url.lastPathComponent", "%@"), ("url.pathComponents.count", "%lld"), ("data.count", "%lld"),
    ("path.row + 1", "%lld"), ("ProcessInfo.processInfo.processorCount", "%lld"),
    ("ProcessInfo.processInfo.physicalMemory", "%llu"), ("UIDevice.current.batteryLevel", "%f"),
    ("UIScreen.main.bounds.width", "%lf"), ("users.first?.age ?? 0", "%lld"),
    ("users.sorted { $0.age < $1.age }[0].age", "%lld"), ("users.enumerated().count", "%lld"),
    ("users.max { $0.age < $1.age }?.age ?? 0", "%lld"),
    ("name.trimmingCharacters(in: .newlines)", "%@"),
    ("users[0].name.count", "%lld"), ("Set(items).count", "%lld"), ("Array(ids)[0]", "%lld"),
    ("users.reduce(0) { $0 + $1.age }", "%lld"),
    ("date - date", "%lf"), ("unknown.first", "%@"),
    ("users.map { Double($0.age) }.reduce(0.0, +)", "%lf"),
    ("Dictionary(grouping: users, by: { $0.age }).keys.first ?? 0", "%lld"),
    ("zip(items, users).map { $1.age }.first ?? 0", "%lld"),
    ("(ratio * 100).formatted(.percent)", "%@"), ("String(format: name, ratio)", "%@"),
    ("items.isEmpty ? 0 : items.count", "%lld"),
    ("Measurement(value: ratio, unit: u).value", "%lf"),
  ])
  func expressionsHaveTheirSpecifier(_ expression: String, _ expected: String) {
    let source = """
      struct User { let name: String; let age: Int }
      func test(\(Self.names)) -> Text { Text("a \\(\(expression)) b") }
      """
    #expect(keys(of: source) == ["a \(expected) b"])
  }

  @Test(arguments: [
    ("ForEach(users) { user in Text(\"a \\(user.age)\") }", "a %lld"),
    ("ForEach(0..<5) { index in Text(\"a \\(index)\") }", "a %lld"),
    ("ForEach(0..<5, id: \\.self) { Text(\"a \\($0)\") }", "a %lld"),
    (
      "ForEach(Array(users.enumerated()), id: \\.offset) { i, user in Text(\"a \\(i)\") }", "a %lld"
    ),
    ("List(users) { user in Text(\"a \\(user.age)\") }", "a %lld"),
    ("GeometryReader { proxy in Text(\"a \\(proxy.size.width)\") }", "a %lf"),
    (
      "Text(verbatim: \"\").onChange(of: users[0].age) { old, new in _ = Text(\"a \\(new)\") }",
      "a %lld"
    ),
    ("ForEach(users) { user in Stepper(\"a \\(user.age)\", value: .constant(1)) }", "a %lld"),
    (
      "Text(verbatim: \"\").alert(\"a\", isPresented: .constant(true)) { Button(\"b\") {} } message: { Text(\"c\") }",
      "a b c"
    ),
    (
      "BarMark(x: .value(\"a\", 1), y: .value(\"b\", 2)).foregroundStyle(by: .value(\"c\", 3))",
      "a b c"
    ),
    ("Button(\"a\", systemImage: \"x\", role: .cancel) {}", "a"),
    ("Label(\"a\", systemImage: \"x\")", "a"),
    ("Picker(\"a\", selection: .constant(1)) { Text(\"b\") }", "a b"),
    ("Section(\"a\") { Text(\"b\") } ", "a b"),
    ("Section { Text(\"a\") } header: { Text(\"b\") } footer: { Text(\"c\") }", "a b c"),
    ("Menu(\"a\") { Button(\"b\", role: .destructive) {} }", "a b"),
    ("Tab(\"a\", systemImage: \"x\") { Text(\"b\") }", "a b"),
    ("TextField(\"a\", text: .constant(\"\"), prompt: Text(\"b\"))", "a b"),
    ("NavigationLink(\"a\") { Text(\"b\") }.badge(\"c\").help(\"d\")", "a b c d"),
    ("Annotation(\"a\", coordinate: place) { Text(\"b\") }", "b"),
    ("Chart { }.chartXAxisLabel(\"a\")", ""),
  ])
  func expressionsHaveTheirKeys(_ expression: String, _ expected: String) {
    let source = """
      struct User: Identifiable { let id: Int; let name: String; let age: Int }
      func test(users: [User], place: CLLocationCoordinate2D) { _ = \(expression) }
      """
    #expect(keys(of: source).joined(separator: " ") == expected)
  }

  /// A type of the run hides Apple's of the same name, initializers and members alike.
  @Test func ownTypesComeBeforeApples() {
    let source = """
      struct Label: View { let text: LocalizedStringKey }
      struct Product { let name: String; let price: Double }
      struct Parameter { let title: String }
      func test(product: Product) {
        _ = Label(text: "label")
        _ = Text("costs \\(product.price)")
        _ = Parameter(title: "plain")
      }
      """
    #expect(keys(of: source) == ["costs %lf", "label"])
  }

  private func keys(of source: String) -> [String] {
    Extract.extraction(of: [(file: "Test.swift", bytes: Array(source.utf8))]).strings
      .filter { !$0.isInactive }.map(\.key)
  }
}
