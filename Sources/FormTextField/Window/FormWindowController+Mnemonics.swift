extension FormWindowController {
  /// Gives the window's own buttons mnemonics that none of your titles has, and reports two of your
  /// titles that share one.
  ///
  /// Called when the window is shown and each time Alt is pressed, because controls come and go.
  func assignMnemonics() {
    for (letter, titles) in window.assignMnemonics()
    where reportedMnemonics.insert(titles).inserted {
      let names = titles.map { "“\(withoutMnemonic($0))”" }.joined(separator: " and ")
      reportMistake(
        "\(names) in the window “\(window.title)” share the mnemonic Alt+\(letter.uppercased()).")
    }
  }
}
