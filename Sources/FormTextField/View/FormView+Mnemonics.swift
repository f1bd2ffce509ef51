extension FormView {
  /// Gives the built-in buttons unused mnemonics, and reports two of your titles that share one.
  ///
  /// Called when the view is shown and each time Alt is pressed, because controls come and go.
  func assignMnemonics() {
    let clashes = instance.host.assignMnemonics(with: content.buttons)
    for (letter, titles) in clashes where reportedMnemonics.insert(titles).inserted {
      let names = titles.map { "“\(withoutMnemonic($0))”" }.joined(separator: " and ")
      reportMistake("\(names) in “\(title)” share the mnemonic Alt+\(letter.uppercased()).")
    }
  }

  /// Activates a mnemonic of this view before one elsewhere in the window, if the view has the focus.
  func keyPressed(_ key: Key) -> Bool {
    guard key.isWithAlt else { return false }
    assignMnemonics()
    guard instance.host.hasFocusWithin, let letter = key.mnemonicLetter else { return false }
    return instance.host.activateMnemonic(letter)
  }
}
