import GenericForm

/// A button between the controls of a form, for an action or a link.
///
/// In ``FormLook/rows`` the whole row is the button.
///
/// ```swift
/// FormView(form, submitTitle: "_Create") {
///   FormTextField("_Email", form.field(\.email))
///   FormButton("_Import from contacts…") { print("Import") }
///   FormButton("_Privacy policy", opens: "https://example.com/privacy")
/// }
/// ```
public final class FormButton: FormElement {
  /// The widget, which contains a `GtkButton`.
  public let widget: Widget

  private let button: Button

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title; an underscore marks its mnemonic.
  ///   - action: The action of a click. It may retain your objects, but not the form view.
  public convenience init(_ title: String, action: @escaping () -> Void) {
    self.init(title, nil)
    button.onClick(action)
  }

  /// Creates a link, which opens an address in the user's preferred program.
  public convenience init(_ title: String, opens address: String) {
    self.init(title, .external)
    button.tooltip = address
    // A tooltip is a description too.
    button.setAccessibleDescription(ControlMessage.`link.opens`.text)
    button.onClick { [weak button] in button?.open(address) }
  }

  private init(_ title: String, _ symbol: Icon.Symbol?) {
    FormStyle.install()
    button = Button(title)
    let box = Box(.row)
    box.addStyleClass("form-button")
    box.append(button)
    if let symbol { button.show(symbol) }
    widget = box
  }

  /// Indicates whether the button can be pressed.
  public var isEnabled: Bool {
    get { button.isSensitive }
    set { button.isSensitive = newValue }
  }
}

extension FormButton: LookFollower {
  var isRow: Bool { true }

  func follow(_ look: FormLook) {
    widget.setStyleClass("in-row", look == .rows)
    button.setStyleClass("flat", look == .rows)
    button.expandsHorizontally = look == .rows
  }
}
