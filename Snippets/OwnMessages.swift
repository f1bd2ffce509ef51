import GenericForm
import GenericFormTesting

// One field: the message of a rule.
let code = MockTextField(
  "12", validators: [.rule(.minLength(4).message("Enter the four digits of your card"))])
print(code.messages)  // ["Enter the four digits of your card"]

// Every field: a message of the catalogue, by its key.
MessageCatalog.shared["field_empty_error"] = "Please fill this in"
print(MockTextField(validators: [.required]).messages)  // ["Please fill this in"]

// Another language, with the plural forms of a message.
MessageCatalog.shared = [
  "field_empty_error": "Bitte ausfüllen",
  "too_short": .counted(
    by: "minimum", one: "Mindestens ein Zeichen", other: "Mindestens {minimum} Zeichen"),
]
print(MockTextField(validators: [.required]).messages)  // ["Bitte ausfüllen"]
print(MockTextField("a", validators: [.rule(.minLength(4))]).messages)  // ["Mindestens 4 Zeichen"]
