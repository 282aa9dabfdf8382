import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookFormats

@Suite("The header of a picture")
struct PictureHeaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 4, 0xB0, 0, 0, 0x0A, 0, 8, 6, 0, 0, 0, 1, 2, 3, 4]
  /// An application segment and a table before a progressive frame.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8]
    + [3, 0x20, 5, 0, 1, 1, 0x11, 0, 0xFF, 0xD9]

  @Test("PNG and JPEG have their size")
  func sizes() throws {
    let png = try #require(PictureHeader(Self.png))
    #expect((png.kind, png.width, png.height) == (.png, 1_200, 2_560))
    let jpeg = try #require(PictureHeader(Self.jpeg))
    #expect((jpeg.kind, jpeg.width, jpeg.height) == (.jpeg, 1_280, 800))
  }

  @Test("a cut file has the same header or none, and a changed one a size or none")
  func damaged() {
    for picture in [Self.png, Self.jpeg] {
      let whole = PictureHeader(picture)
      for count in 0..<picture.count {
        let cut = PictureHeader(Array(picture.prefix(count)))
        #expect(cut == nil || cut == whole)
      }
      #expect(PictureHeader(Array(picture.prefix(12))) == nil)
      var random = SeededGenerator(seed: 24)
      for _ in 0..<5_000 {
        var changed = picture
        let place = Int.random(in: 2..<changed.count, using: &random)
        changed[place] = UInt8.random(in: 0...255, using: &random)
        if let header = PictureHeader(changed) { #expect(header.width > 0 && header.height > 0) }
      }
    }
    #expect(PictureHeader(Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)) == nil)
  }

  @Test(
    "a region is four numbers in a picture",
    arguments: [
      ("1,2,3,4", true), ("0,0,1,1", true), (" 1, 2, 3, 4", true), ("1,2,3", false),
      ("1,2,0,4", false), ("-1,2,3,4", false), ("1,2,3,99999999999999999999", false),
      ("1,2,3,9999999", false), ("", false), ("1,2,3,4,5", false),
    ])
  func regions(_ text: String, _ isRegion: Bool) {
    #expect((PictureRegion(text) != nil) == isRegion)
  }
}
