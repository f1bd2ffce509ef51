/// Waits for the text that replaces a selection: GTK deletes the selection first, as a change.
final class SelectionReplacement {
  private var deletesSelection = false
  private var isWaiting = false

  /// Records that text is deleted next, all of it selected or not.
  func willDelete(isSelected: Bool) {
    deletesSelection = isSelected
  }

  /// Reports a change: at once, or if a selection was deleted, after the event unless another change
  /// follows in it.
  func report(_ report: @escaping () -> Void) {
    isWaiting = deletesSelection
    deletesSelection = false
    guard isWaiting else { return report() }
    afterEvent { [weak self] in
      guard let self, isWaiting else { return }
      isWaiting = false
      report()
    }
  }
}
