import GenericForm
import GenericFormTesting
import Testing

/// The 63 assertions with which the original system tests its validators, in the same order.
///
/// One differs: a missing text has one message, not one from every validator.
@MainActor @Suite struct SeedParityTests {
  /// The messages of the original system, which words some mistakes differently than the rules.
  private static let seed: MessageCatalog = [
    "required": "This field should not be empty",
    "email": "Invalid email format",
    "mobile": "Invalid phone number",
    "password.letterAndNumber": "Use at least one number and one letter",
    "password.length": "Password must be 8–20 characters",
    "password.special": "Use at least one special character and no spaces",
  ]

  @Test func `every assertion of the seed holds, in its own words`() throws {
    try MessageCatalog.withShared(Self.seed) { try assertAll() }
  }

  @Test func `each of its texts is shown`() {
    MessageCatalog.withShared(Self.seed) {
      let field = MockTextField("", validators: [.required, .email, .mobile, .password])
      #expect(field.messages == ["This field should not be empty"])
      field.text = "é"
      #expect(
        field.messages == [
          "Invalid email format", "Invalid phone number", "Use at least one number and one letter",
          "Password must be 8–20 characters", "Use at least one special character and no spaces",
        ])
    }
  }

  private func assertAll() throws {
    let field = MockTextField()
    field.validators = [.required, .email]

    field.text = "BobyLeMEc"
    #expect(field.isValid == false)
    #expect(field.messages.count == 1)
    #expect(field.messages[0] == "Invalid email format")

    field.text = "BobyLeMEc@gmail.com"
    #expect(field.isValid == true)
    #expect(field.messages.count == 0)

    let plain = "^[a-zA-Z0-9]{5,10}$"
    field.validators = [try .regularExpression(plain, message: "5 to 10 letters or digits")]
    #expect(field.isValid == false)
    #expect(field.messages.count == 1)
    #expect(field.messages[0] == "5 to 10 letters or digits")

    field.validators = [try .regularExpression(plain, message: "Only 5 to 10 letters or digits")]

    field.text = "bobyJo"
    #expect(field.isValid == true)
    #expect(field.messages.count == 0)

    field.text = "bobyJo@"
    #expect(field.isValid == false)
    #expect(field.messages.count == 1)
    #expect(field.messages[0] == "Only 5 to 10 letters or digits")

    field.text = "bobyJo$"
    #expect(field.isValid == false)
    #expect(field.messages.count == 1)
    #expect(field.messages[0] == "Only 5 to 10 letters or digits")

    field.text = "bobyJoasdsadasdasdas"
    #expect(field.isValid == false)
    #expect(field.messages.count == 1)
    #expect(field.messages[0] == "Only 5 to 10 letters or digits")

    field.validators = [
      .required,
      .custom("i don't like benjamin") { !$0.text.contains("benjamin") },
    ]

    field.text = "saasdasdasbenjaminsdsad"
    #expect(field.isValid == false)
    #expect(field.messages.count == 1)
    #expect(field.messages[0] == "i don't like benjamin")

    field.text = "dsdasdasdasdasdasdsa"
    #expect(field.isValid == true)
    #expect(field.messages.count == 0)

    field.text = ""
    #expect(field.isValid == false)
    #expect(field.messages.count == 1)

    let username = MockTextField()
    username.validators = [
      .required,
      .minLength(5, message: "At least 5 characters"),
      .maxLength(25, message: "At most 25 characters"),
      .first(
        .custom("User should not be an email") { field in
          !Rule.isEmail.accepts(field.text)
        },
        try .regularExpression("^[a-zA-Z0-9]*$", message: "No special characters")),
    ]

    username.text = "BobyLeMEc"
    #expect(username.isValid)
    #expect(username.messages.count == 0)

    username.text = "BobyLeMEc$"
    #expect(!username.isValid)
    #expect(username.messages.count == 1)
    #expect(username.messages[0] == "No special characters")

    username.text = "BobyLeMEc@kds.com"
    #expect(!username.isValid)
    #expect(username.messages.count == 1)
    #expect(username.messages[0] == "User should not be an email")

    username.text = "blo&"
    #expect(!username.isValid)
    #expect(username.messages.count == 2)
    #expect(username.messages[0] == "At least 5 characters")
    #expect(username.messages[1] == "No special characters")

    username.text = "bloasdasdasdasdaawddwdqqqwwdqwds"
    #expect(!username.isValid)
    #expect(username.messages.count == 1)
    #expect(username.messages[0] == "At most 25 characters")

    username.text = "bloasdasdasdasdaawddwdqqqwwdqwdsˆ"
    #expect(!username.isValid)
    #expect(username.messages.count == 2)
    #expect(username.messages[0] == "At most 25 characters")
    #expect(username.messages[1] == "No special characters")

    let mobile = MockTextField()
    mobile.validators = [.required, .mobile]

    mobile.text = "603903594"
    #expect(mobile.isValid)
    #expect(mobile.messages.count == 0)

    mobile.text = "60390r3594"
    #expect(!mobile.isValid)
    #expect(mobile.messages[0] == "Invalid phone number")

    let password = MockTextField()
    let confirmation = MockTextField()
    password.validators = [.required, .password]
    confirmation.validators = [
      .required,
      .custom("Password don't match") { $0.text == password.text },
    ]

    password.text = "lechatestmort"
    #expect(!password.isValid)
    #expect(password.messages.count == 2)
    #expect(password.messages[0] == "Use at least one number and one letter")
    #expect(password.messages[1] == "Use at least one special character and no spaces")

    password.text = "lechatestmort3"
    #expect(!password.isValid)
    #expect(password.messages.count == 1)
    #expect(password.messages[0] == "Use at least one special character and no spaces")

    password.text = "lechatestmort3@"
    #expect(password.isValid)
    #expect(password.messages.count == 0)

    #expect(!confirmation.isValid)
    // The original also gives the second message; here a missing text only has the message that
    // it's missing.
    #expect(confirmation.messages == ["This field should not be empty"])
    confirmation.text = "another"
    #expect(confirmation.messages.count == 1)
    #expect(confirmation.messages[0] == "Password don't match")

    confirmation.text = "lechatestmort3@"
    #expect(confirmation.isValid)
    #expect(confirmation.messages.count == 0)
  }
}
