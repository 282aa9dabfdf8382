import Foundation
@testable import PhrasebookMemory

/// The file of a translation memory. An input is a list of changes of a sound file, since hardly any other bytes are
/// a database: three bytes of place and one of value each.
let memoryTargets: [Target] = [
  Target("memory", nil) { bytes in
    let path = ScratchFolder.write(damaged(soundMemory, by: bytes), to: "damaged.sqlite")
    // A copy that is never saved: each input would wait for the disk.
    guard let memory = try? Memory(at: path, .trying) else { return }
    defer { memory.close() }
    _ = try? memory.counts()
    try? memory.units { _ in }
    _ = try? memory.search("open file")
    _ = try? memory.matches(for: MemoryQuery("Open the file 7", from: "en", to: "fr"))
    _ = try? memory.add([unit(900)])
  }
]

/// The bytes of a memory with stored and noted units.
private let soundMemory: [UInt8] = {
  let path = ScratchFolder.write([], to: "sound.sqlite")
  try? FileManager.default.removeItem(atPath: path)
  do {
    let memory = try Memory(at: path, .making)
    try memory.add((0..<200).map(unit))
    var noted = NotedUnits()
    for number in 200..<220 { noted.append(unit(number)) }
    try memory.note([noted], of: "App")
    memory.close()
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  } catch {
    fatalError("a new memory can be written: \(error)")
  }
}()

private func unit(_ number: Int) -> MemoryUnit {
  MemoryUnit(
    sourceLanguage: "en", targetLanguage: number.isMultiple(of: 3) ? "de" : "fr",
    source: "Open the file \(number)", target: "Ouvrir le fichier \(number)",
    comment: number.isMultiple(of: 5) ? "A button" : nil, changed: number)
}

private func damaged(_ sound: [UInt8], by changes: [UInt8]) -> [UInt8] {
  var bytes = sound
  for start in stride(from: 0, to: changes.count - 3, by: 4) {
    let place = changes[start..<start + 3].reduce(0) { $0 << 8 | Int($1) }
    bytes[place % bytes.count] = changes[start + 3]
  }
  // An incomplete change cuts the file.
  if changes.count % 4 == 1, let part = changes.last {
    bytes.removeLast(bytes.count * Int(part) / 256)
  }
  return bytes
}
