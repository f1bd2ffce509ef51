import FormLanguages
import GenericForm

// When the language changes, a view re-creates its elements, because most of their texts come from the program. The
// values and unfinished input are in the form.

extension FormView {
  /// Shows every open view in the current language.
  static func showLanguage() {
    let isMirrored = MessageCatalog.shared.isRightToLeft
    if Toolkit.isMirrored != isMirrored { Toolkit.isMirrored = isMirrored }
    for view in openViews { view.showLanguage() }
  }

  /// Shows the texts in the current language, unless they already are.
  func showLanguage() {
    guard !hasEnded, shownChoice != FormLanguages.choiceCount else { return }
    shownChoice = FormLanguages.choiceCount
    StatusAnnouncer.silently {
      content.showLanguage(submitTitle: makeSubmitTitle?())
      if let makeElements {
        content.keepScrollPosition { replaceElements(with: makeElements) }
      }
      for control in controls {
        // The error of a date contains its pattern in words.
        if control.bound.textWithoutValue != nil { control.readAgain() }
        control.frame.showLanguage()
      }
      for element in pages { element.showLanguage() }
      showSummaryAgain()
    }
    showObstacle()
    if window != nil { assignMnemonics() }
    host?.showLanguage()
  }

  private func replaceElements(with make: () -> [any FormElement]) {
    let old = elements
    let state = ElementsState(of: self)
    instance.host.rearrange {
      // Groups and controls made elsewhere are among the new elements too.
      let groups = instance.host.attachmentsWithin.compactMap { $0 as? any ElementGroup }
      content.show([])
      let released = groups.map { (group: $0, putBack: $0.releaseElements()) }
      elements = make()
      content.show(elements)
      for old in released where old.group.widget.isWithin(instance.host) { old.putBack() }
      forms.elements = elements
      followPages()
      state.restore(in: self)
    }
    for control in old.flatMap(\.controls) where !controls.contains(where: { $0 === control }) {
      control.handlers.wasReplaced()
    }
    for form in forms.forms {
      if let mistake = Self.mistake(in: form, controls: controls) { reportMistake(mistake) }
    }
  }
}

/// The state of a view's elements that isn't in the form.
private struct ElementsState {
  private let settings: (Bool, Bool, FieldMark, ReturnAction)
  private let controls: [FormControl]
  private let expansions: [Bool]
  private let pages: [Int]
  private let focus: (field: AnyField, part: Int?, caret: Int?)?

  init(of view: FormView) {
    settings = (
      view.showsFirstMessageOnly, view.marksValidity, view.fieldMark, view.returnAction
    )
    controls = view.controls
    expansions = view.sections.map(\.isExpanded)
    pages = view.pages.map(\.visibleIndex)
    focus = (view.window?.focusedImplementation as? FormControl).flatMap { control in
      guard view.controls.contains(where: { $0 === control }) else { return nil }
      return (control.bound, control.focusedPart, control.caret)
    }
  }

  func restore(in view: FormView) {
    (view.showsFirstMessageOnly, view.marksValidity, view.fieldMark, view.returnAction) = settings
    for (section, isExpanded) in zip(view.sections, expansions) { section.isExpanded = isExpanded }
    for (pages, index) in zip(view.pages, pages) { pages.visibleIndex = index }
    for control in view.controls {
      guard let old = controls.first(where: { $0.bound === control.bound }), old !== control
      else { continue }
      control.take(from: old)
    }
    guard let focus, let control = view.controls.first(where: { $0.bound === focus.field })
    else { return }
    control.handlers.isFocused = true
    control.focusAgain(part: focus.part, caret: focus.caret)
  }
}

extension FormView {
  fileprivate var sections: [FormSection] {
    instance.host.attachmentsWithin.compactMap { $0 as? FormSection }
  }
}

extension FormControl {
  /// Takes over what isn't in the field from a control of the same field.
  fileprivate final func take(from old: FormControl) {
    isEditable = old.frame.content.isEditable
    frame.content.isLocked = old.frame.content.isLocked
    if let new = frame.editor as? any UnfinishedText,
      let old = old.frame.editor as? any UnfinishedText
    {
      new.unfinishedText = old.unfinishedText
    }
  }

  /// The index of the editor's part with the keyboard focus, or `nil` if it has no such part.
  fileprivate final var focusedPart: Int? {
    frame.editor.parts.firstIndex(where: \.hasFocusWithin)
  }

  /// The caret's position in the focused text, or `nil` if there is none.
  fileprivate final var caret: Int? {
    switch focusTarget(part: focusedPart) {
    case let entry as Entry: entry.caret
    default: (frame.editor as? TextArea)?.caret
    }
  }

  private func focusTarget(part: Int?) -> Widget {
    part.map { frame.editor.parts[$0] } ?? frame.focusWidget
  }

  fileprivate final func focusAgain(part: Int?, caret: Int?) {
    reveal()
    let parts = frame.editor.parts
    let target = part.flatMap { parts.indices.contains($0) ? parts[$0] : nil } ?? frame.focusWidget
    if let entry = target as? Entry {
      entry.focus()
      if let caret { entry.caret = caret }
    } else if part == nil {
      frame.editor.focus()
      if let caret { (frame.editor as? TextArea)?.caret = caret }
    } else {
      target.grabFocus()
    }
  }
}
