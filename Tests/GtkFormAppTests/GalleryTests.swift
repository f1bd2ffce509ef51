import Testing

@testable import GtkFormApp

@MainActor @Suite struct GalleryTests {
  @Test func `no two samples have one title`() {
    let titles = GallerySample.all.map(\.title)
    #expect(titles.count > 10)
    #expect(Set(titles).count == titles.count)
    #expect(titles.contains("FormChoice: radio buttons"))
  }
}
