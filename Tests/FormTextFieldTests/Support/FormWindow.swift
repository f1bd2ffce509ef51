import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The state of the form in a ``FormWindow``.
struct Subscriber {
  var name = ""
  var email = ""

  /// A property without a field.
  var captcha = ""

  /// A property whose field has no control.
  var nickname = ""

  /// A property whose field isn't included, so that its control is hidden.
  var referrer = ""
}

/// A check that passes at once, unless the test answers it.
@MainActor
final class NameCheck {
  let script = ScriptedCheck<String>("Taken")
  var answersAtOnce = true {
    didSet { answering?.cancel() }
  }
  private var answering: Task<Void, Never>?

  func start() {
    answering = Task { [weak self] in
      while !Task.isCancelled {
        if let name = self?.script.openValues.first { self?.script.answer(name, true) }
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  func stop() { answering?.cancel() }
}

/// A window for a form, with the actions of its user.
@MainActor
final class FormWindow {
  let name: FormTextField
  let email: FormTextField
  let check = NameCheck()
  let form: Form<Subscriber>
  let controller: TestHost
  var failure: (any Error)?
  var afterTaking: () -> Void = {}
  private(set) var taken: [String] = []

  init(in host: TestHost.Kind, needsValidForm: Bool) {
    let isFree: ValidationCheck<Subscriber, String> = check.script.check(debounce: .zero)
    form = Form(
      Subscriber(),
      validation: FormValidation {
        FieldValidation(\.name, .required, checks: [isFree])
        FieldValidation(\.email, .required, rules: [.isEmail])
        FieldValidation(\.nickname, rules: [.isASCII.asWarning()])
        FieldValidation(\.referrer, when: { _ in false })
      })
    let name = FormTextField("_Name", form.field(\.name))
    let email = FormTextField("_Email", form.field(\.email))
    let referrer = FormTextField("_Referrer", form.field(\.referrer))
    (self.name, self.email) = (name, email)
    controller = TestHost(
      host, "Subscribe",
      FormView(
        form, submitTitle: "_Subscribe", needsValidForm: needsValidForm,
        successMessage: { _ in "Thank you" }
      ) {
        name
        email
        referrer
      })
    form.onSubmit { [unowned self] subscriber in
      if let failure { throw failure }
      taken.append("\(subscriber.name) \(subscriber.email)")
      afterTaking()
    }
    check.start()
  }

  isolated deinit {
    check.stop()
  }

  func fillIn() {
    name.text = "Mei"
    email.text = "mei@example.com"
  }

  func shows(_ text: String) -> Bool {
    labels(in: controller.widget.pointer).contains(text)
  }

  func isFocused(_ field: FormTextField) -> Bool {
    gtk_window_get_focus(window) == innerText(of: field)
  }

  /// Returns whether a check mark is beside the line of the summary with `text`.
  func hasTick(beside text: String) -> Bool {
    guard let line = button(text).flatMap(gtk_widget_get_parent) else {
      XCTFail("There is no line “\(text)”.")
      return false
    }
    return !visible(gtk_image_get_type(), in: line).isEmpty
  }

  /// The height of the scrolling part of the window.
  var scrolledHeight: Int32 {
    visible(gtk_scrolled_window_get_type(), in: controller.widget.pointer).first
      .map { gtk_widget_get_height($0) } ?? 0
  }

  var bannerHeight: Int32 {
    button("Name: Fill in this field").map { gtk_widget_get_height($0) } ?? 0
  }

  /// Presses the button with a title.
  func press(_ title: String) {
    guard let button = self.button(title) else { return XCTFail("There is no button “\(title)”.") }
    click(button)
  }

  var canSubmit: Bool { button("Subscribe").map { gtk_widget_is_sensitive($0) != 0 } ?? false }

  /// The text beside the button.
  var reason: String { controller.view.content.obstacleLabel.text }

  /// The tooltip of the button.
  var obstacle: String {
    guard let button = button("Subscribe"), let text = gtk_widget_get_tooltip_text(button) else {
      return ""
    }
    return String(cString: text)
  }

  private var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(controller.widget.pointer).assumingMemoryBound(to: GtkWindow.self)
  }

  private func button(_ title: String) -> WidgetPointer? {
    findButton(title, in: controller.widget.pointer)
  }
}

extension FormWindow {
  nonisolated static func run(
    in host: TestHost.Kind, needsValidForm: Bool, _ body: @MainActor (FormWindow) -> Void
  ) {
    expectRelease { show($0, in: host, needsValidForm: needsValidForm, body) }
  }
}

@MainActor
private func show(
  _ lifetimes: Lifetimes, in host: TestHost.Kind, needsValidForm: Bool,
  _ body: @MainActor (FormWindow) -> Void
) {
  let window = FormWindow(in: host, needsValidForm: needsValidForm)
  lifetimes.watch(window.name)
  lifetimes.watch(window.email)
  lifetimes.watch(window.controller, "the host")
  lifetimes.watch(window.controller.view, "the view")
  lifetimes.watch(window.form, "the form")
  window.controller.present()
  defer { window.controller.close() }
  body(window)
}
