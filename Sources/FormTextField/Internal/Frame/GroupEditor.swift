/// An editor with several widgets that take the keyboard focus, such as a group of radio buttons.
///
/// Its `focusWidget` is the group, which has the accessible name. Each part has the description and
/// the states as well, as a screen reader reads those of the part that has the focus.
protocol GroupEditor: FormEditor {
  /// The widgets that take the focus; none where `focusWidget` takes it.
  var parts: [Widget] { get }
}
