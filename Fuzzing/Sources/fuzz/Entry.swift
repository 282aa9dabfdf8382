import CLibFuzzer
import Foundation

/// The target of this process: `PHRASEBOOK_FUZZ_TARGET` names it.
let target: Target = {
  let name = ProcessInfo.processInfo.environment["PHRASEBOOK_FUZZ_TARGET"] ?? ""
  if name == "list" {
    for target in allTargets { print(target.name, target.seeds ?? "") }
    exit(0)
  }
  guard let target = allTargets.first(where: { $0.name == name }) else {
    fatalError("PHRASEBOOK_FUZZ_TARGET is one of \(allTargets.map(\.name)), not \"\(name)\"")
  }
  return target
}()

/// Called by libFuzzer once, before the first input.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?)
  -> Int32
{
  _ = target
  return 0
}

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.run([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Called by libFuzzer for a new input: half of them are changed by bytes, half by tokens.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ maximum: Int, _ seed: UInt32
) -> Int {
  guard let syntax = target.syntax, seed & 1 == 0 else {
    return LLVMFuzzerMutate(start, count, maximum)
  }
  var mutator = TokenMutator(syntax: syntax, seed: UInt64(seed))
  let changed = mutator.mutated([UInt8](UnsafeBufferPointer(start: start, count: count)))
    .prefix(maximum)
  for (index, byte) in changed.enumerated() { start[index] = byte }
  return changed.count
}

/// Called by libFuzzer for a new input from two: tokens of the second go into the first.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func crossOver(
  _ first: UnsafePointer<UInt8>?, _ firstCount: Int, _ second: UnsafePointer<UInt8>?,
  _ secondCount: Int, _ out: UnsafeMutablePointer<UInt8>, _ maximum: Int, _ seed: UInt32
) -> Int {
  var mutator = TokenMutator(syntax: target.syntax ?? .code, seed: UInt64(seed))
  let crossed = mutator.crossed(
    [UInt8](UnsafeBufferPointer(start: first, count: firstCount)),
    [UInt8](UnsafeBufferPointer(start: second, count: secondCount))
  ).prefix(maximum)
  for (index, byte) in crossed.enumerated() { out[index] = byte }
  return crossed.count
}
