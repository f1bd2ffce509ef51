import ValidationRules

extension MessageCatalog {
  /// A language as one value in one file, for the messages that a program shows.
  static let polish = MessageCatalog(
    language: "pl",
    [
      "field_empty_error": "Wypełnij to pole",
      "not_field_empty_error": "Zostaw to pole puste",
      "too_short": .counted(
        by: "minimum", one: "Wpisz co najmniej {minimum} znak",
        few: "Wpisz co najmniej {minimum} znaki", other: "Wpisz co najmniej {minimum} znaków"),
      "too_many_digits": .counted(
        by: "maximum", none: "Nie używaj cyfr", one: "Użyj najwyżej {maximum} cyfry",
        other: "Użyj najwyżej {maximum} cyfr"),
      "any_of": "{first} albo {second, clause}",
      "labelled_message": "{field}: {message}",
    ])
}
