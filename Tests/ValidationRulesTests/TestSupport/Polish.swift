import ValidationRules

extension MessageCatalog {
  /// A whole language as one value in one file, for a program's messages.
  static let polish = MessageCatalog(
    language: "pl",
    [
      "required": "Wypełnij to pole",
      "required.not": "Zostaw to pole puste",
      "minLength": .counted(
        by: "minimum", one: "Wpisz co najmniej {minimum} znak",
        few: "Wpisz co najmniej {minimum} znaki", other: "Wpisz co najmniej {minimum} znaków"),
      "maxContainsNumbers": .counted(
        by: "maximum", none: "Nie używaj cyfr", one: "Użyj najwyżej {maximum} cyfry",
        other: "Użyj najwyżej {maximum} cyfr"),
      "or": "{first} albo {second, clause}",
      "field.message": "{field}: {message}",
    ])
}
