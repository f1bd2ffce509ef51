extension FormControl {
  /// Puts the title beside the editor where there is enough space, in a column with others.
  final func putTitle(in column: TitleColumn) {
    frame.titleColumn = column
    // An editor that shows the title itself stands in the column of the editors.
    instance.host.putTitle(in: column, hasTitle: !frame.editor.includesTitle)
  }
}
