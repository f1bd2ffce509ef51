import FormDeclaration

extension Form {
  /// Undoes the user's last change, in whichever field, and everything that followed it.
  ///
  /// Each of these is one step: typing or deleting a word, moving a number (for example with a
  /// slider), or setting any other value. Changes by a formatter, an observer or ``update(_:)``
  /// belong to the previous step. A secret is one step until the user leaves its field. Undo also
  /// restores text that isn't a valid value, and removed rows. Fields stay touched.
  ///
  /// ```swift
  /// let guest = form.field(\.username)
  /// guest.value = "mei"
  /// guest.leave()
  /// guest.value = "zoë"
  /// form.undo()
  /// form.username  // "mei"
  /// form.undo()
  /// form.canUndo  // false
  /// form.redo()
  /// form.username  // "mei"
  /// ```
  ///
  /// A successful submit and ``reset(to:)`` clear the history. It holds at most 1,000 steps and an
  /// estimated 16 MiB of field values; beyond that, the oldest steps are dropped, though one step
  /// always stays. Undo does nothing during a submit or while an input method composes text.
  ///
  /// - Returns: The key path of the field that the user had changed, to move the focus to, or `nil`
  ///   if nothing was undone.
  @discardableResult
  public func undo() -> PartialKeyPath<State>? { move(.back) as? PartialKeyPath }

  /// Reapplies the change that was undone last, unless the user has changed something since.
  ///
  /// - Returns: The key path of the changed field, or `nil` if nothing was redone.
  @discardableResult
  public func redo() -> PartialKeyPath<State>? { move(.forward) as? PartialKeyPath }
}

extension Form {
  /// Records in the history the value at a node, which is about to be replaced.
  ///
  /// Setting a computed value may replace any other one.
  func recordChange<Value>(at node: PathNode, of accessor: Accessor<State, Value>) {
    if node.isComputed { return recordChange(of: current) }
    history.record(
      at: node.id, within: paths.containers(of: node).map { $0.id },
      size: MemoryLayout<Value>.stride, restoration(by: accessor.reversal(current)))
  }

  /// Records in the history the whole state, which is about to be replaced.
  func recordChange(of state: State) {
    history.record(at: nil, size: stateSize, restoration(by: Reversal(of: state)))
  }

  private func restoration(by reversal: Reversal<State>) -> Restoration {
    Restoration { [unowned self] in restoration(by: reversal.apply(&current)) }
  }
}
