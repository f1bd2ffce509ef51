extension FormControl {
  /// Aligns the title in a shared column beside the editor if there is enough space.
  final func putTitle(in column: TitleColumn) {
    frame.titleColumn = column
    // An editor that shows the title itself stands in the column of the editors.
    instance.host.putTitle(in: column, hasTitle: !frame.editor.includesTitle)
  }
}
