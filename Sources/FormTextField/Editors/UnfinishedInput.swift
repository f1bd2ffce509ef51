/// An editor with typed text that isn't part of its value yet, such as the letters of the next tag.
protocol UnfinishedInput: FormEditor {
  /// Takes that text away to undo it, or brings it back; returns false if there is none.
  func travelUnfinished(isUndo: Bool) -> Bool
}
