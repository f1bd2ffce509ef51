@testable import FormTextField

/// Knows which of the objects of a test are still there.
@MainActor
final class Lifetimes {
  private struct Watch {
    let name: String
    weak var object: AnyObject?
  }

  private var watches: [Watch] = []

  /// A field counts as there until its GObject was finalized, which releases its content.
  func watch(_ field: FormTextField) {
    watches.append(Watch(name: "the field “\(field.title)”", object: field.content))
  }

  func watch(_ object: AnyObject, _ name: String) {
    watches.append(Watch(name: name, object: object))
  }

  var survivors: [String] { watches.filter { $0.object != nil }.map(\.name) }
}

/// Something for a closure to capture, to see whether the closure was released.
final class Token {}
