extension FormControl: LookFollower {
  /// The look of the control, which a view sets for its controls.
  ///
  /// Set it for a control in your own boxed list.
  public final var look: FormLook {
    get { frame.look }
    set {
      guard newValue != look else { return }
      follow(newValue)
      frame.host.computeStyle()
    }
  }

  final func follow(_ look: FormLook) {
    guard look != self.look else { return }
    frame.look = look
    draw()
  }

  /// False for rows of controls, which are lists themselves.
  final var isRow: Bool { !(frame.editor is any LookFollower) }

  /// Aligns the title in a shared column beside the editor if there is enough space.
  final func putTitle(in column: TitleColumn) {
    frame.titleColumn = column
    // An editor that shows the title itself goes into the column of editors.
    instance.host.putTitle(in: column, hasTitle: !frame.editor.includesTitle)
  }
}
