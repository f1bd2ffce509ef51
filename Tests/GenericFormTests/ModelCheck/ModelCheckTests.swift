import Foundation
import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct ModelCheckTests {
  /// `GENERIC_FORM_SCHEDULES` is the number of schedules, and `GENERIC_FORM_SEED` the first seed.
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["GENERIC_FORM_SCHEDULES"].flatMap(Int.init) ?? 2_000

  @Test func `a form agrees with its model after every event of random schedules`() {
    let start = Self.environment["GENERIC_FORM_SEED"].flatMap(UInt64.init) ?? 1
    for number in 0..<Self.count {
      let seed = start &+ UInt64(number)
      let schedule = Schedule.random(seed: seed)
      guard difference(in: schedule) != nil else { continue }
      let shortest = schedule.shrunk { difference(in: $0) != nil }
      Issue.record(
        """
        GENERIC_FORM_SEED=\(seed): \(difference(in: shortest) ?? "")
        \(shortest.events.map { "  \($0)" }.joined(separator: "\n"))
        """)
      return
    }
  }

  private func difference(in schedule: Schedule) -> String? {
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
