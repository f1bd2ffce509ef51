import Testing

@testable import ValidationRules

@Suite struct `The top-level domains` {
  @Test(arguments: [
    "aaa", "com", "COM", "at", "museum", "zw", "xn--p1ai", "рф", "РФ", "中国", "भारत", "zuerich",
  ])
  func `have the names of the root zone`(name: String) {
    #expect(isFound(name))
  }

  @Test(arguments: [
    "", "a", "aa", "aaaa", "co m", " ", "com ", "domain", "zz", "zzz", "xn--", "localhost",
    "рф\u{301}", "com\u{301}",
  ])
  func `have no other names`(name: String) {
    #expect(!isFound(name))
  }

  @Test func `are all found, in order`() {
    let names = topLevelDomains.split(separator: " ")
    #expect(names.count == 1437)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for name in names {
      #expect(isFound(String(name)), "\(name)")
      #expect(isFound(name.uppercased()), "\(name)")
      #expect(!isFound(name + "-"), "\(name)")
    }
  }

  private func isFound(_ name: String) -> Bool {
    isTopLevelDomain(name.utf8.span)
  }
}
