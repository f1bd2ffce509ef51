/// An element of a form view: a control, a group of elements, or a widget without a value.
@MainActor public protocol FormElement: AnyObject {
  /// The widget of the element.
  var widget: Widget { get }

  /// The current controls in the element, from top to bottom; empty by default.
  var controls: [FormControl] { get }
}

extension FormElement {
  /// An empty array.
  public var controls: [FormControl] { [] }
}

extension FormElement {
  /// Changes properties of the element, and returns it.
  ///
  /// ```swift
  /// FormTextField("_Email", form.field(\.email)).with { $0.placeholder = "mei@example.com" }
  /// ```
  @discardableResult public func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}
