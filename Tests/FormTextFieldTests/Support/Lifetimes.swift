@testable import FormTextField
@testable import GtkFloor

/// Counts the objects of a test that still exist.
@MainActor
final class Lifetimes {
  private struct Watch {
    let name: String
    weak var object: AnyObject?
  }

  private var watches: [Watch] = []

  /// Watches a control, which exists until its GObject is finalized and no Swift code holds it.
  func watch(_ control: FormControl) {
    watches.append(Watch(name: "the control “\(control.title)”", object: control))
  }

  /// Watches the implementation of a new widget, which may not have a title yet.
  func watch(_ owner: any WidgetImplementation) {
    watches.append(Watch(name: "a \(type(of: owner))", object: owner))
  }

  func watch(_ object: AnyObject, _ name: String) {
    watches.append(Watch(name: name, object: object))
  }

  func forget() {
    watches = []
  }

  var survivors: [String] { watches.filter { $0.object != nil }.map(\.name) }
}

/// An object for closures to capture, whose release shows that their owner was released.
final class Token: Sendable {}
