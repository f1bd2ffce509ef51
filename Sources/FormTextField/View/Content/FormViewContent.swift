/// The widgets of a form view around its elements: the scrolling area, the notices and the footer.
final class FormViewContent {
  /// The space above the elements, as in the style sheet.
  private static let margin = 18.0

  /// The whole content.
  let widget: Widget

  let notices = Notices()
  let draftBanner = DraftBanner()
  let submitButton: Button
  private var actions: [(action: FormAction, button: Button)] = []

  private let column = Box(.column, spacing: 10)
  private let elements: ElementColumn
  private let body = Box(.column)
  private let clamp: Clamp
  private var scroller: ScrolledWindow?
  private let footer = Box(.row, spacing: 9)
  private let lowerEdge: Clamp
  let obstacleLabel = Label(wraps: true)
  private var offersSubmit = true

  /// The buttons that precede the submit, such as “Next”.
  private var guideButtons: [Button] = []

  /// Indicates whether the form can be submitted.
  let hasSubmit: Bool

  /// - Parameter submitTitle: The title of the button, or `nil` if the form can't be submitted.
  init(_ elements: [any FormElement], submitTitle: String?) {
    hasSubmit = submitTitle != nil
    column.addStyleClass("form-column")
    column.append(notices.summary.box)
    self.elements = ElementColumn(elements)
    column.append(self.elements.box)
    clamp = Clamp(column)

    submitButton = Button(submitTitle ?? "")
    submitButton.addStyleClass("suggested-action")
    submitButton.addStyleClass("form-suggested")
    submitButton.alignToMiddle()
    obstacleLabel.addStyleClass("form-obstacle")
    obstacleLabel.expandsHorizontally = true
    obstacleLabel.isVisible = false
    let space = Box(.row)
    space.expandsHorizontally = true
    space.append(obstacleLabel)
    footer.append(space)
    footer.layOutByWidth()
    footer.append(submitButton)
    lowerEdge = Clamp(footer)
    lowerEdge.addStyleClass("form-footer")

    let whole = Box(.column)
    whole.append(draftBanner.notice.widget)
    whole.append(notices.banner.widget)
    whole.append(body)
    whole.append(notices.toast.widget)
    whole.append(lowerEdge)
    whole.expandsVertically = true
    widget = whole
    showLook()
    scroll()
    notices.toast.onChange = { [weak self] isShown in
      if isShown { self?.scroller?.keepContentVisible() } else { self?.scroller?.scrollAgain() }
    }
  }

  /// Indicates whether the elements scroll if there isn't enough space for them.
  var scrolls = true {
    didSet { if scrolls != oldValue { scroll() } }
  }

  private func scroll() {
    clamp.unparent()
    scroller?.unparent()
    scroller = nil
    guard scrolls else { return body.append(clamp) }
    let scroller = ScrolledWindow(clamp)
    scroller.growWithContent(upTo: 720)
    scroller.growWithWidthOfContent()
    scroller.expandsVertically = true
    body.append(scroller)
    self.scroller = scroller
  }

  /// Indicates whether the buttons are below the elements.
  var hasFooter = true {
    didSet {
      for button in actionButtons + [submitButton] {
        button.unparent()
        if hasFooter { footer.append(button) }
      }
      showFooter()
    }
  }

  /// The buttons of the actions, in order.
  var actionButtons: [Button] { actions.map(\.button) }

  /// The buttons, wherever they are.
  var buttons: [Button] { actionButtons + guideButtons + [submitButton] }

  /// Adds a button before the submit button.
  func add(_ action: FormAction, handler: @escaping () -> Void) {
    let button = Button("")
    action.showTitle(on: button)
    button.alignToMiddle()
    button.onClick(handler)
    footer.insert(button, before: submitButton)
    actions.append((action, button))
  }

  /// Puts buttons such as “Next” before the submit button, instead of those of earlier elements.
  func add(guide buttons: [Button]) {
    for button in guideButtons { footer.remove(button) }
    for button in buttons { footer.insert(button, before: hasFooter ? submitButton : nil) }
    guideButtons = buttons
  }

  /// Shows or hides the submit button; the footer is hidden if it has no button.
  func setOffersSubmit(_ isOffered: Bool) {
    offersSubmit = isOffered && hasSubmit
    submitButton.isVisible = offersSubmit
    showFooter()
  }

  private func showFooter() {
    let hasButtons =
      hasFooter && (offersSubmit || !actionButtons.isEmpty)
      || guideButtons.contains(where: \.isVisible)
    lowerEdge.isVisible = hasButtons || !obstacleLabel.text.isEmpty
    column.setStyleClass("without-footer", !lowerEdge.isVisible)
  }

  /// Shows the reasons that prevent a submit, beside the button and on it; an empty array clears them.
  func showObstacles(_ obstacles: [String]) {
    submitButton.obstacle = obstacles.isEmpty ? nil : obstacles.joined(separator: "\n")
    obstacleLabel.showIfAny(obstacles.first ?? "")
    showFooter()
  }

  /// Scrolls to the notices above the elements; a host that scrolls keeps its position.
  func scrollToStart() {
    scroller?.scrollToStart()
  }

  /// Scrolls until a control is fully visible, with its label and its message.
  func show(_ control: FormControl) {
    control.widget.scrollIntoView(margin: Self.margin)
  }

  /// Calls `handler` when the height of what scrolls has changed, here or in the host.
  func onResize(_ handler: @escaping () -> Void) {
    clamp.onScrolledResize(handler)
  }

  func remove(_ element: any FormElement) {
    elements.remove(element)
  }

  /// Keeps the scroll position, here or in the host, while the elements are replaced.
  func keepScrollPosition(_ change: () -> Void) {
    clamp.keepScrollPosition(change)
  }

  func show(_ elements: [any FormElement]) {
    self.elements.show(elements)
  }

  /// Shows the titles of the buttons, and the built-in texts, in the current language.
  func showLanguage(submitTitle: String?) {
    if let submitTitle { submitButton.textWithMnemonic = submitTitle }
    for (action, button) in actions { action.showTitle(on: button) }
    draftBanner.showLanguage()
  }

  /// The look of the elements.
  var look: FormLook {
    get { elements.look }
    set {
      elements.look = newValue
      showLook()
    }
  }

  private func showLook() {
    widget.setStyleClass("in-rows", look == .rows)
  }
}
