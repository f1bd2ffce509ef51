import GenericForm

/// A button between the controls of a form, for an action or a link.
///
/// In ``FormLook/rows`` the whole row is the button.
///
/// ```swift
/// FormView(form, submitTitle: "_Create") {
///   FormTextField("_Email", form.field(\.email))
///   FormButton("_Import From Contacts…") { print("Import") }
///   FormButton("_Privacy Policy", opens: "https://example.com/privacy")
/// }
/// ```
///
/// In GTK this is the class `FormButton`, with the properties `title`, `address` and `action-name`, and the signal
/// `clicked`.
public final class FormButton: FormElement {
  /// The widget, which contains a `GtkButton`.
  public let widget: Widget

  let button: Button

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title; an underscore marks its mnemonic.
  ///   - action: The closure to call on a click. Don't let it retain the form view.
  public convenience init(_ title: String, action: @escaping () -> Void) {
    self.init(title)
    button.onClick(action)
  }

  /// Creates a link, which opens an address in the user's preferred program.
  public convenience init(_ title: String, opens address: String) {
    self.init(title)
    self.address = address
  }

  /// Creates a button that does nothing yet, as in a `.ui` file.
  init(_ title: String) {
    FormStyle.install()
    button = Button(title)
    let box = Box(.row)
    box.addStyleClass("form-button")
    box.append(button)
    widget = box
    button.onClick { [weak button] in
      if let button, let address = button.tooltip { button.open(address) }
    }
  }

  /// Creates a built-in button, whose mnemonic yields to those of your titles.
  convenience init(own title: String) {
    self.init("")
    button.show(own: title)
  }

  /// The title; an underscore marks its mnemonic.
  public var title: String {
    get { button.textWithMnemonic }
    set { button.textWithMnemonic = newValue }
  }

  /// The address that a link opens; empty for a button with an action.
  public var address: String {
    get { button.tooltip ?? "" }
    set {
      let isLink = !newValue.isEmpty
      button.tooltip = isLink ? newValue : nil
      button.endSymbol = isLink ? .external : nil
      // Otherwise GTK would use the tooltip as the description.
      button.setAccessibleDescription(isLink ? ControlMessage.`link.opens`.text : "")
    }
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
