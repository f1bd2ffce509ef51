import GenericForm

/// A party with guests, whose form has a formatter, rules and rows.
struct Party: Equatable {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var age = 0
  }

  var title = ""
  var place = ""
  var age = 0
  var budget = 0.0
  var isOpen = false
  var guests: [Guest] = []

  var shouted: String {
    get { title.uppercased() }
    set {
      title = newValue.lowercased()
      place = "shouted"
    }
  }

  @MainActor static func makeForm(_ party: Party = Party()) -> Form<Party> {
    Form(party) {
      FieldValidation(\.title, formatters: [.trimmed], rules: [.minLength(3).message("Short")])
      FieldValidation(\.age, rules: [.inRange(0...99).message("Age")])
      each(\.guests) {
        FieldValidation(\.name, rules: [.notEmpty.message("Name")])
        FieldValidation(\.age)
      }
    }
  }
}

extension Form<Party> {
  func type(_ text: String, into path: WritableKeyPath<Party, String>) {
    for letter in text { self[path].append(letter) }
  }
}
