import GenericForm
import GenericFormTesting

// One field: the message of a rule.
let code = MockTextField(
  "12", validators: [.rule(.minLength(4).message("Enter the four digits of your card"))])
print(code.messages)  // ["Enter the four digits of your card"]

// Every field: a message of the catalog, by its key.
MessageCatalog.shared["required"] = "Please fill this in"
print(MockTextField(validators: [.required]).messages)  // ["Please fill this in"]

// Another language: a strings file, with the plural forms of the language.
MessageCatalog.shared = try MessageCatalog(
  strings: """
    "required" = "Wypełnij to pole";
    "minLength" = "{minimum, plural, one {Wpisz znak} few {Wpisz {minimum} znaki} \
    other {Wpisz {minimum} znaków}}";
    """, language: "pl")
print(MockTextField(validators: [.required]).messages)  // ["Wypełnij to pole"]
print(MockTextField("a", validators: [.rule(.minLength(4))]).messages)  // ["Wpisz 4 znaki"]
