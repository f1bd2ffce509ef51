import FormDrafts
import FormPhoneNumbers
import FormTextField
import GenericForm
import PasswordStrength

/// The window "Sign Up": its form, and the store that a submit writes to.
@MainActor
final class SignUpForm {
  let window: FormWindowController

  private let form: Form<SignUp>
  private let store: any AccountStore
  private var opening: Task<Void, Never>?

  /// Creates a window whose submit adds an account to the store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - hasPreferences: Indicates whether the menu has preferences, in which the user chooses the
  ///     store.
  ///   - newWindow: Opens another window.
  init(
    store: any AccountStore, hasPreferences: Bool = false, newWindow: @escaping () -> Void = {}
  ) {
    self.store = store
    let validation = SignUp.validation(region: PhoneNumberEditor.userRegion) { username in
      try await store.answer(whetherFree: username)
    }
    form = Form(SignUp(), validation: validation)
    let view = FormView(
      form, submitTitle: AppMessage.`signUp.submit`.text,
      successMessage: { _ in AppMessage.`signUp.done`.text }, draft: FormDraft("sign-up")
    ) { [form] in
      FormTextField(AppMessage.`signUp.name`.text, form.field(\.name)).with {
        $0.inputPurpose = .name
      }
      FormTextField(AppMessage.`signUp.username`.text, form.field(\.username))
      FormTextField(AppMessage.`signUp.email`.text, form.field(\.email)).with {
        $0.inputPurpose = .email
      }
      FormControl(
        AppMessage.`signUp.mobile`.text, form.field(\.mobile), editor: PhoneNumberEditor())
      FormPasswordField(AppMessage.`signUp.password`.text, form.field(\.password)).with {
        $0.strength = { PasswordStrength(of: $0).rating }
      }
      FormPasswordField(AppMessage.`signUp.passwordAgain`.text, form.field(\.passwordAgain))
      FormCheckButton(AppMessage.`signUp.terms`.text, form.field(\.acceptsTerms))
    }
    window = FormWindowController(
      AppMessage.`signUp.window`.text, view,
      menu: AppMenu.items(
        hasPreferences: hasPreferences, of: { [weak view] in view },
        newWindow: newWindow))
    form.onSubmit { [weak self, weak window] answers in
      // From now on, the submit itself reports a failing store.
      self?.opening?.cancel()
      try await WaitingNotice.whileWaiting(in: window) { try await store.add(answers) }
    }
  }

  /// Opens the store, keeps this object alive until the window closes, and remembers the window's
  /// size.
  func start() {
    window.onClose { _ = self }
    WindowSize().remember(window)
    openStore()
  }

  /// Opens the store at the start, to show an error before the user fills in the form.
  private func openStore() {
    opening = Task {
      do throws(AccountStoreError) {
        try await store.open()
      } catch {
        guard !Task.isCancelled else { return }
        StandardError.report(error.description)
        window.view.showError(error.description)
      }
    }
  }
}

extension AccountStore {
  /// Returns whether a username is free, and throws an error if the check was canceled.
  func answer(whetherFree username: String) async throws -> Bool {
    try Task.checkCancellation()
    return try await isUsernameFree(username)
  }

  /// Stores the account that the user signed up for.
  func add(_ answers: SignUp) async throws {
    let account = Account(
      name: answers.name, username: answers.username, email: answers.email,
      mobile: answers.mobile.isEmpty ? nil : answers.mobile)
    do throws(AccountStoreError) {
      try await add(account, password: answers.password)
    } catch .usernameTaken {
      throw ServerErrors([\SignUp.username: .app(.`signUp.usernameTaken`)])
    } catch {
      StandardError.report(error.description)
      throw error
    }
  }
}
