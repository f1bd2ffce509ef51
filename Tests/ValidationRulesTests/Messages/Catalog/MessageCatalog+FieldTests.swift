import Testing

@testable import ValidationRules

@Suite struct `A message and the name of its field` {
  private let missing = ValidationMessage(key: "missing", "{field} is missing")

  @Test func `a wording can name the field`() {
    #expect(MessageCatalog().text(for: missing, field: "Name") == "Name is missing")
    #expect(
      MessageCatalog().text(for: "Enter your {field, clause}", field: "Name")
        == "Enter your name")
  }

  @Test func `without a name it is this field`() {
    #expect(MessageCatalog().text(for: missing) == "This field is missing")
    let german: MessageCatalog = ["field.unnamed": "Dieses Feld", "missing": "{field} fehlt"]
    #expect(german.text(for: missing) == "Dieses Feld fehlt")
  }

  @Test func `the name is a message of the same language`() {
    let german: MessageCatalog = ["name": "Der Name", "missing": "{field} fehlt"]
    #expect(
      german.text(for: missing, field: ValidationMessage(key: "name", "Name")) == "Der Name fehlt")
  }

  @Test func `a message within a message names the same field`() {
    let both = ValidationMessage.all(missing, "Do it")
    #expect(MessageCatalog().text(for: both, field: "Name") == "Name is missing, and do it")
    let summary = ValidationMessage.labeled(missing, with: "Name")
    #expect(MessageCatalog().text(for: summary) == "Name is missing")
    #expect(MessageCatalog().text(for: summary, field: "Other") == "Name is missing")
  }

  @Test func `a name that refers to itself doesn't recurse forever`() {
    #expect(MessageCatalog().text(for: missing, field: "{field}") == "This field is missing")
    let catalog: MessageCatalog = ["field.unnamed": "{field}"]
    #expect(catalog.text(for: missing) == "{field} is missing")
  }

  @Test(
    arguments: [
      ("Name", "Enter your name", "Enter your name"), ("Name", "Enter a name.", "Enter a name."),
      ("Email address", "Enter your email address", "Enter your email address"),
      ("Name", "Choose a username", "Name: Choose a username"),
      ("Email address", "Enter an address", "Email address: Enter an address"),
      ("Nom", "Indiquez votre nom", "Indiquez votre nom"), ("—", "Enter a name", "—: Enter a name"),
      ("", "Enter a name", ": Enter a name"),
      ("Country", "Count again", "Country: Count again"),
      ("Nazwa użytkownika", "Wybierz nazwę użytkownika", "Wybierz nazwę użytkownika"),
      ("Hasło", "Użyj hasła bez spacji", "Użyj hasła bez spacji"),
      ("Пароль", "Введите пароли", "Введите пароли"),
      ("Café", "Choose a cafe\u{301}", "Choose a cafe\u{301}"),
    ])
  func `a message that names its field has no label before it`(
    label: String, message: String, line: String
  ) {
    let summary = ValidationMessage.labeled(
      ValidationMessage(message), with: ValidationMessage(label))
    #expect(MessageCatalog().text(for: summary) == line)
  }

  @Test func `a catalog translates the summary of a field`() {
    let french: MessageCatalog = ["field.message": "{field} : {message}"]
    #expect(french.text(for: .labeled("Trop court", with: "Nom")) == "Nom : Trop court")
  }
}
