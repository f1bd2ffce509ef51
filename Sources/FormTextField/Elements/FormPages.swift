import GenericForm

/// The pages of a long form, one of which is shown at a time.
///
/// “Next”, or Enter in a field, validates the page and waits for its checks. If all fields are
/// valid, the next page appears; otherwise the first error gets the focus. On the last page, Enter
/// submits the whole form. “Back” always works. Both buttons are beside the one that submits. Each
/// page has a button with its number and title that shows whether the page has errors.
///
/// Pages whose fields are all excluded are skipped.
///
/// In the look ``FormLook/rows``, pages follow each other as in GNOME's settings: the title above a page
/// has a button that leads back, and Alt+Left and a swipe do the same.
///
/// In a view that applies each change, as for preferences, the user can go to any page at any time.
///
/// ```swift
/// FormView(form, submitTitle: "_Apply") {
///   FormPages {
///     FormPage("You") { FormTextField("_Name", form.field(\.name)) }
///     FormPage("Work") { FormTextField("_Employer", form.field(\.employer)) }
///   }
/// }
/// ```
///
/// A form view keeps its pages. Without one, your program must keep them while their widget is
/// shown.
public final class FormPages: FormElement {
  private let pages: [FormPage]
  private let box = Box(.column, spacing: 10)
  private let steps: PageSteps
  private let header = PageHeader()
  private let stack = Stack()
  private let footer = Box(.row, spacing: 6)
  private let backButton = Button(own: ControlMessage.`pages.back`.text)
  private let nextButton = Button(own: ControlMessage.`pages.next`.text)

  /// Called when ``offersSubmit`` changes.
  var onOffer: () -> Void = {}

  /// Indicates whether the view has no submit, so that the user can go to any page.
  private var isFree = false

  private var look = FormLook.standard

  /// Indicates whether a back button replaces the list of steps.
  private var isNavigation: Bool { look == .rows && !isFree }

  /// The visible page.
  private(set) var current: FormPage

  /// The observations of the page's checks while “Next” waits for them.
  private var waiting: [FormObservation] = []

  /// Creates the pages of a form, and shows the first.
  ///
  /// - Precondition: There is at least one page.
  public convenience init(@FormPageBuilder pages: () -> [FormPage]) {
    let pages = pages()
    self.init(pages, in: pages.map(\.widget))
  }

  /// Creates pages from a `.ui` file, where each page's widget is inside another.
  ///
  /// - Parameter widgets: The widgets to show, one for each page.
  init(_ pages: [FormPage], in widgets: [Widget]) {
    FormStyle.install()
    self.pages = pages
    guard let first = pages.first else { fatalError("FormPages needs at least one page.") }
    current = first
    steps = PageSteps(count: pages.count)
    build(widgets)
    showIncludedPage()
  }

  private func build(_ widgets: [Widget]) {
    for (index, page) in pages.enumerated() {
      stack.append(widgets[index], name: page.title)
      page.onTitle = { [weak self, weak page] in
        guard let self, let page else { return }
        stack.setName(page.title, at: index)
        turned()
      }
    }
    nextButton.addStyleClass("suggested-action")
    nextButton.addStyleClass("form-suggested")
    nextButton.expandsHorizontally = true
    nextButton.alignToEnd()
    footer.append(backButton)
    footer.append(nextButton)
    for part in [header.box, steps.box, stack, footer] as [Widget] { box.append(part) }
    backButton.onClick { [weak self] in self?.goBack() }
    header.onBack = { [weak self] in self?.goBack() }
    stack.onSwipeBack { [weak self] in if self?.isNavigation == true { self?.goBack() } }
    for (key, isMirrored) in [("<Alt>Left", false), ("<Alt>Right", true)] {
      box.onKey(key, isFirst: false) { [weak self] in
        guard let self, isNavigation, box.isMirrored == isMirrored else { return false }
        goBack()
        return true
      }
    }
    nextButton.onClick { [weak self] in self?.goForward() }
    steps.onStep = { [weak self] index in self?.go(to: index) }
    stack.onTurn { [weak self] in self?.turned() }
    box.onDefault { [weak self] in self?.returnPressed() }
    box.attach(self)
  }

  /// The widget of the element.
  public var widget: Widget { box }

  /// The controls on all pages, from the first to the last.
  public var controls: [FormControl] { pages.flatMap(\.controls) }
}

// MARK: - Turning pages

extension FormPages {
  /// The pages that aren't skipped.
  private var included: [FormPage] {
    pages.filter { $0 === current || !$0.isLeftOut }
  }

  private var place: Int { included.firstIndex { $0 === current } ?? 0 }

  /// Shows the previous page.
  public func goBack() {
    if place > 0 { show(included[place - 1]) }
  }

  /// Validates the page, and shows the next one as soon as every field is valid.
  public func goForward() {
    guard waiting.isEmpty, place + 1 < included.count else { return }
    let controls = current.controls.filter(\.isIncluded)
    StatusAnnouncer.silently { for control in controls { control.performValidation() } }
    let check: @MainActor () -> Void = { [weak self] in self?.turn(past: controls) }
    waiting = controls.map { $0.bound.observe(check) }
    nextButton.isBusy = true
    check()
  }

  /// Turns the page once no check is pending, or shows its errors.
  private func turn(past controls: [FormControl]) {
    guard !controls.contains(where: \.bound.status.isPending) else { return }
    stopWaiting()
    if let first = controls.first(where: \.bound.status.blocksSubmit) {
      first.focus()
    } else if place + 1 < included.count {
      show(included[place + 1])
    }
  }

  private func stopWaiting() {
    waiting = []
    nextButton.isBusy = false
  }

  /// Shows a previous page, or the next one as “Next” does.
  private func go(to index: Int) {
    if isFree { return show(pages[index]) }
    if index < stack.visibleIndex { show(pages[index]) }
    if index > stack.visibleIndex { goForward() }
  }

  private func show(_ page: FormPage) {
    turn(to: page)
    if let control = page.controls.first(where: \.isIncluded) {
      control.focus()
    } else {
      nextButton.grabFocus()
    }
  }

  private func turn(to page: FormPage?) {
    if let index = pages.firstIndex(where: { $0 === page }) { stack.visibleIndex = index }
  }

  private func returnPressed() {
    if offersSubmit || isFree { box.activateDefaultOfWindow() } else { goForward() }
  }
}

// MARK: - What is shown

extension FormPages: BuiltInWords {
  func showLanguage() {
    backButton.show(own: ControlMessage.`pages.back`.text)
    nextButton.show(own: ControlMessage.`pages.next`.text)
    turned()
  }
}

extension FormPages: ElementGroup, LookFollower {
  var isRow: Bool { false }

  func follow(_ look: FormLook) {
    self.look = look
    for page in pages { page.follow(look) }
    turned()
  }

  func releaseElements() -> () -> Void {
    let putBack = pages.map { $0.releaseElements() }
    return { for page in putBack { page() } }
  }

  func controlsChanged() {
    showIncludedPage()
  }

  /// Indicates whether the last page is visible.
  var offersSubmit: Bool { included.last === current }

  /// Hands the buttons to the view, which puts them beside the submit button.
  func takeButtons() -> [Button] {
    box.remove(footer)
    let buttons = [backButton, nextButton]
    for button in buttons { footer.remove(button) }
    nextButton.expandsHorizontally = false
    return buttons
  }

  /// Lets the user turn to any page, without buttons that lead from one to the next.
  func turnFreely() {
    isFree = true
    footer.isVisible = false
    turned()
  }

  /// The index of the visible page.
  var visibleIndex: Int {
    get { stack.visibleIndex }
    set { stack.visibleIndex = newValue }
  }

  /// Returns to the start, for example after a submit.
  func restart() {
    turn(to: pages.first { !$0.isLeftOut })
  }

  /// Shows another page if the current one is skipped now.
  private func showIncludedPage() {
    if current.isLeftOut {
      let index = stack.visibleIndex
      let others = pages[index...] + pages[..<index].reversed()
      turn(to: others.first { !$0.isLeftOut })
    }
    turned()
  }

  /// Updates the state after the stack has turned to another page, whichever code turned it.
  private func turned() {
    let before = current
    current = pages[stack.visibleIndex]
    if current !== before { stopWaiting() }
    let included = included
    for (index, page) in included.enumerated() {
      page.show(
        name: ControlMessage.`pages.page`.text([
          "number": .number(index + 1), "count": .number(included.count),
          "title": .text(page.title),
        ]))
    }
    steps.show(
      pages.map { page in
        PageSteps.Step(
          number: included.firstIndex { $0 === page }.map { $0 + 1 }, title: page.title,
          errorCount: page.controls.count(where: \.hasShownError), isCurrent: page === current)
      })
    header.show(current.title, canGoBack: place > 0)
    header.box.isVisible = isNavigation
    steps.box.isVisible = !isNavigation
    stack.slides = isNavigation
    for page in pages { page.hasHeading = !isNavigation }
    backButton.isVisible = place > 0 && !isNavigation
    nextButton.isVisible = !offersSubmit
    onOffer()
  }
}
