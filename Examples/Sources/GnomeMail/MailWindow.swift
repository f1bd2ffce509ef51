import CAdwaita
import FormAdwaita
import FormTextField
import GenericForm

/// A libadwaita window with a list of accounts.
final class MailWindow {
  let window = Window(adw_window_new())
  private let accounts = Widget(adw_preferences_group_new())
  private let toasts = Widget(adw_toast_overlay_new())
  private let application: Application
  private var rows: [AccountRow] = []
  private var settings = Settings()
  private var sender = Account(name: "Ada", email: "ada@example.org")

  init(_ application: Application) {
    self.application = application
    let page = Widget(adw_preferences_page_new())
    accounts["title"] = "Accounts"
    adw_preferences_page_add(
      page.pointer.of(AdwPreferencesPage.self), accounts.pointer.of(AdwPreferencesGroup.self))
    adw_toast_overlay_set_child(OpaquePointer(toasts.pointer), page.pointer)
    toasts["vexpand"] = true
    let content = Box(.column)
    content.append(headerBar())
    content.append(toasts)
    window["title"] = "Mail"
    window["default-width"] = 480
    window["default-height"] = 560
    adw_window_set_content(window.pointer.of(AdwWindow.self), content.pointer)
    showSettings()
  }

  func present() { gtk_window_present(window.pointer.of(GtkWindow.self)) }

  private func headerBar() -> Widget {
    let add = Widget(gtk_button_new_with_mnemonic("_New Account…"))
    add.connect("clicked") { [weak self] in self?.addAccount() }
    let preferences = Widget(gtk_button_new_with_mnemonic("_Preferences"))
    preferences.connect("clicked") { [weak self] in self?.showPreferences() }
    let bar = Widget(adw_header_bar_new())
    adw_header_bar_pack_start(OpaquePointer(bar.pointer), add.pointer)
    adw_header_bar_pack_end(OpaquePointer(bar.pointer), preferences.pointer)
    return bar
  }

  private func addAccount() {
    Task {
      let form = Form.account()
      let dialog = FormDialog("New Account", form, submitTitle: "_Create") { form.controls }
      guard let account = await dialog.run(over: window) else { return }
      let row = AccountRow(account, in: application)
      rows.append(row)
      adw_preferences_group_add(accounts.pointer.of(AdwPreferencesGroup.self), row.widget.pointer)
      adw_toast_overlay_add_toast(OpaquePointer(toasts.pointer), adw_toast_new("Account added"))
    }
  }

  private func showPreferences() {
    let view = FormView.mail(settings) { [weak self] settings in
      self?.settings = settings
      self?.showSettings()
    }
    let form = Form.account(sender)
    let senderView = FormView(
      form,
      applying: { [weak self] sender in
        self?.sender = sender
        self?.showSettings()
      }
    ) { form.controls }
    let pages = [
      FormPreferences.Page("Mail", icon: "mail-unread-symbolic", view),
      FormPreferences.Page("Sender", icon: "avatar-default-symbolic", senderView),
    ]
    FormPreferences("Preferences", pages: pages).present(over: window)
  }

  private func showSettings() {
    // libadwaita reads descriptions as markup.
    let text =
      "Checked every \(settings.minutes ?? 0) minutes, signed “\(settings.signature)”, "
      + "sent by \(sender.name) <\(sender.email)>"
    guard let markup = g_markup_escape_text(text, -1) else { return }
    defer { g_free(markup) }
    accounts["description"] = String(cString: markup)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Returns the widget as an instance of a class.
  func of<Class>(_: Class.Type) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
  }
}
