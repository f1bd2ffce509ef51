import Testing

@testable import GenericForm

@Suite struct KnownDifferenceTests {
  private struct Loose {
    var number = 0.0
    var list: [Double] = []
    var inner: [Inner] = []
    var choice = Choice.none
    var names: [String: Inner] = [:]
    var act: () -> Void = {}
    var object = Object()
  }

  private struct Inner {
    var text: String? = ""
    var act: () -> Void = {}
  }

  private enum Choice {
    case none
    case one(Inner)
    case other(Inner)
  }

  private final class Object {}

  private func differs(_ change: (inout Loose) -> Void) -> Bool {
    let old = Loose(
      number: .nan, list: [1, .nan], inner: [Inner(), Inner()], choice: .one(Inner()),
      names: ["a": Inner(), "b": Inner()])
    var new = old
    change(&new)
    return areKnownToDiffer(old, new)
  }

  @Test func `comparable values differ, at any depth`() {
    #expect(differs { $0.number = 1 })
    #expect(differs { $0.list[0] = 2 })
    #expect(differs { $0.list.removeLast() })
    #expect(differs { $0.inner[1].text = "a" })
    #expect(differs { $0.inner[1].text = nil })
    #expect(differs { $0.inner.removeLast() })
    #expect(differs { $0.choice = .other(Inner()) })
    #expect(differs { $0.choice = .one(Inner(text: "a")) })
    #expect(differs { $0.choice = .none })
    #expect(differs { $0.names["c"] = Inner() })
    #expect(areKnownToDiffer("a", "b"))
  }

  @Test func `equal or incomparable values are not known to differ`() {
    #expect(!differs { _ in })
    #expect(!differs { $0.list = [1, .nan] })
    #expect(!differs { $0.act = { print("other") } })
    #expect(!differs { $0.object = Object() })
    #expect(!areKnownToDiffer("a", "a"))
    #expect(!areKnownToDiffer(Double.nan, Double.nan))
  }
}
