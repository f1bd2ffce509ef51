import GenericForm

// From a status to the widgets.

extension ControlFrame {
  /// Shows a status: the only function that does.
  ///
  /// - Parameter label: What the field is called in messages about it.
  func render(_ status: FieldStatus, label: ValidationMessage?) {
    let before = self.status
    self.status = status
    name = label
    if status.isIncluded != (before?.isIncluded ?? true) {
      host.isIncluded = status.isIncluded
    }
    if status.isRequired != (before?.isRequired ?? false) {
      showRequired(status.isRequired)
      for widget in describedWidgets { widget.setRequired(status.isRequired) }
    }
    if status.hasShownError != (before?.hasShownError ?? false) {
      for part in [editorWidget] + describedWidgets {
        part.setStyleClass("error", status.hasShownError)
      }
      for widget in describedWidgets { widget.setInvalid(status.hasShownError) }
    }
    if marksValidity || status.checks != (before?.checks ?? .none)
      || status.isVerified != (before?.isVerified ?? false)
    {
      showProgress(status)
      for widget in describedWidgets { widget.setBusy(status.isPending) }
    }
    showMessages(of: status)
  }

  func showMessages(of status: FieldStatus) {
    let all = status.shownErrors + status.shownWarnings
    messages = all.prefix(showsFirstMessageOnly ? 1 : all.count).map {
      MessageCatalog.shared.text(for: $0, field: name)
    }
    showLines()
    describe()
  }

  private func showRequired(_ isRequired: Bool) {
    if isRequired, requiredMark == nil {
      let mark = Label(ControlMessage.`field.required`.text)
      mark.addStyleClass("form-required")
      requireHeader()
      header?.append(mark)
      requiredMark = mark
      moveMarks()
    }
    requiredMark?.isVisible = isRequired
  }

  func showProgress(_ status: FieldStatus) {
    let sign = sign(for: status)
    if progressMark == nil, status.isPending || sign != nil {
      let mark = ProgressMark()
      if editor.isBesideTitle { mark.box.expandsHorizontally = false }
      requireHeader()
      header?.append(mark.box)
      progressMark = mark
      moveMarks()
    }
    progressMark?.show(isPending: status.isPending, sign: sign)
  }

  /// The tick or the cross that is shown; nil for neither.
  private func sign(for status: FieldStatus) -> Icon.Symbol? {
    if status.isVerified { return .success }
    guard marksValidity, status.isIncluded, !status.isPending else { return nil }
    if status.hasShownError { return .failure }
    return status.isRevealed && status.isDirty && status.isValid ? .success : nil
  }

  /// Puts the parts that stand at the end of the header there, behind a mark that was added.
  func moveMarks() {
    if let progressMark { header?.moveToEnd(progressMark.box) }
    if editor.isBesideTitle { header?.moveToEnd(editorWidget) }
  }

  /// Creates the row of marks beside the title, or beside an editor that shows the title.
  func requireHeader() {
    guard header == nil else { return }
    let header = Box(.row, spacing: 6)
    self.header = header
    host.insert(header, after: nil)
    let start = label ?? (editor.includesTitle ? editorWidget : nil)
    guard let start else { return }
    start.unparent()
    header.append(start)
  }

  func showLines() {
    let notes = notice.isEmpty ? messages : messages + [notice]
    let lines = notes.isEmpty && !hint.isEmpty ? [hint] : notes
    if messageLine == nil {
      if lines.isEmpty, counter.isEmpty { return }
      let line = MessageLine { [weak self] in self?.onRetry() }
      host.insert(line.box, before: nil)
      messageLine = line
    }
    messageLine?.show(
      lines, as: lineKind, canRetry: status?.canRetry ?? false, counter: counter)
    host.setStyleClass("described", !lines.isEmpty || !counter.isEmpty)
  }

  private var lineKind: MessageLine.Kind {
    if status?.hasShownError == true { return .error }
    return messages.isEmpty && notice.isEmpty ? .hint : .warning
  }

  /// Sets the accessible description: the messages, or the hint.
  func describe() {
    var words = [news, suggestion].filter { !$0.isEmpty } + messages
    if messages.isEmpty {
      if status?.isRequired == true { words.append(ControlMessage.`field.required`.text) }
      if !hint.isEmpty { words.append(hint) }
    }
    words += [notice, remark].filter { !$0.isEmpty }
    if status.flatMap(sign) == .success { words.append(ControlMessage.`field.checked`.text) }
    for widget in describedWidgets {
      widget.setAccessibleDescription(words.joined(separator: "\n"))
    }
  }
}
