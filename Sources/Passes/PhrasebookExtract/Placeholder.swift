public import SwiftSyntax
import SwiftParser
public func parseOnly(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax { Parser.parse(source: bytes) }
