import TestSupport

/// A small package: two Swift files, an Objective-C file and a catalog.
enum ShopProject {
  static let view = MarkedText(
    #"""
    import SwiftUI

    struct CartView: View {
      let count = 3
      var body: some View {
        Text(①"cart.title", comment: "Title of the cart")
        Text(②"\(count) items")
        Text("N③ot there")
        Label(String(localized: "Pa④y"), systemImage: "cart")
      }
      let plain = "Hello ⑤world"
    }

    """#)

  static let other = """
    import Foundation

    let again = NSLocalizedString("Pay", comment: "")

    """

  static let catalog = MarkedText(
    #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld items" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Artikel"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Artikel"
                    }
                  }
                }
              }
            }
          }
        },
        "car⑥t.title" : {
          "comment" : "Title of the cart",
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Der ⑦Wagen  hier"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Your cart here"
              }
            }
          }
        },
        "P⑧ay" : {

        },
        "un⑨used" : {

        }
      },
      "version" : "1.0"
    }
    """#)

  static let files = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop")])

    """,
    "Sources/Shop/CartView.swift": view.text,
    "Sources/Shop/Other.swift": other,
    "Sources/Shop/Resources/Localizable.xcstrings": catalog.text,
  ]

  static let viewPath = "Sources/Shop/CartView.swift"
  static let otherPath = "Sources/Shop/Other.swift"
  static let catalogPath = "Sources/Shop/Resources/Localizable.xcstrings"
}
