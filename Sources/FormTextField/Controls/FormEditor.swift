/// The part of a control that edits a value: an entry, a row of stars, a calendar.
///
/// An editor knows nothing of forms. A ``FormControl`` puts it into the frame that all controls
/// share: label, required mark, hint, messages, progress, and accessible state.
///
/// ```swift
/// final class StarEditor: FormEditor {
///   let widget: WidgetPointer = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 5, 1)
///   var onChange: () -> Void = {}  // to be called at the signal value-changed
///
///   var value: Int {
///     get { Int(gtk_range_get_value(range)) }
///     set { gtk_range_set_value(range, Double(newValue)) }
///   }
///
///   private var range: UnsafeMutablePointer<GtkRange> {
///     UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
///   }
/// }
/// let rating = FormControl("_Rating", form.field(\.rating), editor: StarEditor())
/// ```
@MainActor public protocol FormEditor: AnyObject {
  /// The type of the value that is edited.
  associatedtype Value: Equatable & SendableMetatype

  /// The widget that is put under the label; the control keeps it.
  @safe var widget: WidgetPointer { get }

  /// The value that is shown. The control sets it whenever it differs from the value of the field,
  /// as after a change by the program.
  var value: Value { get set }

  /// The closure that the editor calls each time the person has changed the value.
  ///
  /// The control sets it. A call without a change has no effect: the control compares the values.
  var onChange: () -> Void { get set }

  /// The widget that takes the focus and has the accessible name: `widget`, or a part of it.
  ///
  /// For an editor with several ``parts`` it is the group of them.
  @safe var focusWidget: WidgetPointer { get }

  /// The widgets that take the focus, if there are several, such as the boxes of a PIN.
  ///
  /// An error is shown at each of them, and a screen reader reads it with each. Give each a name of
  /// its own, such as “Digit 1”. Empty for an editor whose `focusWidget` takes the focus.
  @safe var parts: [WidgetPointer] { get }

  /// Whether the person can change the value; by default, whether `widget` is sensitive.
  var isEditable: Bool { get set }

  /// Whether each change is a finished choice, whose result is shown at once; by default false.
  var isChoice: Bool { get }

  /// Whether the title is a part of the editor, as of a check box; by default false, and the title
  /// is a label above the editor.
  var includesTitle: Bool { get }

  /// Whether the title stands in front of the editor, on one line with it, as of a switch; by
  /// default false.
  var isBesideTitle: Bool { get }

  /// Changes the title, an underscore before the letter of its mnemonic, where the editor includes
  /// it; by default does nothing.
  func setTitle(_ title: String)

  /// Gives the keyboard focus to the editor; by default to the first of its parts.
  func focus()

  /// Hides a secret that was revealed, before the program sets another value, as a reset and an undo
  /// do; by default does nothing.
  func hideSecret()
}

extension FormEditor {
  /// The whole editor.
  public var focusWidget: WidgetPointer { widget }

  /// None: `focusWidget` takes the focus.
  public var parts: [WidgetPointer] { unsafe [] }

  /// False: a change may be one key press of many.
  public var isChoice: Bool { false }

  /// False: the title is a label above the editor.
  public var includesTitle: Bool { false }

  /// False: the editor is on a line of its own.
  public var isBesideTitle: Bool { false }

  /// Does nothing.
  public func setTitle(_ title: String) {}

  /// Does nothing.
  public func hideSecret() {}
}
