import GenericForm

extension ControlFrame {
  /// Updates only what differs; no other function turns a status into style, text and accessible state.
  func render(from old: FrameDisplay, to new: FrameDisplay) {
    if new.isIncluded != old.isIncluded { host.isIncluded = new.isIncluded }
    if new.isSensitive != old.isSensitive {
      if !new.isSensitive { host.passOnFocus() }
      host.isSensitive = new.isSensitive
    }
    if new.isReadOnly != old.isReadOnly { host.setStyleClass("read-only", new.isReadOnly) }
    if new.canEdit != old.canEdit {
      let isFocused = host.hasFocusWithin
      editor.isEditable = new.canEdit
      // A list or button beside a text can't be used anymore, but the text can still be read.
      if isFocused, !host.hasFocusWithin { _ = focusWidget.grabFocus() }
      showReaction()
    }
    if new.mark != old.mark { showMark(new.mark) }
    if new.isRequired != old.isRequired {
      // Check boxes in a group would say so twice: the word is in the description.
      for widget in describedWidgets where content.isReadAsRequired || !widget.isReadAsRequired {
        widget.setRequired(new.isRequired)
      }
    }
    if new.hasError != old.hasError {
      for part in [editorWidget] + describedWidgets { part.setStyleClass("error", new.hasError) }
      for widget in describedWidgets { widget.setInvalid(new.hasError) }
      host.setStyleClass("has-error", new.hasError)
    }
    if new.isPending != old.isPending || new.sign != old.sign {
      showProgress(new)
      for widget in describedWidgets { widget.setBusy(new.isPending) }
    }
    if new.lines != old.lines || new.kind != old.kind || new.canRetry != old.canRetry
      || new.counter != old.counter
    {
      showLines(new)
    }
    if new.description != old.description {
      for widget in describedWidgets { widget.setAccessibleDescription(new.description) }
    }
    if new.announcement != old.announcement { announcer.statusChanged(in: self) }
  }

  private func showMark(_ text: String) {
    if !text.isEmpty, markLabel == nil {
      let label = Label()
      label.addStyleClass("form-mark")
      requireHeader()
      header?.append(label)
      markLabel = label
      moveMarks()
    }
    markLabel?.showIfAny(text)
    wrapTitle()
  }

  private func showProgress(_ display: FrameDisplay) {
    if progressMark == nil, display.isPending || display.sign != nil {
      let mark = ProgressMark()
      requireHeader()
      header?.append(mark.box)
      progressMark = mark
      moveMarks()
      placeProgress()
    }
    progressMark?.show(isPending: display.isPending, sign: display.sign)
  }

  /// Puts the mark at the end of the title's line, or right after the title in a row, whose end has other parts.
  func placeProgress() {
    progressMark?.box.expandsHorizontally = !isRow && !editor.isBesideTitle
  }

  /// Moves the marks to the end of the header, after any new mark.
  private func moveMarks() {
    if let progressMark { header?.moveToEnd(progressMark.box) }
    if editor.isBesideTitle, line == nil { header?.moveToEnd(editorWidget) }
  }

  /// Creates the row of marks beside the title, or beside an editor that shows the title.
  func requireHeader() {
    guard header == nil else { return }
    let header = Box(.row, spacing: 6)
    header.addStyleClass("form-header")
    self.header = header
    texts.insert(header, after: nil)
    let start = label ?? (editor.includesTitle ? editorWidget : nil)
    guard let start else { return }
    start.unparent()
    header.append(start)
  }

  private func showLines(_ display: FrameDisplay) {
    let isEmpty = display.lines.isEmpty && display.counter.isEmpty
    if messageLine == nil, !isEmpty {
      let line = MessageLine { [weak self] in self?.onRetry() }
      line.isBesideEditor = self.line != nil
      texts.insert(line.box, before: nil)
      messageLine = line
    }
    messageLine?.show(display)
    host.setStyleClass("described", !isEmpty)
  }
}
