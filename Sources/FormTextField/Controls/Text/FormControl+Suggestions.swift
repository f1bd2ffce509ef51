extension FormControl {
  /// Makes the suggestions below an entry of the control, which close when the focus leaves the control.
  final func makeSuggestions(below entry: Entry) -> Suggestions {
    let made = Suggestions(of: entry, in: instance.host)
    made.onSuggestion = { [weak self] in self?.frame.content.suggestion = $0 }
    entry.onType = { [weak made] in made?.textChanged(to: $0) }
    onLeave { [weak made] in made?.close() }
    return made
  }
}

extension Property {
  /// Returns the property `completion`, a list of the suggested texts.
  static func completion<Control>(
    _ path: ReferenceWritableKeyPath<Control, TextCompletion?>
  ) -> Self {
    let texts = { (control: Control) in control[keyPath: path]?.texts ?? [] }
    return .texts(
      "completion", get: texts,
      set: { control, new in
        if new != texts(control) { control[keyPath: path] = new.isEmpty ? nil : .list(new) }
      })
  }
}
