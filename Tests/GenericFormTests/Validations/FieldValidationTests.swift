import GenericFormTesting
import Testing

@testable import FormDeclaration
@testable import GenericForm

@MainActor @Suite struct FieldValidationTests {
  struct Order: Equatable {
    var email = ""
    var again = ""
    var age = 0
    var isOpen = true
  }

  @Test func `an absent required value has only that error`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.email, .required, rules: [.isEmail, .minLength(3)])
    }
    #expect(validation.result(for: Order()).messages == [.rule(.required)])
    #expect(validation.result(for: Order(email: "a")).messages.count == 2)
  }

  @Test func `a field declared several times reports its absence once`() {
    let parts: [FormValidation<Order>] = [
      FormValidation {
        FieldValidation(\.email, .required("Enter your email address"), rules: [.isEmail])
        FieldValidation(\.email, .required, rules: [.isEmail, .minLength(3)])
      },
      FormValidation {
        FieldValidation(
          \.email, rules: [.isEmail, .notEmpty.message("Better with one").asWarning()])
        FieldValidation(\.email, .required("Enter your email address"), rules: [.minLength(3)])
      },
    ]
    for validation in parts {
      let result = validation.result(for: Order())
      #expect(result.messages == ["Enter your email address"])
      #expect(result.warnings.isEmpty)
      #expect(validation.result(for: Order(email: "a")).messages.count == 2)
      #expect(validation.isRequired(\.email, in: Order()))
    }
  }

  @Test func `an excluded declaration doesn't report an absent value`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.email, .required, when: { $0.isOpen })
      FieldValidation(\.email, rules: [.isEmail.message("No address")])
    }
    #expect(validation.result(for: Order()).messages == [.rule(.required)])
    #expect(validation.result(for: Order(isOpen: false)).messages == ["No address"])
  }

  @Test(arguments: ["", " ", " \t\u{3000}"])
  func `required shows the program's message, and treats blank text as absent`(email: String) {
    let validation = FormValidation<Order> {
      FieldValidation(\.email, .required("Enter your email address"), rules: [.isEmail])
      FieldValidation(\.again, .optional, rules: [.isEmail])
    }
    let order = Order(email: email, again: email)
    #expect(validation.result(for: order).messages == ["Enter your email address"])
    #expect(validation.isRequired(\.email, in: order))
    #expect(
      MockTextField(email, validators: [.required("Enter your email address")]).messages
        == ["Enter your email address"])
  }

  @Test func `an unchecked box is absent if it is required`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.isOpen, .required("Open it"))
    }
    #expect(validation.result(for: Order(isOpen: false)).messages == ["Open it"])
    #expect(validation.result(for: Order(isOpen: true)).isValid)
    #expect(validation.isRequired(\.isOpen, in: Order()))
    let byDefault = FormValidation<Order> {
      FieldValidation(\.isOpen, .required, rules: [.isTrue.message("Once more")])
    }
    let messages = byDefault.result(for: Order(isOpen: false)).messages
    #expect(messages.map { MessageCatalog().text(for: $0) } == ["Turn this on"])
    let optional = FormValidation<Order> { FieldValidation(\.isOpen, .optional) }
    #expect(optional.result(for: Order(isOpen: false)).isValid)
  }

  @Test func `white space is text if the program says so`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.email, .required("Empty", allowingBlank: true), rules: [.maxLength(1)])
      FieldValidation(\.again, .required(allowingBlank: true))
    }
    #expect(validation.result(for: Order(email: " ", again: " ")).isValid)
    #expect(validation.result(for: Order(email: "  ", again: " ")).messages.count == 1)
    #expect(validation.result(for: Order()).messages == ["Empty", .rule(.required)])
  }

  @Test func `no check runs on blank text`() async {
    let script = ScriptedCheck<String>("Taken")
    let form = Form(Order()) { FieldValidation(\.email, .optional, checks: [script.check()]) }
    form.email = " "
    #expect(!form.field(\.email).status.isPending)
    form.email = "a"
    #expect(form.field(\.email).status.isPending)
  }

  @Test func `an absent optional value passes every rule`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.email, .optional, rules: [.isEmail, .differs(from: \.again)])
    }
    #expect(validation.result(for: Order()).isValid)
    #expect(!validation.result(for: Order(email: "mei")).isValid)
  }

  @Test func `rules on the value come before rules that read the form`() {
    let validation = FormValidation<Order> {
      FieldValidation(
        \.again,
        rules: [
          .minLength(3).message("Short"), .equals(\.email).message("Different"),
          .differs(from: \.email),
        ])
    }
    let result = validation.result(for: Order(email: "abc", again: "ab"))
    #expect(result.messages(for: \.again) == ["Short", "Different"])
  }

  @Test func `rules that read the form can stand alone, with everything else`() {
    let validation = FormValidation<Order> {
      FieldValidation(
        \.again, .required, label: "Again", formatters: [.trimmed],
        rules: [.equals(\.email).message("Different")], timing: .onChange, when: { $0.isOpen })
    }
    #expect(validation.result(for: Order()).messages == [.rule(.required)])
    #expect(validation.result(for: Order(email: "a", again: " a ")).isValid)
    #expect(validation.result(for: Order(isOpen: false)).isValid)
    #expect(validation.result(for: Order(again: "b")).errors.map(\.label) == ["Again"])
    let form = Form(Order(), validation: validation)
    form.again = "b"
    #expect(form.field(\.again).status.shownErrors == ["Different"])
  }

  @Test func `its label, timing and formatters reach the field`() {
    let form = Form(Order()) {
      FieldValidation(
        \.email, label: "Email", formatters: [.lowercased], rules: [.isEmail.message("Wrong")],
        timing: .onChange)
    }
    form.email = "A"
    let email = form.field(\.email)
    #expect(email.label == "Email")
    #expect(email.status.shownErrors == ["Wrong"])
    email.leave()
    #expect(email.value == "a")
  }
}
