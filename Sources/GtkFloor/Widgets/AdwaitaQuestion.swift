import CGtk

/// A question as a libadwaita dialog, an `AdwMessageDialog`.
///
/// An `AdwAlertDialog`, available since libadwaita 1.5, is shown within its window, and the window of a short form is
/// too small for it.
struct AdwaitaQuestion {
  let shell: any DialogShell
  private let dialog: Window

  /// Returns `nil` if the program hasn't started libadwaita.
  init?(_ lines: [String], _ answers: [Question.Answer], focused: Int) {
    guard AdwaitaFunctions.isStarted,
      let dialog = AdwaitaFunctions.make("adw_message_dialog").flatMap(Window.init(around:))
    else { return nil }
    self.dialog = dialog
    shell = DialogWindow(question: lines, dialog)
    // The heading of libadwaita 1.7 exists twice, and GTK warns about its width.
    dialog["body-use-markup"] = true
    let escaped = lines.map(Self.escape)
    dialog["body"] = (["<b>\(escaped.first ?? "")</b>"] + escaped.dropFirst()).joined(
      separator: "\n")
    for (index, answer) in answers.enumerated() { add(answer, id: "\(index)") }
    dialog["close-response"] = "0"
    dialog["default-response"] = "\(focused)"
  }

  /// Calls `handler` with the index of the answer.
  func onAnswer(_ handler: @escaping (Int) -> Void) {
    dialog.connect("response") { arguments in
      Int(arguments.text(0)).map(handler)
      return false
    }
  }

  private static func escape(_ text: String) -> String {
    let escaped = unsafe g_markup_escape_text(text, -1)
    defer { unsafe g_free(escaped) }
    return unsafe escaped.map { unsafe String(cString: $0) } ?? ""
  }

  private func add(_ answer: Question.Answer, id: String) {
    typealias Add =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
    typealias SetAppearance = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void
    let add = unsafe Toolkit.function("adw_message_dialog_add_response", as: Add.self)
    let setAppearance = unsafe Toolkit.function(
      "adw_message_dialog_set_response_appearance", as: SetAppearance.self)
    unsafe add?(dialog.opaque, id, answer.title)
    unsafe setAppearance?(dialog.opaque, id, CInt(answer.style.rawValue))
  }
}
