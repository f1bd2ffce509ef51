extension FormControl {
  /// Shows the control's page in every stack around it, and expands every section.
  final func reveal() {
    instance.host.revealInStacks()
    for group in groups { group.reveal() }
  }
}
