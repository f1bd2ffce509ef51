/// Waits for the text that replaces a selection, as GTK reports the deletion as a change first.
final class SelectionReplacement {
  private var deletesSelection = false
  private var isWaiting = false

  /// Records that text is about to be deleted, and whether all of it is selected.
  func willDelete(isSelected: Bool) {
    deletesSelection = isSelected
  }

  /// Reports a change immediately or, after a deleted selection, at the end of the event unless another change
  /// follows.
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
