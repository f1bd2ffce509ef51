import Testing

@testable import ValidationRules

@Suite struct CanBeAbsentTests {
  struct Drawing: CanBeAbsent {
    var strokes: [Int] = []
    var isAbsent: Bool { strokes.isEmpty }
  }

  @Test func `an empty value is absent`() {
    #expect(isAbsent(""))
    #expect(isAbsent(""[...]))
    #expect(isAbsent([Int]()))
    #expect(isAbsent(Set<Int>()))
    #expect(isAbsent([String: Int]()))
    #expect(isAbsent([1, 2].dropFirst(2)))
    #expect(isAbsent(0..<0))
    #expect(isAbsent(Drawing()))
  }

  @Test func `nil is absent, and so is an optional with an empty value`() {
    #expect(isAbsent(Int?.none))
    #expect(isAbsent(String?.some("")))
    #expect(isAbsent([Int]?.some([])))
    #expect(isAbsent(Int??.some(nil)))
    let name: String? = nil
    #expect(name.isAbsent)
  }

  @Test func `everything else is present`() {
    #expect(!isAbsent(" "))
    #expect(!isAbsent("\0"))
    #expect(!isAbsent(0))
    #expect(!isAbsent(false))
    #expect(!isAbsent([0]))
    #expect(!isAbsent(Int?.some(0)))
    #expect(!isAbsent(String?.some("a")))
    #expect(!isAbsent(Drawing(strokes: [1])))
  }
}
