import GenericForm
import Screens

/// The page in a terminal: each line is an action, and the state is told after it.
enum ProfilePageDialogue {
  static func run() {
    var state = ProfilePage.State()
    print("name TEXT, age TEXT, agree, disagree, about TEXT, or save; Ctrl+D ends.")
    while let line = readLine() {
      guard let action = ProfilePage.Action(line) else {
        print("Type an action, such as: age 21")
        continue
      }
      switch ProfilePage.reduce(&state, action) {
      case .save(let profile):
        print("Saved the profile of \(profile.name)")
        _ = ProfilePage.reduce(&state, .saved)
      case nil:
        print(state.said.joined(separator: "\n"))
      }
    }
  }
}

extension ProfilePage.State {
  /// What stands under the fields, from top to bottom.
  fileprivate var said: [String] {
    let fields: [(String, PartialKeyPath<Profile>)] = [
      ("name", \.name), ("age", \.age), ("agreement", \.acceptsAgreement), ("about", \.about),
    ]
    return fields.flatMap { name, path in
      (messages[path] ?? []).map { "\(name): \(MessageCatalog.shared.text(for: $0))" }
    }
  }
}

extension ProfilePage.Action {
  /// The action that a line says; nil if it says none.
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
