import GenericForm

// The words of the window "Sign up".

extension MessageCatalog {
  /// The messages as the window shows them: each names its field by itself, so that a line of the
  /// summary does not name it again.
  var withoutLabels: Self {
    var catalog = self
    if self["field.message"] == nil { catalog["field.message"] = "{message}" }
    return catalog
  }

  /// Every message of the program, with sample arguments: what there is to translate.
  static let appKeys =
    ValidationMessage.signUpMessages + ValidationMessage.storeMessages
    + ValidationMessage.storeCauses + ValidationMessage.messagesFileMessages
}

extension ValidationMessage {
  static let signUpMessages: [Self] = [
    .windowTitle, .nameTitle, .usernameTitle, .emailTitle, .mobileTitle, .passwordTitle,
    .passwordAgainTitle, .termsTitle, .submitTitle, .accountCreated, .nameMissing,
    .usernameMissing, .usernameInvalid, .usernameTaken, .emailMissing, .emailInvalid,
    .mobileInvalid, .passwordMissing, .passwordNeedsLetterAndNumber, .passwordHasWrongLength,
    .passwordNeedsSpecialCharacter, .passwordAgainMissing, .passwordsDiffer, .termsNotAccepted,
  ]

  static let windowTitle = Self(key: "signUp.window", "Sign up")
  static let nameTitle = Self(key: "signUp.name", "_Name")
  static let usernameTitle = Self(key: "signUp.username", "_Username")
  static let emailTitle = Self(key: "signUp.email", "_Email")
  static let mobileTitle = Self(key: "signUp.mobile", "_Mobile")
  static let passwordTitle = Self(key: "signUp.password", "_Password")
  static let passwordAgainTitle = Self(key: "signUp.passwordAgain", "_Confirm password")
  static let termsTitle = Self(key: "signUp.terms", "I _accept the terms")
  static let submitTitle = Self(key: "signUp.submit", "_Sign up")
  static let accountCreated = Self(key: "signUp.done", "Account created")

  static let nameMissing = Self(key: "signUp.nameRequired", "Enter your name")
  static let usernameMissing = Self(key: "signUp.usernameRequired", "Choose a username")
  static let usernameInvalid = Self(
    key: "signUp.usernameFormat", "Use 3–20 letters, digits or underscores for your username")
  static let usernameTaken = Self(
    key: "signUp.usernameTaken", "Choose another username: this one is taken")
  static let emailMissing = Self(key: "signUp.emailRequired", "Enter your email address")
  static let emailInvalid = Self(
    key: "signUp.emailFormat", "Enter a complete email address, such as mei@example.com")
  static let mobileInvalid = Self(
    key: "signUp.mobileFormat",
    "Use 6–15 digits for your mobile, without a leading 0")
  static let passwordMissing = Self(key: "signUp.passwordRequired", "Choose a password")
  static let passwordNeedsLetterAndNumber = Self(
    key: "signUp.passwordLetterAndNumber", "Use a letter and a number in your password")
  static let passwordHasWrongLength = Self(
    key: "signUp.passwordLength", "Use 8–20 characters for your password")
  static let passwordNeedsSpecialCharacter = Self(
    key: "signUp.passwordSpecialCharacter",
    "Use a special character and no spaces in your password")
  static let passwordAgainMissing = Self(
    key: "signUp.passwordAgainRequired", "Type your password once more")
  static let passwordsDiffer = Self(key: "signUp.passwordsDiffer", "Type the same password again")
  static let termsNotAccepted = Self(key: "signUp.termsRequired", "Accept the terms to sign up")
}
