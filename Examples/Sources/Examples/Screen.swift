import FormTextField
import Screens

/// The screens, by the names that open them.
enum Screen: String, CaseIterable {
  case profile
  case contact
  case picture
  case signUp = "sign-up"
  case login
  case password
  case register
  case account
  case application
  case registration
  case event
  case preferences
  case pin
  case servers
  case accounts
  case page
  case store

  /// A short description of the screen.
  var summary: String {
    switch self {
    case .profile: "A name, an age of at least 18, an agreement and a description"
    case .contact: "A phone number that may be left out"
    case .picture: "A picture that is missing, being loaded, or cannot be loaded"
    case .signUp: "A username that must be free, and a button that follows validity"
    case .login: "What only the server knows"
    case .password: "Rules that tick off, line by line"
    case .register: "Rules that are combined, and rules that read other fields"
    case .account: "A form within a form, and a field that is wanted only sometimes"
    case .application: "A job application, with a control of every kind"
    case .registration: "Pages, a row for each attendee, and a page for companies only"
    case .event: "Pages with a picture, rows, conditions, dates and a check"
    case .preferences: "Settings that apply as you type, in your own GTK window"
    case .pin: "A custom control: a PIN with one box per digit"
    case .servers: "A form in your own dialog"
    case .accounts: "A list with a form in a dialog, and a page of preferences"
    case .page: "A page of a store architecture, in the terminal"
    case .store: "The same page in a window, with controls that show its state"
    }
  }

  /// Opens the screen, and returns once it's closed.
  func run() throws(DisplayUnavailable) {
    switch self {
    case .profile: try show(Profile.makeWindow)
    case .contact: try show(Contact.makeWindow)
    case .picture: try show(PictureSubmission.makeWindow)
    case .signUp: try show(FakeSignUp.makeWindow)
    case .login: try show(Login.makeWindow)
    case .password: try show(NewPassword.makeWindow)
    case .register: try show(Register.makeWindow)
    case .account: try show(NewAccount.makeWindow)
    case .application: try show(JobApplication.makeWindow)
    case .registration: try show(Registration.makeWindow)
    case .event: try show(EventRegistration.makeWindow)
    case .preferences: Preferences.run()
    case .pin: try show(Unlocking.makeWindow)
    case .servers: MailServers.run()
    case .accounts: MailAccounts.run()
    case .page: ProfilePageTerminal.run()
    case .store: try show(ProfilePage.makeWindow)
    }
  }

  /// Runs an application with one window.
  private func show(_ makeWindow: () -> FormWindowController) throws(DisplayUnavailable) {
    let application = try FormApplication(id: "io.github.genericform.Examples")
    application.run(makeWindow())
  }
}
