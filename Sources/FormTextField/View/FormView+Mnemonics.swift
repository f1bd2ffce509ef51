extension FormView {
  /// Gives the built-in buttons unused mnemonics, and reports two of your titles that share one.
  ///
  /// Called when the view is shown and whenever Alt is pressed, because controls can be added and removed.
  func assignMnemonics() {
    let clashes = instance.host.assignMnemonics(with: content.buttons)
    for (letter, titles) in clashes where reportedMnemonics.insert(titles).inserted {
      let names = titles.map { "“\(withoutMnemonic($0))”" }.joined(separator: " and ")
      reportMistake("\(names) in “\(title)” share the mnemonic Alt+\(letter.uppercased()).")
    }
  }

  /// Activates a mnemonic of this view before any other in the window, if the view has the focus.
  func keyPressed(_ key: Key) -> Bool {
    guard key.isWithAlt, instance.host.isInActiveWindow else { return false }
    assignMnemonics()
    guard instance.host.hasFocusWithin, let letter = key.mnemonicLetter else { return false }
    return instance.host.activateMnemonic(letter)
  }
}
