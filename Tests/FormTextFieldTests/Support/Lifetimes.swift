@testable import FormTextField

/// Knows which of the objects of a test are still there.
@MainActor
final class Lifetimes {
  private struct Watch {
    let name: String
    weak var object: AnyObject?
  }

  private var watches: [Watch] = []

  /// A control is there until its GObject is finalized and no Swift code holds it.
  func watch(_ control: FormControl) {
    watches.append(Watch(name: "the control “\(control.title)”", object: control))
  }

  func watch(_ object: AnyObject, _ name: String) {
    watches.append(Watch(name: name, object: object))
  }

  func forget() {
    watches = []
  }

  var survivors: [String] { watches.filter { $0.object != nil }.map(\.name) }
}

/// Something to capture, which tells whether what captured it was released.
final class Token: Sendable {}
