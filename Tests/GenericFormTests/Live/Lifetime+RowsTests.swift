import Foundation
import GenericForm
import GenericFormTesting
import Testing

/// Replaced rows leave nothing behind.
@MainActor @Suite struct LifetimeRowsTests {
  typealias Account = MortalForm.Account
  typealias Guest = MortalForm.Guest

  @Test func `removed rows are not kept`() {
    let count = Sentinel.Count()
    let form = Form(Account(), validation: MortalForm.withoutChecks)
    for id in 0..<1_000 {
      form.guests = [Guest(id: id, name: "Mei", tag: MortalForm.Tag(sentinel: Sentinel(in: count)))]
      form[\.guests[id: id].code] = "x"
    }
    #expect(count.value > 1, "the history keeps rows")
    form.reset(to: form.state)
    #expect(count.value == 1)
  }

  @Test func `a removed field stays while it is observed or held`() {
    let form = Form(
      Account(guests: [Guest(id: -1, name: "Mei"), Guest(id: -2, name: "Zoë")]),
      validation: MortalForm.withoutChecks)
    var notifications = 0
    let observation = form.field(\.guests[id: -1].name).observe { notifications += 1 }
    let held = form.field(\.guests[id: -2].name)
    for id in 0..<1_000 { form.guests = [Guest(id: id)] }
    #expect(held.value == "Zoë")
    #expect(form[\.guests[id: -2].name] == "Zoë")
    #expect(notifications == 1)
    #expect(form[\.guests[id: -1].name] == "Mei")
    #expect(!form.field(\.guests[id: -1].name).status.isIncluded)
    form.guests = [Guest(id: -1)]
    #expect(notifications == 2)
    #expect(form.field(\.guests[id: -1].name).status.isIncluded)
    observation.cancel()
  }

  @Test func `replacing rows doesn't leak memory`() async {
    // In a separate process, no other test allocates in the meantime.
    await #expect(processExitsWith: .success) {
      let growth = try await LifetimeRowsTests.growth(replacing: 15_000)
      // Leaked rows would take thousands. The address sanitizer holds back 256 that are freed.
      try #require(growth < 300, "\(growth) pages")
    }
  }

  /// Returns by how many pages memory grows when one row is replaced `times` times more.
  private static func growth(replacing times: Int) throws -> Int {
    let form = Form(Account(), validation: MortalForm.withoutChecks)
    func replace(_ ids: Range<Int>) {
      for id in ids { form.guests = [Guest(id: id, name: "Mei", code: "Mei")] }
    }
    // The allocator first takes pages that it keeps.
    replace(0..<times)
    let before = try residentPages()
    replace(times..<2 * times)
    return try residentPages() - before
  }

  private static func residentPages() throws -> Int {
    let sizes = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(Int(sizes.split(separator: " ")[1]))
  }
}
