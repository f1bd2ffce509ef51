import FormTextField
import Screens

/// The screens, under the names that open them.
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
  case page

  /// What the screen shows.
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
    case .page: "A page of a store architecture, in the terminal"
    }
  }

  /// Creates the window of the screen; nil for a screen without one.
  var makeWindow: (() -> FormWindowController)? {
    switch self {
    case .profile: Profile.makeWindow
    case .contact: Contact.makeWindow
    case .picture: PictureSubmission.makeWindow
    case .signUp: FakeSignUp.makeWindow
    case .login: Login.makeWindow
    case .password: NewPassword.makeWindow
    case .register: Register.makeWindow
    case .account: NewAccount.makeWindow
    case .application: JobApplication.makeWindow
    case .page: nil
    }
  }
}
