import Foundation
import TestSupport

/// A unit as moz.l10n reads it.
struct MozillaUnit: Decodable, Equatable {
  var id: [String]
  var forms: [String: String]

  /// The units of the file that the first argument names.
  static func list(_ arguments: [String]) throws -> [MozillaUnit] {
    try JSONDecoder().decode([MozillaUnit].self, from: OtherTool.python(script, arguments))
  }

  /// Lists, for each unit of a file, its id and its texts by form; the form of a text without forms
  /// is "".
  private static let script = """
    import sys, json
    from moz.l10n.resource import parse_resource
    from moz.l10n.model import SelectMessage
    def text(pattern):
        return "".join(p if isinstance(p, str) else p.attributes.get("source", str(p.arg)) for p in pattern)
    def name(key):
        return ".".join(k if isinstance(k, str) else k.value for k in key)
    units = []
    for section in parse_resource(sys.argv[1]).sections:
        for entry in section.entries:
            value = entry.value
            forms = ({name(key): text(part) for key, part in value.variants.items()}
                if isinstance(value, SelectMessage) else {"": text(value.pattern)})
            units.append({"id": [part for part in entry.id if part], "forms": forms})
    print(json.dumps(units))
    """
}
