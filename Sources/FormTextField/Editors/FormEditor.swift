/// The part of a control that edits a value: an entry, a row of stars, a calendar.
///
/// An editor doesn't depend on forms. A ``FormControl`` puts it into the frame that all controls share: label,
/// required mark, hint, messages, progress, and accessible state.
///
/// ```swift
/// final class StarEditor: FormEditor {
///   private let scale = Scale(from: 0, through: 5, step: 1)
///   var widget: Widget { scale }
///
///   var onChange: () -> Void {
///     get { scale.onChange }
///     set { scale.onChange = newValue }
///   }
///
///   var value: Int {
///     get { Int(scale.value) }
///     set { scale.value = Double(newValue) }
///   }
/// }
/// let rating = FormControl("_Rating", form.field(\.rating), editor: StarEditor())
/// ```
@MainActor public protocol FormEditor: AnyObject {
  /// The type of the edited value.
  associatedtype Value: Equatable & SendableMetatype

  /// The widget under the label, which the control keeps alive.
  var widget: Widget { get }

  /// The visible value, which the control sets whenever it differs from the field's value.
  var value: Value { get set }

  /// The closure to call each time the user has changed the value.
  ///
  /// The control sets it. Calling it without a change has no effect.
  var onChange: () -> Void { get set }

  /// The widget that takes the focus and has the accessible name: `widget`, or a part of it.
  ///
  /// For an editor with several ``parts``, it is their group.
  var focusWidget: Widget { get }

  /// The widgets that take the focus, if there are several, such as the boxes of a PIN.
  ///
  /// Each of them shows the error, and a screen reader reads it with each. Give each part its own
  /// accessible name, such as “Digit 1”. The array is empty if `focusWidget` takes the focus.
  var parts: [Widget] { get }

  /// Indicates whether the user can change the value; by default, whether `widget` is sensitive.
  var isEditable: Bool { get set }

  /// Indicates whether each change completes the input, so its result is shown immediately.
  ///
  /// It's false by default: a change may be one key press of many.
  var isChoice: Bool { get }

  /// Indicates whether the editor shows the title itself, as a check box does.
  ///
  /// It's false by default, and the title is a label above the editor.
  var includesTitle: Bool { get }

  /// Indicates whether the title is on one line with the editor and before it, as with a switch.
  ///
  /// It's false by default, and the title is on the line above.
  var isBesideTitle: Bool { get }

  /// Indicates whether the editor is at the end of the title's line in ``FormLook/rows``.
  ///
  /// By default it's the same as ``isBesideTitle``. Return true only if the editor is always small.
  var isBesideTitleInRows: Bool { get }

  /// Changes the title that the editor shows; an underscore marks its mnemonic.
  ///
  /// By default it does nothing. Implement it if ``includesTitle`` is true.
  func setTitle(_ title: String)

  /// Moves the keyboard focus to the editor; by default, to the first of its parts.
  func focus()

  /// Hides a revealed secret before the program sets another value, as a reset or an undo does.
  ///
  /// By default it does nothing.
  func hideSecret()
}

extension FormEditor {
  /// The whole editor.
  public var focusWidget: Widget { widget }

  /// An empty array: `focusWidget` takes the focus.
  public var parts: [Widget] { [] }

  /// Indicates whether each change is complete; false, because it may be one key press of many.
  public var isChoice: Bool { false }

  /// Indicates whether the editor shows the title; false, because a label above it does.
  public var includesTitle: Bool { false }

  /// Indicates whether the editor is beside the title; false, because it is below.
  public var isBesideTitle: Bool { false }

  /// The same as ``isBesideTitle``.
  public var isBesideTitleInRows: Bool { isBesideTitle }

  /// Does nothing.
  public func setTitle(_ title: String) {}

  /// Does nothing.
  public func hideSecret() {}

  /// Indicates whether the widget is sensitive.
  public var isEditable: Bool {
    get { widget.isSensitive }
    set { widget.isSensitive = newValue }
  }

  /// Focuses the first part, or `focusWidget`; the cursor of an entry is then at the end.
  public func focus() {
    let target = parts.first ?? focusWidget
    if let entry = target as? Entry { entry.focus() } else { target.grabFocus() }
  }
}
