import FormTextField
import GenericForm

/// The input for one loan.
struct Loan {
  var name = ""
  var email = ""
  var isbn = ""
  var lentOn: CalendarDate? = .today
  var dueOn: CalendarDate?

  static func validation(in library: Library) -> FormValidation<Loan> {
    FormValidation {
      FieldValidation(\.name, .required, formatters: [.trimmed])
      FieldValidation(\.email, .required, formatters: [.trimmed], rules: [.isEmail])
      FieldValidation(
        \.isbn, .required, formatters: [.digitsOnly], rules: [.isISBN13],
        checks: [.isOnTheShelf(of: library)])
      FieldValidation(\.lentOn, .required)
      FieldValidation(\.dueOn, .required("Enter the day of return"), rules: [.isAfter(\.lentOn)])
    }
  }
}

extension ValidationCheck where Value == String {
  static func isOnTheShelf(of library: Library) -> Self {
    Self("This book is on loan") { isbn in await library.hasOnTheShelf(isbn) }
  }
}
