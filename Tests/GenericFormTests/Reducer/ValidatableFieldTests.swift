import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct ValidatableFieldTests {
  @Test func `starts with its value and no error`() {
    let age = ValidatableField<Int>(18)
    #expect(age.value == 18)
    #expect(age.error == nil)
    #expect(ValidatableField<String>("a", error: "No").error == "No")
  }

  @Test func `is encoded like its value`() {
    let text: ValidatableField<String> = "text"
    let character: ValidatableField<Character> = "c"
    let scalar: ValidatableField<Unicode.Scalar> = "s"
    let (number, half, truth):
      (ValidatableField<Int>, ValidatableField<Double>, ValidatableField<Bool>) =
        (18, 0.5, true)
    #expect(text.value == "text")
    #expect(character.value == "c")
    #expect(scalar.value == "s")
    #expect(number.value == 18)
    #expect(half.value == 0.5)
    #expect(truth.value)
  }

  @Test func `is equal if its value and error are`() {
    let field: ValidatableField<Int> = 1
    #expect(field == 1)
    #expect(field != 2)
    #expect(field != ValidatableField<Int>(1, error: "No"))
    #expect(Set([field, 1, ValidatableField<Int>(1, error: "No")]).count == 2)
  }
}
