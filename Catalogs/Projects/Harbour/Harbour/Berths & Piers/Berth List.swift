import AppKit

final class BerthList: NSViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // Several scripts before the literal: columns count UTF-8 code units.
    /* Über die Größe · ⚓️ */ title = NSLocalizedString("Berths", comment: "Title of the list")
    let button = NSButton(
      title: NSLocalizedString("OK", comment: "Closes the list"), target: nil, action: nil)
    view.addSubview(button)
    view.toolTip = String(localized: "\(berths.count) berths free, \(name) is waiting")
  }

  private let berths: [String] = []
  private var name: String { "Ahti" }
}
