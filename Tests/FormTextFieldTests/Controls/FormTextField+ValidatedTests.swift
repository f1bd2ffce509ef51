import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

private final class Login {
  @Validated(rules: [.isEmail], formatters: [.trimmed, .lowercased]) var email: String?
  @Validated(rule: .isTrue) var terms = false
  @Validated(rule: .minLength(3)) var password: String? {
    didSet { $again.follow(.equals($password)) }
  }
  @Validated(rule: .maxLength(99)) var again: String?
  @Validated(rule: .atLeast(18)) var age: Int?
}

/// A control bound to a property that validates itself.
final class FormTextFieldValidatedTests: WidgetTestCase {
  func testSetsThePropertyToTypedText() {
    onStage { stage in
      let login = Login()
      let email = FormTextField("Email")
      email.bind(to: \.email, validatedBy: \.$email, of: login)
      stage.lifetimes.watch(email)
      stage.lifetimes.watch(login, "the model")
      stage.put(email)
      let other = FormTextField("Other")
      stage.put(other)
      stage.show()
      stage.type("Mei@", into: email)
      XCTAssertEqual(login.email, "mei@")
      XCTAssertEqual(email.shownMessages, [], "while it is typed")
      stage.type(" ", into: email)
      XCTAssertEqual(email.text, "Mei@ ", "formatted on leaving only")
      other.focus()
      assertSoon(email.text, "mei@")
      XCTAssertEqual(
        email.shownMessages, ["Enter an email address, such as mei@example.com"])
      email.text = "mei@example.com"
      XCTAssertEqual(login.email, "mei@example.com")
      XCTAssertTrue(login.$email.isValid)
      XCTAssertTrue(email.isValid)
      email.text = ""
      XCTAssertEqual(login.$email.isValid, false)
      email.performValidation()
      XCTAssertEqual(email.shownMessages, ["Fill in this field"])
    }
  }

  func testReportsAnAbsentRequiredValueOnce() {
    onStage { stage in
      let login = Login()
      let email = FormTextField("Email", validators: [.required, .email])
      email.bind(to: \.email, validatedBy: \.$email, of: login)
      stage.put(email)
      XCTAssertEqual(email.messages, ["Fill in this field"])
      email.text = "mei"
      XCTAssertEqual(email.messages, ["Enter an email address, such as mei@example.com"])
    }
  }

  func testShowsAValueThatTheProgramSets() {
    onStage { stage in
      let login = Login()
      login.email = "a@example.com"
      let email = FormTextField("Email")
      let terms = FormCheckButton("Terms")
      email.bind(to: \.email, validatedBy: \.$email, of: login)
      terms.bind(to: \.terms, validatedBy: \.$terms, of: login)
      for control in [email, terms] as [FormControl] {
        stage.lifetimes.watch(control)
        stage.put(control)
      }
      XCTAssertEqual(email.text, "a@example.com")
      login.email = "B@example.com"
      login.terms = true
      assertSoon(email.text, "b@example.com")
      assertSoon(terms.value)
      terms.value = false
      XCTAssertFalse(login.terms)
      login.$email.reset()
      assertSoon(email.text, "")
    }
  }

  func testSetsAPropertyToAnOptionalNumber() {
    onStage { stage in
      let login = Login()
      let age = FormNumberField<Int>("Age")
      age.bind(to: \.age, validatedBy: \.$age, of: login)
      stage.lifetimes.watch(age)
      stage.put(age)
      stage.show()
      XCTAssertNil(age.value)
      XCTAssertTrue(age.enterText("17"))
      XCTAssertEqual(login.age, 17)
      XCTAssertFalse(login.$age.isValid)
      XCTAssertFalse(age.isValid)
      age.value = 21
      XCTAssertEqual(login.age, 21)
      XCTAssertTrue(age.isValid)
      login.age = 30
      assertSoon(age.value, 30)
      age.value = nil
      XCTAssertNil(login.age)
      age.performValidation()
      XCTAssertEqual(age.shownMessages, ["Fill in this field"])
    }
  }

  func testFollowsARuleAboutAnotherProperty() {
    onStage { stage in
      let login = Login()
      let password = FormTextField("Password")
      let again = FormTextField("Again")
      password.bind(to: \.password, validatedBy: \.$password, of: login)
      again.bind(to: \.again, validatedBy: \.$again, of: login)
      for control in [password, again] {
        stage.lifetimes.watch(control)
        stage.put(control)
      }
      password.text = "horse"
      again.text = "hors"
      assertSoon(!again.isValid)
      password.text = "hors"
      assertSoon(again.isValid)
    }
  }

  func testIsNotKeptAliveByItsModel() {
    onStage { stage in
      let login = Login()
      do {
        let email = FormTextField("Email")
        email.bind(to: \.email, validatedBy: \.$email, of: login)
        stage.lifetimes.watch(email)
      }
      login.email = "mei@example.com"
      spin(until: stage.lifetimes.survivors.isEmpty)
      XCTAssertEqual(stage.lifetimes.survivors, [])
    }
  }

  func testReportsAControlOfAForm() {
    onStage { stage in
      let form = Form(Place()) {}
      let field = FormTextField("City", form.field(\.city))
      stage.put(field)
      field.bind(to: \.email, validatedBy: \.$email, of: Login())
      let warnings = Warnings.take()
      XCTAssertEqual(warnings.count, 1)
      let sentence = "use the form's binding instead"
      XCTAssertTrue(warnings.last?.contains(sentence) == true, "\(warnings)")
    }
  }
}

private struct Place {
  var city = ""
}
