/// The widgets in a window around its elements: what scrolls, the notices, and the footer.
final class WindowContent {
  /// The space above the elements, as in the style sheet.
  private static let margin = 18.0

  /// All of it, to be put into the window.
  let widget: Widget

  let notices = Notices()
  let draftBanner = DraftBanner()
  let submitButton: Button

  private let column = Box(.column, spacing: 10)
  private let scroller: ScrolledWindow
  private let footer = Box(.row, spacing: 9)
  private let lowerEdge: Clamp
  private var hasActions = false
  private let obstacleLabel = Label(wraps: true)

  init(_ elements: [any FormElement], submitTitle: String) {
    column.addStyleClass("form-column")
    column.append(notices.summary.box)
    for element in elements { column.append(element.widget) }
    scroller = ScrolledWindow(Clamp(column))
    scroller.growWithContent(upTo: 720)
    scroller.expandsVertically = true

    submitButton = Button(submitTitle)
    submitButton.addStyleClass("suggested-action")
    submitButton.alignToMiddle()
    obstacleLabel.addStyleClass("form-obstacle")
    obstacleLabel.expandsHorizontally = true
    footer.append(obstacleLabel)
    footer.append(submitButton)
    lowerEdge = Clamp(footer)
    lowerEdge.addStyleClass("form-footer")

    let whole = Box(.column)
    whole.append(draftBanner.notice.box)
    whole.append(notices.banner.box)
    whole.append(Overlay(scroller, under: notices.toast.notice.box))
    whole.append(lowerEdge)
    widget = whole
  }

  /// Puts a button before the one that submits.
  func add(_ action: FormAction, handler: @escaping () -> Void) {
    let button = action.isOwn ? Button(own: action.title) : Button(action.title)
    button.alignToMiddle()
    button.onClick(handler)
    footer.insert(button, before: submitButton)
    hasActions = true
  }

  /// Shows or hides the submit button; the footer is hidden if it has no button.
  func setOffersSubmit(_ isOffered: Bool) {
    submitButton.isVisible = isOffered
    lowerEdge.isVisible = isOffered || hasActions
  }

  /// Calls `handler` when Enter is pressed in a control that does not use it.
  func onDefault(_ handler: @escaping () -> Void) {
    column.onDefault(handler)
  }

  /// Shows beside the button, and on it, why a submit would not go through; none if it would.
  func showObstacles(_ obstacles: [String]) {
    submitButton.obstacle = obstacles.isEmpty ? nil : obstacles.joined(separator: "\n")
    obstacleLabel.text = obstacles.first ?? ""
  }

  /// Scrolls until a control is in sight as a whole, with its label and its message.
  func show(_ control: FormControl) {
    scroller.show(control.widget, margin: Self.margin)
  }

  /// Calls `handler` when the elements have become higher or lower.
  func onResize(_ handler: @escaping () -> Void) {
    scroller.onResize(handler)
  }

  func remove(_ element: any FormElement) {
    column.remove(element.widget)
  }
}
