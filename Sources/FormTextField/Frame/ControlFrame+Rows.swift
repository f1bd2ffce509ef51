extension ControlFrame {
  /// Arranges the parts for the look; in a title column they stay in place.
  func arrange() {
    FormStyle.install(look)
    (editor as? any LookFollower)?.follow(look)
    let hasLine = isRow && editor.isBesideTitleInRows && !editor.includesTitle
    host.setStyleClass("in-row", isRow)
    host.setStyleClass("in-rows", look == .rows && editor is any LookFollower)
    host.setStyleClass("entry-row", isRow && isTyped && !hasLine)
    host.setStyleClass("spin-row", hasLine && isTyped)
    host.setStyleClass("chooser-row", isRow && opensDialog)
    if isRow {
      followClicks()
      followPlace()
      followText()
    }
    showPlace()
    showEmptiness()
    placeProgress()
    defer { showReaction() }
    if hasLine != (line != nil) { host.rearrange { move(toLine: hasLine) } }
  }

  /// Indicates whether the whole control is one row, which isn't the case if its editor has several.
  var isRow: Bool {
    look == .rows && titleColumn == nil && !(editor is any LookFollower)
  }

  private func followPlace() {
    guard !followsPlace else { return }
    followsPlace = true
    host.connect("map") { [weak self] in
      self?.showPlace()
      self?.showEmptiness()
    }
  }

  /// Draws a frame around a row outside of a list, once it's shown: a program may put it anywhere.
  private func showPlace() {
    let isLone = isRow && host.isMapped && !host.isInListRow
    host.setStyleClass("lone-row", isLone)
    host.setStyleClass("card", isLone && Theme.isOfLibadwaita)
    if isLone { RowsRemark.loneRow.report() }
  }

  /// Follows each text, and its focus: the ring around the row isn't for a list or button beside the text.
  func followText() {
    guard isTyped else { return }
    host.once(for: "size") {
      host.onTextSizeChange { [weak self] in self?.showEmptiness() }
    }
    let entries = describedWidgets.filter { $0 is Entry }
    for text in entries.isEmpty ? [focusWidget] : entries {
      text.once(for: "row") {
        text.onFocus(
          enter: { [weak host] in host?.setStyleClass("typing", true) },
          leave: { [weak host] in host?.setStyleClass("typing", false) })
        text.connect("notify::text") { [weak self] in self?.showEmptiness() }
      }
    }
  }

  /// Shows the title in the middle of an empty row, where it's also the placeholder.
  ///
  /// The title is larger there, so a long one stays above the text instead of covering the buttons.
  func showEmptiness() {
    guard let entry = focusWidget as? Entry else { return }
    let isFirst = editorWidget.isSame(as: entry) || entry.isFirstChild
    let isEmptyRow = isRow && line == nil && isFirst && entry.isEmpty && entry.placeholder.isEmpty
    host.setStyleClass("empty", isEmptyRow && hasSpaceForLargeTitle)
  }

  /// Indicates whether the title and its mark, 1.2 times as large, fit beside the pencil and a button in a window
  /// 360 pixels wide.
  private var hasSpaceForLargeTitle: Bool {
    guard let label else { return true }
    let title = header ?? label
    title.computeStyle()
    let width = host.isMapped ? title.naturalWidth : 0
    // The margins and the pencil take 100 pixels, and a button 40 more.
    let space: Int32 = editorWidget.isSame(as: focusWidget) ? 260 : 220
    return label.text.count <= 20 && width * 6 / 5 <= space
  }

  private func move(toLine hasLine: Bool) {
    requireHeader()
    let parts = [header, messageLine?.box].compactMap(\.self)
    for part in parts + [editorWidget] { part.unparent() }
    line?.unparent()
    if line != nil { (focusWidget as? Entry)?.isBrief = false }
    line = hasLine ? makeLine() : nil
    messageLine?.isBesideEditor = hasLine
    for part in parts { texts.insert(part, before: nil) }
    if let line {
      line.insert(editorWidget, after: header)
      editorWidget.alignToMiddle()
      editorWidget.expandsHorizontally = false
      (focusWidget as? Entry)?.isBrief = true
      host.insert(line, after: nil)
    } else if editor.isBesideTitle {
      header?.append(editorWidget)
      editorWidget.expandsHorizontally = true
    } else {
      host.insert(editorWidget, after: header)
    }
  }

  /// Makes the line of the title, the editor at its end, and the messages.
  private func makeLine() -> Box {
    let line = Box(.row, spacing: 12)
    line.addStyleClass("form-line")
    line.wrapEnd()
    return line
  }

  /// Indicates whether the user types the value, in which case the row itself looks like an entry.
  private var isTyped: Bool {
    focusWidget is Entry || editorWidget is TextArea || editor is DateTimeEditor
  }

  /// Indicates whether the editor is a button that opens a dialog, as for a file.
  private var opensDialog: Bool { focusWidget is ContentButton }

  /// Indicates whether a click anywhere in the row activates or focuses the editor.
  private var reactsToClicks: Bool {
    line != nil || editor.includesTitle || isTyped || opensDialog
  }

  /// Highlights the row under the pointer if it reacts to clicks.
  func showReaction() {
    let isRow = look == .rows && titleColumn == nil
    host.setStyleClass("activatable", isRow && reactsToClicks && display.canEdit)
  }

  /// Makes a click anywhere in a row activate its editor, as in GNOME's settings.
  private func followClicks() {
    guard !followsClicks else { return }
    followsClicks = true
    host.onPointerClick { [weak self] in self?.clicked() }
  }

  private func clicked() {
    if isTyped {
      if !editorWidget.hasFocusWithin { editor.focus() }
    } else if reactsToClicks, !focusWidget.open() {
      focusWidget.activateAsByMnemonic()
    }
  }
}
