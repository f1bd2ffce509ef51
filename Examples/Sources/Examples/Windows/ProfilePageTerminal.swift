import GenericForm
import Screens

/// The page in a terminal: each line is an action, and the messages are printed after it.
enum ProfilePageTerminal {
  static func run() {
    var state = ProfilePage.State()
    print("name TEXT, age TEXT, agree, disagree, about TEXT, or save; Ctrl+D ends.")
    while let line = readLine() {
      guard let action = ProfilePage.Action(line) else {
        print("Type an action, such as: age 21")
        continue
      }
      guard let next = ProfilePage.reduce(&state, action) else {
        print(state.messageLines.joined(separator: "\n"))
        continue
      }
      _ = ProfilePage.reduce(&state, next)
      print("Saved the profile of \(state.name.value)")
      _ = ProfilePage.reduce(&state, .saved)
    }
  }
}

extension ProfilePage.State {
  /// The messages under the fields, from top to bottom.
  fileprivate var messageLines: [String] {
    let errors = [
      ("name", name.error), ("age", age.error), ("agreement", acceptsAgreement.error),
      ("about", about.error),
    ]
    return errors.compactMap { name, error in error.map { "\(name): \($0.text)" } }
  }
}

extension ProfilePage.Action {
  /// Creates the action of a line, or returns `nil` if the line isn't one.
  fileprivate init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let text = words.count == 2 ? String(words[1]) : ""
    switch words[0] {
    case "name": self = .nameChanged(text)
    case "age": self = .ageChanged(text)
    case "agree": self = .agreementChanged(true)
    case "disagree": self = .agreementChanged(false)
    case "about": self = .aboutChanged(text)
    case "save": self = .saveTapped
    default: return nil
    }
  }
}
