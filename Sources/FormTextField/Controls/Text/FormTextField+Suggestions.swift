extension FormTextField {
  /// Suggests texts in a list that belongs to the control.
  func offer(_ completion: TextCompletion?) {
    if parts.suggestions == nil {
      let suggestions = parts.makeSuggestions(in: instance.host)
      suggestions.onSuggestion = { [weak self] in self?.frame.content.suggestion = $0 }
      entry.onType = { [weak suggestions] in suggestions?.textChanged(to: $0) }
      onLeave { [weak suggestions] in suggestions?.close() }
    }
    parts.suggestions?.completion = completion
  }

  /// The suggested texts.
  var completions: [String] {
    get { completion?.texts ?? [] }
    set {
      guard newValue != completions else { return }
      completion = newValue.isEmpty ? nil : .list(newValue)
      notify("completions")
    }
  }
}
