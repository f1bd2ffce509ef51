import GenericForm

/// The texts of the window.
enum Message: String, MessageTable {
  case window = "Lend a Book"
  case submit = "_Lend"
  case done = "Lent to {name}"
  case readerPage = "Reader"
  case name = "_Name"
  case isReminded = "Remind by e_mail"
  case email = "_Email"
  case loanPage = "Loan"
  case books = "_Books"
  case book = "Book"
  case isbn = "ISBN"
  case isbnHint = "The number below the bar code"
  case lentOn = "Lent _on"
  case dueOn = "_Due"

  static let entries = MessageEntries<Self>()
}
