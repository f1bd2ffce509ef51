import FormTestSupport
import Foundation
import Testing

@testable import GenericForm

/// Histories of random changes in a form with every kind of value, compared with a list of its
/// states.
@MainActor @Suite struct HistoryCheckTests {
  /// `GENERIC_FORM_SCHEDULES` is the number of histories, and `GENERIC_FORM_SEED` the first seed.
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["GENERIC_FORM_SCHEDULES"].flatMap(Int.init) ?? 500

  @Test func `an undo gives the state before each step, and a redo the one after`() async {
    let start = Self.environment["GENERIC_FORM_SEED"].flatMap(UInt64.init) ?? 1
    for number in 0..<Self.count {
      let seed = start &+ UInt64(number)
      var random = SplitMix(state: seed)
      let check = HistoryCheck()
      for _ in 0..<Int.random(in: 5...40, using: &random) { check.change(using: &random) }
      check.goToBothEnds(using: &random)
      // Other tests wait for the main actor.
      await Task.yield()
      guard let difference = check.difference else { continue }
      Issue.record("GENERIC_FORM_SEED=\(seed): \(difference)")
      return
    }
  }
}
