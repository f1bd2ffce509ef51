import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct ValueTraitsTests {
  private struct Plain {
    var number = 0
  }

  private struct Same: Equatable {
    var number = 0
  }

  private enum Choice: CanBeAbsent {
    case none, some

    var isAbsent: Bool { self == .none }
  }

  @Test func `values of an Equatable type are equal or not`() {
    #expect(ValueTraits<String>().areEqual?("a", "a") == true)
    #expect(ValueTraits<String>().areEqual?("a", "b") == false)
    #expect(ValueTraits<Same?>().areEqual?(nil, nil) == true)
    #expect(ValueTraits<Same?>().areEqual?(nil, Same()) == false)
    #expect(ValueTraits<[Int: [Same]]>().areEqual?([1: []], [1: []]) == true)
  }

  @Test func `values of another type can't be compared`() {
    #expect(ValueTraits<Plain>().areEqual == nil)
    #expect(ValueTraits<Plain?>().areEqual == nil)
  }

  @Test
  func `nil, empty text, empty collections and values that declare themselves absent are absent`() {
    #expect(ValueTraits<String>().isAbsent(""))
    #expect(!ValueTraits<String>().isAbsent(" "))
    #expect(ValueTraits<Int?>().isAbsent(nil))
    #expect(!ValueTraits<Int?>().isAbsent(0))
    #expect(ValueTraits<Plain?>().isAbsent(nil))
    #expect(!ValueTraits<Plain?>().isAbsent(Plain()))
    #expect(ValueTraits<[Plain]>().isAbsent([]))
    #expect(!ValueTraits<[Plain]>().isAbsent([Plain()]))
    #expect(ValueTraits<Set<Int>>().isAbsent([]))
    #expect(!ValueTraits<Set<Int>>().isAbsent([1]))
    #expect(ValueTraits<Choice>().isAbsent(.none))
    #expect(!ValueTraits<Choice>().isAbsent(.some))
    #expect(!ValueTraits<Int>().isAbsent(0))
    #expect(!ValueTraits<Plain>().isAbsent(Plain()))
  }

  @Test func `an unchecked box is empty but not absent`() {
    #expect(ValueTraits<Bool>().isEmpty(false))
    #expect(!ValueTraits<Bool>().isEmpty(true))
    #expect(!ValueTraits<Bool>().isAbsent(false))
    #expect(ValueTraits<String>().isEmpty(""))
    #expect(!ValueTraits<String>().isEmpty("a"))
    #expect(ValueTraits<Int?>().isEmpty(nil))
    #expect(!ValueTraits<Int?>().isEmpty(0))
    #expect(!ValueTraits<Int>().isEmpty(0))
    #expect(!ValueTraits<Plain>().isEmpty(Plain()))
  }

  @Test func `the absent value is nil, an empty collection or false`() {
    #expect(ValueTraits<String>.absentValue == "")
    #expect(ValueTraits<[Int]>.absentValue == [])
    #expect(ValueTraits<Bool>.absentValue == false)
    #expect(ValueTraits<Int?>.absentValue == .some(nil))
    #expect(ValueTraits<String?>.absentValue == .some(nil))
    #expect(ValueTraits<Int>.absentValue == nil)
    #expect(ValueTraits<Plain>.absentValue == nil)
  }
}
