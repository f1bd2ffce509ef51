import Observation
import Synchronization
import Testing

@testable import GenericForm

@MainActor @Suite struct AnyFieldObservingTests {
  struct Values: Equatable {
    var name = ""
    var code = ""
  }

  private let form = Form(Values()) {
    FieldValidation(\.name, rules: [.minLength(3)])
    FieldValidation(\.code, rules: [.notEmpty])
  }

  /// Returns whether a change notifies observers of the values that `read` reads.
  private func notifies(of read: () -> Void, after change: () -> Void) -> Bool {
    let isNotified = Mutex(false)
    withObservationTracking(read) {
      isNotified.withLock { $0 = true }
    }
    change()
    return isNotified.withLock { $0 }
  }

  // MARK: - Tracking

  @Test func `a value is tracked by itself`() {
    #expect(notifies(of: { _ = form.name }, after: { form.name = "a" }))
    #expect(!notifies(of: { _ = form.code }, after: { form.name = "b" }))
    #expect(notifies(of: { _ = form.field(\.name).value }, after: { form.name = "c" }))
    #expect(!notifies(of: { _ = form.field(\.name).value }, after: { form.submit() }))
  }

  @Test func `a status is tracked by itself`() {
    #expect(notifies(of: { _ = form.field(\.name).status.shownErrors }, after: { form.submit() }))
    #expect(!notifies(of: { _ = form.field(\.code).status }, after: { form.name = "ab" }))
  }

  @Test func `an unchanged status doesn't notify`() {
    form.name = "a"
    #expect(!notifies(of: { _ = form.field(\.name).status }, after: { form.name = "b" }))
  }

  @Test func `the whole form is tracked only as far as it changes`() {
    form.name = "abc"
    #expect(notifies(of: { _ = form.isValid }, after: { form.code = "x" }))
    #expect(!notifies(of: { _ = form.isValid }, after: { form.code = "y" }))
    #expect(notifies(of: { _ = form.errors }, after: { form.code = "" }))
    #expect(notifies(of: { _ = form.state }, after: { form.code = "z" }))
    #expect(notifies(of: { _ = form.outcome }, after: { form.submit() }))
  }

  @Test func `rules are tracked with what they read`() {
    #expect(notifies(of: { _ = form.field(\.name).rules }, after: { form.name = "abc" }))
  }

  // MARK: - Observers

  @Test func `an observer is notified of a new value and of a new status`() {
    var notified: [String] = []
    let observation = form.field(\.name).observe {
      notified.append(form.name + (form.field(\.name).status.hasShownError ? "!" : ""))
    }
    form.name = "a"
    form.name = "b"
    form.field(\.name).leave()
    form.field(\.name).leave()
    #expect(notified == ["a", "b", "b!"])
    withExtendedLifetime(observation) {}
  }

  @Test func `released observers are forgotten`() {
    for number in 0..<100 {
      _ = form.field(\.name).observe {}
      form.name = "name \(number)"
    }
    #expect(form.liveField(at: \.name).observers.count <= 1)
  }

  // MARK: - Statuses

  @Test func `the statuses start with the last, and a slow reader gets the latest`() async {
    let statuses = form.field(\.name).statuses
    var iterator = statuses.makeAsyncIterator()
    #expect(await iterator.next() == form.field(\.name).status)
    form.name = "a"
    form.field(\.name).leave()
    form.name = "abc"
    let status = await iterator.next()
    #expect(status?.errors == [])
    #expect(status?.isDirty == true)
  }

  @Test func `a field is forgotten with its last observer and its row`() {
    struct Row: Identifiable, Equatable {
      let id: Int
      var text = ""
    }
    let form = Form([Row(id: -1)]) { each(\.self) { FieldValidation(\.text) } }
    weak let live = form.liveField(at: \.[id: -1].text)
    var observation: FormObservation? = form.field(\.[id: -1].text).observe {}
    for id in 0..<1_000 { form.field(\.self).value = [Row(id: id)] }
    #expect(live != nil)
    #expect(observation != nil)
    observation = nil
    for id in 0..<1_000 { form.field(\.self).value = [Row(id: id)] }
    #expect(live == nil)
  }
}
