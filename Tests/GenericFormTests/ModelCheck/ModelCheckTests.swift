import Foundation
import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct ModelCheckTests {
  /// `GENERIC_FORM_SCHEDULES` says how many are run, and `GENERIC_FORM_SEED` where they start.
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["GENERIC_FORM_SCHEDULES"].flatMap(Int.init) ?? 2_000

  @Test func `a form is as its model says after every event of random schedules`() {
    let start =
      Self.environment["GENERIC_FORM_SEED"].flatMap(UInt64.init)
      ?? UInt64.random(in: 0...UInt64.max)
    for number in 0..<Self.count {
      let seed = start &+ UInt64(number)
      let schedule = Schedule.random(seed: seed)
      guard fault(in: schedule) != nil else { continue }
      let shortest = schedule.shrunk { fault(in: $0) != nil }
      Issue.record(
        """
        GENERIC_FORM_SEED=\(seed): \(fault(in: shortest) ?? "")
        \(shortest.events.map { "  \($0)" }.joined(separator: "\n"))
        """)
      return
    }
  }

  private func fault(in schedule: Schedule) -> String? {
    let form = FormUnderTest()
    var model = FormModel()
    for event in schedule.events {
      form.apply(event)
      model.apply(event)
      if let difference = form.difference(from: model) { return difference }
    }
    return nil
  }
}
