import ControlSamples
import FormTextField
import GenericForm

/// The page of one sample, with a control to try, its options, its code and its states.
@MainActor
final class GalleryPage {
  /// The widget of the whole page, which scrolls.
  let widget: Widget

  private let sample: GallerySample
  private var choices: [Int]

  /// The control to try, and the box around it.
  private var live: GallerySample.Specimen
  private let stage = Box(.column)

  private var states: [GallerySample.Specimen] = []
  private var stateTitles: [Label] = []
  private var optionControls: [FormControl] = []
  private var optionList: ElementColumn?
  private let code = Label(wraps: true)
  private let copyButton = Button(GalleryMessage.`gallery.copy`.text)
  private var copied: Task<Void, Never>?

  init(_ sample: GallerySample) {
    self.sample = sample
    choices = sample.options.map(\.start)
    live = sample.make(choices, nil)
    let column = Box(.column, spacing: 12)
    column.addStyleClass("gallery-page")
    widget = ScrolledWindow(Clamp(column))
    column.append(header)
    if FormLook.standard == .plain { stage.addStyleClass("gallery-stage") }
    stage.append(live.widget)
    column.append(stage)
    if !sample.options.isEmpty { column.append(options) }
    column.append(codeBox)
    if !sample.states.isEmpty { column.append(stateTable) }
    showCode()
  }

  /// The code that the copy button puts on the clipboard.
  var copiedCode: String { sample.code(choices) }

  /// Puts the code on the clipboard.
  func copyCode() {
    widget.copy(copiedCode)
    copyButton.title = GalleryMessage.`gallery.copied`.text
    copied?.cancel()
    copied = Task { [weak copyButton] in
      try? await Task.sleep(for: .seconds(2))
      if !Task.isCancelled { copyButton?.title = GalleryMessage.`gallery.copy`.text }
    }
  }
}

// MARK: - Parts

extension GalleryPage {
  private var header: Box {
    let header = Box(.column, spacing: 2)
    let title = Label(heading: sample.name)
    title.addStyleClass("gallery-title")
    header.append(title)
    header.append(Label(description: sample.summary.text))
    return header
  }

  /// The controls of the options, in a list or side by side in pairs if there's enough space.
  private var options: Box {
    optionControls = sample.options.indices.map(makeControl)
    if FormLook.standard == .rows {
      let list = ElementColumn(optionControls)
      optionList = list
      return list.box
    }
    let box = Box(.column, spacing: 10)
    box.addStyleClass("gallery-options")
    for start in stride(from: 0, to: optionControls.count, by: 2) {
      let line = Box(.row)
      for control in optionControls[start...].prefix(2) { line.append(control.widget) }
      if start + 1 == optionControls.count { line.append(Box(.row)) }
      line.layOutInColumns()
      box.append(line)
    }
    return box
  }

  private func makeControl(_ place: Int) -> FormControl {
    let option = sample.options[place]
    if option.isSwitch {
      let control = FormSwitch(option.title.text, value: option.start == 1)
      control.onChange { [weak self, weak control] in
        if let control { self?.choose(control.value ? 1 : 0, at: place) }
      }
      return control
    }
    let titles = option.choices.map(\.title)
    let control = FormChoice(option.title.text, value: titles[option.start], options: titles)
    control.onChange { [weak self, weak control] in
      if let title = control?.value, let choice = titles.firstIndex(of: title) {
        self?.choose(choice, at: place)
      }
    }
    return control
  }

  private var codeBox: Box {
    let box = Box(.column, spacing: 0)
    box.addStyleClass("gallery-code")
    code.isSelectable = true
    code["use-markup"] = true
    code.keepLeftToRight()
    copyButton.addStyleClass("flat")
    copyButton.alignToEnd()
    copyButton.onClick { [weak self] in self?.copyCode() }
    let bar = Box(.row)
    let language = Label("Swift")
    language.addStyleClass("form-caption")
    language.expandsHorizontally = true
    bar.append(language)
    bar.append(copyButton)
    box.append(bar)
    box.append(code)
    return box
  }

  /// The control in each state, with the state's name next to it.
  private var stateTable: Box {
    let box = Box(.column, spacing: 0)
    let heading = Label(heading: GalleryMessage.`gallery.states`.text)
    heading.addStyleClass("gallery-states")
    box.append(heading)
    let column = TitleColumn()
    for state in sample.states {
      let specimen = sample.make(choices, state)
      states.append(specimen)
      let row = Box(.column)
      row.addStyleClass("gallery-state")
      let title = Label(state.title.text, wraps: true)
      title.addStyleClass("form-caption")
      column.add(title)
      stateTitles.append(title)
      row.append(title)
      row.append(specimen.widget)
      row.putTitle(in: column, hasTitle: true)
      box.append(row)
    }
    return box
  }
}

// MARK: - Options

extension GalleryPage {
  /// Applies a choice of an option, and updates the code.
  private func choose(_ choice: Int, at place: Int) {
    choices[place] = choice
    let option = sample.options[place]
    if option.isLive {
      let apply = option.choices[choice].apply
      let specimens = [live] + (option.isForStates ? states : [])
      for control in specimens.flatMap(\.element.controls) { apply(control) }
    } else {
      let new = sample.make(choices, nil)
      stage.remove(live.widget)
      live = new
      stage.append(new.widget)
    }
    showCode()
  }

  private func showCode() {
    code["label"] = GalleryCode.markup(copiedCode)
  }
}
