import GenericForm

// The words of the window "Sign up".

extension MessageCatalog {
  /// The messages as the window shows them: each names its field by itself, so that a line of the
  /// summary does not name it again.
  var withoutLabels: Self {
    var catalog = self
    if self["labelled_message"] == nil { catalog["labelled_message"] = "{message}" }
    return catalog
  }

  /// Every message of the program, with sample arguments: what there is to translate.
  static let appMessages =
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

  static let windowTitle = Self(key: "sign_up_window", "Sign up")
  static let nameTitle = Self(key: "sign_up_name", "_Name")
  static let usernameTitle = Self(key: "sign_up_username", "_Username")
  static let emailTitle = Self(key: "sign_up_email", "_Email")
  static let mobileTitle = Self(key: "sign_up_mobile", "_Mobile")
  static let passwordTitle = Self(key: "sign_up_password", "_Password")
  static let passwordAgainTitle = Self(key: "sign_up_password_again", "_Confirm password")
  static let termsTitle = Self(key: "sign_up_terms", "I _accept the terms")
  static let submitTitle = Self(key: "sign_up_submit", "_Sign up")
  static let accountCreated = Self(key: "sign_up_done", "Account created")

  static let nameMissing = Self(key: "name_missing", "Enter your name")
  static let usernameMissing = Self(key: "username_missing", "Choose a username")
  static let usernameInvalid = Self(
    key: "username_format", "Use 3–20 letters, digits or underscores for your username")
  static let usernameTaken = Self(
    key: "username_taken", "Choose another username: this one is taken")
  static let emailMissing = Self(key: "email_missing", "Enter your email address")
  static let emailInvalid = Self(
    key: "email_format", "Enter a complete email address, such as mei@example.com")
  static let mobileInvalid = Self(
    key: "mobile_format", "Enter a mobile number of 6 to 15 digits, or none")
  static let passwordMissing = Self(key: "password_missing", "Choose a password")
  static let passwordNeedsLetterAndNumber = Self(
    key: "password_letter_and_number", "Use a letter and a number in your password")
  static let passwordHasWrongLength = Self(
    key: "password_length", "Use 8–20 characters for your password")
  static let passwordNeedsSpecialCharacter = Self(
    key: "password_special_character",
    "Use a special character and no spaces in your password")
  static let passwordAgainMissing = Self(
    key: "password_again_missing", "Type your password once more")
  static let passwordsDiffer = Self(key: "passwords_differ", "Type the same password again")
  static let termsNotAccepted = Self(key: "terms_not_accepted", "Accept the terms to sign up")
}
