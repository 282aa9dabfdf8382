import Yams
import PhrasebookExtract
import SwiftSyntax
import Foundation
final class V: SyntaxVisitor { var n = 0; override func visit(_ t: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { n += 1; return .visitChildren } }
public func bench(_ list: String, walk: Bool) {
  var n = 0, bytes = 0
  for f in try! String(contentsOfFile: list, encoding: .utf8).split(separator: "\n") {
    let d = try! Data(contentsOf: URL(fileURLWithPath: String(f)))
    bytes += d.count
    let tree = [UInt8](d).withUnsafeBufferPointer { parseOnly($0) }
    if walk { let v = V(viewMode: .sourceAccurate); v.walk(tree); n += v.n } else { n += tree.statements.count }
  }
  print(n, bytes)
}
