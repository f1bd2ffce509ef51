import Testing

@testable import GtkFormApp

@MainActor @Suite struct GalleryTests {
  @Test func `no two samples have one title`() {
    let titles = GallerySample.all.map(\.title)
    #expect(titles.count > 10)
    #expect(Set(titles).count == titles.count)
    #expect(titles.contains("FormChoice: radio buttons"))
  }

  @Test func `no line of code is wrapped in a window of the initial width`() {
    for sample in GallerySample.all {
      let lines = sample.code.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 50 }, "\(sample.title)")
    }
  }
}
