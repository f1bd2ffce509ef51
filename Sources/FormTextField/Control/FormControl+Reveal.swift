extension FormControl {
  /// Turns every stack around the control to it, and opens every section.
  final func reveal() {
    instance.host.revealInStacks()
    for group in groups { group.reveal() }
  }
}
