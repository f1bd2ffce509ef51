/// The direction of a move through the history of a form.
package enum HistoryDirection {
  /// To the state before a step: undo.
  case back

  /// To the state after a step that was undone: redo.
  case forward
}
