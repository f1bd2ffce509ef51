import CGtk

extension Widget {
  /// Gives each built-in button a mnemonic that none of your titles has.
  ///
  /// - Parameter others: Buttons outside this widget that belong to it.
  /// - Returns: The pairs of your visible titles that share a mnemonic.
  package func assignMnemonics(
    with others: [Widget] = []
  ) -> [(letter: String, titles: [String])] {
    var taken: [String: String] = [:]
    var shown: [String: String] = [:]
    var own: [(label: Widget, title: String)] = []
    var clashes: [(letter: String, titles: [String])] = []
    let labels = ([self] + others).flatMap { $0.descendants(ofType: gtk_label_get_type()) }
    for label in labels {
      if let title = label.ownTitle {
        own.append((label, title))
      } else if let text = label.textOfMnemonic, let letter = mnemonic(of: text) {
        taken[letter] = text
        guard label.isMapped else { continue }
        if let other = shown[letter], other != text { clashes.append((letter, [other, text])) }
        shown[letter] = shown[letter] ?? text
      }
    }
    var chosen: [String: String] = [:]
    // Buttons that can keep their letter come first.
    for (_, text) in own {
      guard let letter = mnemonic(of: text), taken[letter] == nil else { continue }
      (chosen[text], taken[letter]) = (text, text)
    }
    for (label, text) in own {
      let new = chosen[text] ?? withFreeMnemonic(text, avoiding: taken.keys)
      chosen[text] = new
      if let letter = mnemonic(of: new) { taken[letter] = text }
      unsafe gtk_label_set_text_with_mnemonic(label.opaque, new)
    }
    return clashes
  }
}

extension Widget {
  /// The title of a built-in label, whose mnemonic yields to those of your titles.
  var ownTitle: String? {
    get {
      unsafe g_object_get_qdata(gObject, ownTitleKey).map {
        unsafe String(cString: $0.assumingMemoryBound(to: CChar.self))
      }
    }
    set { unsafe g_object_set_qdata_full(gObject, ownTitleKey, g_strdup(newValue), g_free) }
  }

  /// The text of a label with its underscore, or `nil` if it has no mnemonic.
  fileprivate var textOfMnemonic: String? {
    guard unsafe gtk_label_get_use_underline(opaque) != 0 else { return nil }
    return unsafe String(cString: gtk_label_get_label(opaque))
  }
}

extension Widget {
  /// Activates the only label in this widget with a mnemonic, before others in the window.
  ///
  /// - Returns: False if no label or several labels have it; GTK then decides.
  package func activateMnemonic(_ letter: String) -> Bool {
    let labels = descendants(ofType: gtk_label_get_type()).filter { label in
      label.isMapped && label.canBeUsed
        && label.textOfMnemonic.flatMap(mnemonic(of:)) == letter
    }
    guard labels.count == 1, let label = labels.first else { return false }
    return unsafe gtk_widget_mnemonic_activate(label.pointer, 0) != 0
  }
}

private let ownTitleKey = unsafe g_quark_from_static_string("FormOwnTitle")
