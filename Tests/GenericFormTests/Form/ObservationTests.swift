import GenericForm
import GenericFormTesting
import Observation
import Synchronization
import Testing

@MainActor @Suite struct ObservationTests {
  struct Values: Equatable {
    var name = ""
    var code = ""
  }

  private let form = Form(
    Values(),
    validation: FormValidation {
      FieldValidation(\.name, rules: [.minLength(3)])
      FieldValidation(\.code, rules: [.notEmpty])
    })

  /// Whether a change tells those who track what `read` reads.
  private func tells(of read: () -> Void, after change: () -> Void) -> Bool {
    let isTold = Mutex(false)
    withObservationTracking(read) { isTold.withLock { $0 = true } }
    change()
    return isTold.withLock { $0 }
  }

  @Test func `a value is tracked by itself`() {
    #expect(tells(of: { _ = form.name }, after: { form.name = "a" }))
    #expect(!tells(of: { _ = form.code }, after: { form.name = "b" }))
  }

  @Test func `a status is tracked by itself`() {
    #expect(tells(of: { _ = form.field(\.name).errors }, after: { form.submit() }))
    #expect(!tells(of: { _ = form.field(\.code).errors }, after: { form.name = "ab" }))
  }

  @Test func `the form as a whole is tracked only as far as it changes`() {
    form.name = "abc"
    #expect(tells(of: { _ = form.isValid }, after: { form.code = "x" }))
    #expect(!tells(of: { _ = form.isValid }, after: { form.code = "y" }))
    #expect(tells(of: { _ = form.faults }, after: { form.code = "" }))
    #expect(tells(of: { _ = form.state }, after: { form.code = "z" }))
  }
}
