import GenericForm
import Testing

@Suite struct FormValidationBuilderTests {
  struct Order: Equatable {
    var email = ""
    var code = ""
    var age = 0
  }

  private let email = FieldValidation(\Order.email, rules: [.notEmpty.message("Email")])
  private let code = FormValidation<Order> {
    FieldValidation(\.code, rules: [.notEmpty.message("Code")])
  }

  private func messages(
    @FormValidationBuilder<Order> _ validations: () -> FormValidation<Order>
  ) -> [ValidationMessage] {
    FormValidation(validations).result(for: Order()).messages
  }

  @Test func `lists all fields and validations, in order`() {
    #expect(messages {} == [])
    #expect(
      messages {
        email
        code
      } == ["Email", "Code"])
    #expect(
      messages {
        code
        email
      } == ["Code", "Email"])
  }

  private struct Code: FormValidationConvertible {
    let message: ValidationMessage

    var formValidation: FormValidation<Order> {
      FormValidation { FieldValidation(\.code, rules: [.notEmpty.message(message)]) }
    }
  }

  @Test func `accepts a custom type`() {
    #expect(messages { Code(message: "Code of our own") } == ["Code of our own"])
  }

  @Test(arguments: [true, false])
  func `an if includes its validations`(isStrict: Bool) {
    let found = messages {
      if isStrict { email }
      if isStrict {
        FieldValidation(\.age, rules: [.greaterThan(17).message("Age")])
      } else {
        FieldValidation(\.age, rules: [.greaterThan(5).message("Child")])
      }
    }
    #expect(found == (isStrict ? ["Email", "Age"] : ["Child"]))
  }

  @Test func `each round of a loop adds its validations`() {
    let found = messages {
      for limit in 1...3 {
        FieldValidation(
          \.age, rules: [.greaterThan(limit).message(ValidationMessage("Over \(limit)"))])
      }
    }
    #expect(found.count == 3)
  }
}
