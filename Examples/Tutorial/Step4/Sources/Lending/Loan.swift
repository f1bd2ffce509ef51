import FormTextField
import Foundation
import GenericForm

/// The input for one loan.
struct Loan: Codable {
  var name = ""
  var isReminded = false
  var email = ""
  var books = [Book()]
  var lentOn: CalendarDate? = .today
  var dueOn: CalendarDate?

  struct Book: Codable, Identifiable {
    var id = UUID()
    var isbn = ""
  }

  static func validation(in library: Library) -> FormValidation<Loan> {
    FormValidation {
      FieldValidation(\.name, .required, formatters: [.trimmed])
      FieldValidation(
        \.email, .required, formatters: [.trimmed], rules: [.isEmail], when: { $0.isReminded })
      FieldValidation(
        \.books, rules: [.isUnique(\.isbn).message("Enter each book once"), .maxCount(5)])
      each(\.books) {
        FieldValidation(
          \.isbn, .required, formatters: [.digitsOnly], rules: [.isISBN13],
          checks: [.isOnTheShelf(of: library)])
      }
      FieldValidation(\.lentOn, .required)
      FieldValidation(\.dueOn, .required("Enter the day of return"), rules: [.isAfter(\.lentOn)])
    }
  }
}

extension ValidationCheck where Value == String {
  static func isOnTheShelf(of library: Library) -> Self {
    Self("This book is on loan") { isbn in try await library.hasOnTheShelf(isbn) }
  }
}
