import FormTestSupport
import GenericForm
import GenericFormTesting
import Synchronization
import Testing

@Suite struct FormValidationChecksTests {
  struct Values: Equatable {
    var name = ""
    var other = ""
  }

  @Test func `runs the checks of the values that pass their rules`() async {
    let validation = FormValidation<Values> {
      FieldValidation(
        \.name, formatters: [.trimmed], rules: [.maxLength(5).message("Long")],
        checks: [ValidationCheck("Taken") { $0 != "a" }])
      FieldValidation(
        \.other, checks: [ValidationCheck("Unknown") { _ in throw CancellationError() }])
    }
    #expect(await validation.check(Values(name: " a ")).messages == ["Taken"])
    #expect(await validation.check(Values(name: "b")).isValid)
    #expect(await validation.check(Values(name: "abcdef")).messages == ["Long"])
    let unverified = await validation.check(Values(name: "b", other: "x"))
    #expect(unverified.errors.map(\.reason) == [.unverified])
    #expect(unverified.messages(for: \.other) == [.rule(.`check.unverified`)])
  }

  @Test func `reports in order of declaration, whichever check ends first`() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let validation = FormValidation<Values> {
      FieldValidation(
        \.name,
        checks: [
          ValidationCheck("One") { _ in
            for await _ in gate {}
            return false
          }, ValidationCheck("Two") { _ in false },
        ])
      FieldValidation(
        \.other,
        checks: [
          ValidationCheck("Three") { _ in
            opener.finish()
            return false
          }
        ])
    }
    let result = await validation.check(Values(name: "a", other: "b"), clock: ManualClock())
    #expect(result.messages == ["One", "Two", "Three"])
  }

  @Test func `a check can have a message for each value, in an optional too`() async {
    struct Guest: Sendable { var name: String? }
    var check = ValidationCheck<Guest, String>("Taken") { _ in false }
    check.explanation = { name in { ValidationMessage("Taken: \(name)") } }
    let validation = FormValidation<Guest> { [check] in
      FieldValidation(\.name, .optional, checks: [check])
    }
    #expect(await validation.check(Guest(name: "a")).messages == ["Taken: a"])
    #expect(await validation.check(Guest(name: nil)).isValid)
  }

  @Test func `creates the message of a check only once it fails`() async {
    var check = ValidationCheck<Values, String>("Taken") { $0 == "a" }
    let made = Mutex(0)
    check.explanation = { _ in
      {
        made.withLock { $0 += 1 }
        return "Explained"
      }
    }
    let validation = FormValidation<Values> { [check] in FieldValidation(\.name, checks: [check]) }
    #expect(await validation.check(Values(name: "a")).isValid)
    #expect(made.withLock(\.self) == 0)
    #expect(await validation.check(Values(name: "b")).messages == ["Explained"])
    #expect(made.withLock(\.self) == 1)
  }

  @Test func `a check that fails as a warning leaves the value valid`() async {
    let validation = FormValidation<Values> {
      FieldValidation(\.name, checks: [ValidationCheck("Rare") { _ in false }.asWarning()])
    }
    let result = await validation.check(Values(name: "a"))
    #expect(result.isValid)
    #expect(result.warnings.flatMap(\.messages) == ["Rare"])
  }

  @Test func `a check ends at its time-out`() async {
    let validation = FormValidation<Values> {
      FieldValidation(
        \.name,
        checks: [
          ValidationCheck("Taken", timeout: .zero) { _ in
            try? await Task.sleep(for: .seconds(60))
            return true
          }
        ])
    }
    let result = await validation.check(Values(name: "a"))
    #expect(result.errors.map(\.reason) == [.unverified])
  }
}
