// The context in which examples in doc comments compile.

import GenericForm
import GenericFormTesting

struct Account {
  var username = ""
  var email = ""
  var password = ""
  var passwordAgain = ""
  var phone = ""
  var name = ""
  var country = ""
  var postalCode = ""
  var age = 0
  var rating = 0
  var share = 0.0
  var start = 0
  var limit: Int?
  var opens = deadline
  var due: CalendarDate?
  var end = 0
  var acceptsTerms = false
  var street = ""
  var city = ""
  var employer = ""
  var guests: [Guest] = []
  var cv: String?
  var photo: String?
  var color: String?
}

struct Login {
  @Validated(rules: [.isEmail]) var email: String?
  @Validated(rules: []) var password: String?
}

struct Address {
  var street = ""
  var email = ""
  static let validation = FormValidation<Address> { FieldValidation(\.street, .required) }
}

struct Order {
  var shipping = Address()
  var contact = Address()
  var delivery: Address?
}

struct Guest: Identifiable {
  var id = 0
  var name = ""
  var isVegetarian = false
}

struct Party { var guests: [Guest] = [] }

struct Drawing { var strokes: [Int] = [] }

enum Size { case small, medium, large }

enum StoreError: Error { case nameTaken }

actor AccountStore {
  func add(_ account: Account) throws {}
  func contains(_ name: String) -> Bool { name == "ada_9" }
}

struct Newsletter { func subscribe(_ email: String) async throws -> Bool { true } }

struct Button { var isSensitive = false }

extension ValidationCheck where Value == String {
  static func isFree(in store: AccountStore) -> Self {
    Self("This name is taken") { name in await !store.contains(name) }
  }
}

func toASCII(_ domain: String) -> String? { domain }

func show(_ text: String) {}

func day(_ text: String) -> CalendarDate {
  guard let date = CalendarDate(text) else { preconditionFailure("\(text) is no day") }
  return date
}

let (mei, tom) = (day("2008-03-09"), day("2008-03-10"))
let today = day("2026-03-09")
let (dayBefore, deadline) = (day("2026-06-29"), day("2026-06-30"))
let (opening, dayAfter) = (deadline, day("2026-07-01"))
let store = AccountStore()
let message = ValidationMessage(key: "required", "")
let polish: MessageCatalog = ["required": "Wypełnij to pole"]
let newsletter = Newsletter()
let signUp = FormValidation<Account> {
  FieldValidation(
    \.username, formatters: [.trimmed], rules: [.minLength(5)], checks: [.isFree(in: store)])
  FieldValidation(\.email, rules: [.isEmail])
}
@MainActor let first = MockTextField("a")
@MainActor var account = Account(username: "ada_9")
@MainActor var login = Login()
@MainActor var createButton = Button()

// Compares the result beside an expression with its value.

func describe(_ value: Any?) -> String {
  switch value {
  case nil: "nil"
  case let text as String: "\"\(text)\""
  case let message as ValidationMessage: message.text
  case let values as [Any]: "[" + values.map { describe($0) }.joined(separator: ", ") + "]"
  case let value?: "\(value)"
  }
}

func check(_ value: Any?, is stated: String, _ code: String) {
  let result = describe(value)
  if result != stated, result != "\"\(stated)\"", "\"\(result)\"" != stated {
    print("✘ \(code) is \(result), and not \(stated)")
  }
}
