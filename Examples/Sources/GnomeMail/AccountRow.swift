import CAdwaita
import FormAdwaita
import FormTextField
import GenericForm

/// A list row that opens a window to edit its account.
final class AccountRow {
  let widget = Widget(adw_action_row_new())
  private let application: Application
  private weak var window: FormWindowController?
  private var account: Account {
    didSet { show() }
  }

  init(_ account: Account, in application: Application) {
    self.account = account
    self.application = application
    widget["use-markup"] = false
    widget["activatable"] = true
    widget.connect("activated") { [weak self] in self?.edit() }
    show()
  }

  private func show() {
    widget["title"] = account.name
    widget["subtitle"] = account.email
  }

  private func edit() {
    if let window { return window.present() }
    let form = Form.account(account)
    form.onSubmit { [weak self] account in self?.account = account }
    let view = FormView(form, submitTitle: "_Save", closesOnSuccess: true) { form.controls }
    let window = FormWindowController("Edit Account", view)
    application.add(window.widget)
    window.present()
    self.window = window
  }
}
