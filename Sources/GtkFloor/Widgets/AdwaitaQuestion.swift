import CGtk

/// A question as a dialog of libadwaita.
///
/// In a window of libadwaita 1.5 or later it's an `AdwAlertDialog`. Over any other window, it's an
/// `AdwMessageDialog`: there, an alert has a window of its own that is too small for it.
struct AdwaitaQuestion {
  let shell: any DialogShell
  private let dialog: Widget

  /// Returns `nil` in a program that hasn't started libadwaita.
  init?(_ lines: [String], _ answers: [Question.Answer], focused: Int, above parent: Window) {
    guard AdwaitaFunctions.isStarted else { return nil }
    let alert = AdwaitaFunctions.isWindow(parent) ? AdwaitaFunctions.make("adw_alert_dialog") : nil
    guard let dialog = alert ?? AdwaitaFunctions.make("adw_message_dialog") else { return nil }
    let prefix = alert == nil ? "adw_message_dialog" : "adw_alert_dialog"
    self.dialog = dialog
    dialog["body"] = lines.joined(separator: "\n")
    for (index, answer) in answers.enumerated() {
      Self.add(answer, id: "\(index)", to: dialog, prefix)
    }
    dialog["close-response"] = "0"
    dialog["default-response"] = "\(focused)"
    shell =
      Window(around: dialog).map { DialogWindow($0, isResizable: false) }
      ?? AdwaitaDialog(dialog, canClose: true)
  }

  /// Calls `handler` with the index of the answer.
  func onAnswer(_ handler: @escaping (Int) -> Void) {
    dialog.connect("response") { arguments in
      Int(arguments.text(0)).map(handler)
      return false
    }
  }

  private static func add(
    _ answer: Question.Answer, id: String, to dialog: Widget, _ prefix: String
  ) {
    typealias Add =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
    typealias SetAppearance = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void
    let add = unsafe Toolkit.function("\(prefix)_add_response", as: Add.self)
    let setAppearance = unsafe Toolkit.function(
      "\(prefix)_set_response_appearance", as: SetAppearance.self)
    unsafe add?(dialog.opaque, id, answer.title)
    unsafe setAppearance?(dialog.opaque, id, CInt(answer.style.rawValue))
  }
}
