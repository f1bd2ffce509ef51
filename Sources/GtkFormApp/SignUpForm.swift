import FormTextField
import GenericForm

/// The window "Sign up": its fields, what each demands, and what becomes of the answers.
@MainActor
final class SignUpForm {
  let name = FormTextField("_Name", validators: [.required])
  let username: FormTextField
  let email = FormTextField("_Email", validators: [.required, .email])
  let mobile = FormTextField("_Mobile", validators: [.mobile])
  let password = FormTextField("_Password", validators: [.required, .password], isSecure: true)
  let confirmation = FormTextField("_Confirm password", isSecure: true)
  let terms = FormCheckButton(
    "I _accept the terms", requiredMessage: "Please accept the terms to sign up")

  private(set) lazy var window = FormWindowController(
    title: "Sign up",
    fields: [name, username, email, mobile, password, confirmation, terms],
    submitTitle: "_Sign up",
    successMessage: "Account created"
  ) { [unowned self] in
    try await submit()
  }

  private let store: AccountStore

  /// A form whose answers are kept in a store.
  init(store: AccountStore) throws {
    self.store = store
    let usernameFormat = try Validator.regularExpression(
      "[A-Za-z0-9_]{3,20}", message: "Use 3–20 letters, digits or underscores")
    username = FormTextField("_Username", validators: [.required, usernameFormat])
    let isRepeated = Validator.custom { [password] confirmation in
      (confirmation.text == password.text, ["Type the same password again"])
    }
    confirmation.validators = [.first(.required, isRepeated)]
    name.inputPurpose = .name
    email.inputPurpose = .email
    mobile.inputPurpose = .phone
  }

  /// Says early that accounts cannot be kept, before a person has filled in the form.
  func openStore() {
    Task {
      do throws(AccountStoreError) {
        try await store.open()
      } catch {
        report(error)
        window.showError(error.description)
      }
    }
  }

  private func submit() async throws {
    do throws(AccountStoreError) {
      try await store.add(account, password: password.text)
    } catch .usernameTaken {
      throw FieldRefusal(username, "This username is taken")
    } catch {
      report(error)
      throw error
    }
  }

  private var account: Account {
    let trimmed = ValidationFormatter<String>.trimmed
    return Account(
      name: trimmed.format(name.text), username: username.text, email: trimmed.format(email.text),
      mobile: mobile.isEmpty ? nil : mobile.text)
  }

  private func report(_ error: AccountStoreError) {
    StandardError.report(error.description)
  }
}
