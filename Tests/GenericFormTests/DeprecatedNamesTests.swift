import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct DeprecatedNamesTests {
  private let names: any FormerNames = Deprecated()

  private func messages(_ text: String, _ validators: Validator...) -> [String] {
    MockTextField(text, validators: validators).messages
  }

  @Test func `not only whitespace is a former name of required`() {
    #expect(messages(" ", names.notOnlyWhitespace) == ["This field should not be empty"])
    #expect(names.notOnlyWhitespace.requiresText && messages("a", names.notOnlyWhitespace) == [])
  }

  @Test func `a closure of the earlier kind cannot contradict itself`() {
    #expect(messages("a", names.custom(false, [])) == ["Enter a valid value"])
    #expect(messages("a", names.custom(false, ["", "words"])) == ["words"])
    #expect(messages("a", .first(names.custom(false, []), .email)) == ["Enter a valid value"])
    #expect(messages("a", names.custom(true, ["dropped"])) == [])
  }
}

/// Calls what is deprecated without a warning.
@MainActor private protocol FormerNames {
  var notOnlyWhitespace: Validator { get }
  func custom(_ isValid: Bool, _ messages: [String]) -> Validator
}

private struct Deprecated: FormerNames {
  @available(*, deprecated)
  var notOnlyWhitespace: Validator { .notOnlyWhitespace }

  @available(*, deprecated)
  func custom(_ isValid: Bool, _ messages: [String]) -> Validator {
    .custom { _ in (isValid, messages) }
  }
}
