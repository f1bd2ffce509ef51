import CGtk
import GenericForm

@testable import FormTextField
@testable import GtkFloor

/// The rows that are compared in one window.
enum RowsPage {
  case still
  case focused
  case disabled
  case error

  /// Check boxes, radio buttons, and rows that are shown below another one.
  case options

  var rowCount: Int {
    switch self {
    case .still, .focused: 8
    case .disabled: 5
    case .error: 1
    case .options: 4
    }
  }
}

struct RowFacts {
  var name = "Mei Lin"
  var street = ""
  var password = "correct horse"
  var color = "Red"
  var isMember = true
  var wantsNews = false
  var age = 42
  var city = ""
  var size: String? = "Small"
  var wantsPaper = true
}

@MainActor
func ownRows(_ page: RowsPage, _ form: Form<RowFacts>) -> [any FormElement] {
  switch page {
  case .still, .focused: ownRows(form)
  case .error: [FormTextField("Name", form.field(\.name)).with { $0.setError("Not today") }]
  case .options:
    [
      FormCheckButton("Member", form.field(\.isMember)),
      FormCheckButton("News", form.field(\.wantsNews)).with { $0.hint = "Once a week" },
      FormChoice("Size", form.field(\.size), options: ["Small", "Large"], style: .radio),
      FormSection("Details", isCollapsible: true) {
        FormTextField("Name", form.field(\.name))
        FormSwitch("Paper", form.field(\.wantsPaper))
      }.with { $0.isExpanded = true },
    ]
  case .disabled:
    [
      FormTextField("Name", form.field(\.name)),
      FormTextField("Street", form.field(\.street)),
      FormPasswordField("Password", form.field(\.password)),
      FormChoice("Color", form.field(\.color), options: ["Red", "Blue"]),
      FormSwitch("Member", form.field(\.isMember)),
    ]
  }
}

@MainActor
private func ownRows(_ form: Form<RowFacts>) -> [any FormElement] {
  [
    FormSection("Account", description: "Who you are and where you live") {
      FormTextField("Name", form.field(\.name))
      FormTextField("Street", form.field(\.street))
      FormPasswordField("Password", form.field(\.password))
      FormChoice("Color", form.field(\.color), options: ["Red", "Blue"])
      FormSwitch("Member", form.field(\.isMember))
      FormSwitch("News", form.field(\.wantsNews)).with { $0.hint = "Once a week" }
      FormReadOnlyRow("Address", text: "mei@example.com")
      FormSection("Details", isCollapsible: true) { FormTextField("City", form.field(\.city)) }
      if AdwaitaFunctions.has("adw_spin_row_new") { FormNumberField("Age", form.field(\.age)) }
      if AdwaitaFunctions.has("adw_button_row_new") { FormButton("Import") {} }
    }
  ]
}

/// Check boxes, radio buttons and an open expander as GNOME's settings have them.
@MainActor
private func fillWithOptions(_ group: Widget) {
  let make = { (title: String, subtitle: String) -> Widget? in
    guard let row = AdwaitaFunctions.make("adw_action_row") else { return nil }
    row["title"] = title
    row["subtitle"] = subtitle
    AdwaitaFunctions.call("adw_preferences_group_add", group, row)
    return row
  }
  let addCheck = { (title: String, subtitle: String, isOn: Bool, other: Widget?) -> Widget in
    let check = Widget(gtk_check_button_new())
    if let other {
      let buttons = [check, other].map { $0.object.assumingMemoryBound(to: GtkCheckButton.self) }
      gtk_check_button_set_group(buttons[0], buttons[1])
    }
    check["active"] = isOn
    check.alignToMiddle()
    guard let row = make(title, subtitle) else { return check }
    AdwaitaFunctions.call("adw_action_row_add_prefix", row, check)
    AdwaitaFunctions.call("adw_action_row_set_activatable_widget", row, check)
    return check
  }
  _ = addCheck("Member", "", true, nil)
  _ = addCheck("News", "Once a week", false, nil)
  _ = make("Size", "")
  let small = addCheck("Small", "", true, nil)
  _ = addCheck("Large", "", false, small)
  guard let expander = AdwaitaFunctions.make("adw_expander_row"),
    let name = AdwaitaFunctions.make("adw_entry_row"),
    let paper = AdwaitaFunctions.make("adw_action_row")
  else { return }
  expander["title"] = "Details"
  name["title"] = "Name"
  setText("Mei Lin", name)
  paper["title"] = "Paper"
  let button = Widget(gtk_switch_new())
  button["active"] = true
  button.alignToMiddle()
  AdwaitaFunctions.call("adw_action_row_add_suffix", paper, button)
  AdwaitaFunctions.call("adw_action_row_set_activatable_widget", paper, button)
  for row in [name, paper] { AdwaitaFunctions.call("adw_expander_row_add_row", expander, row) }
  AdwaitaFunctions.call("adw_preferences_group_add", group, expander)
  expander["expanded"] = true
}

@MainActor
func realRows(_ page: RowsPage) -> Widget {
  guard let group = AdwaitaFunctions.make("adw_preferences_group") else { return Label() }
  let add = { (name: String, title: String, fill: (Widget) -> Void) in
    guard let row = AdwaitaFunctions.make(name) else { return }
    row["title"] = title
    fill(row)
    row.isSensitive = page != .disabled
    AdwaitaFunctions.call("adw_preferences_group_add", group, row)
  }
  let addSwitch = { (row: Widget, isOn: Bool) in
    if AdwaitaFunctions.has("adw_switch_row_new") {
      row["active"] = isOn
    } else {
      let button = Widget(gtk_switch_new())
      button["active"] = isOn
      button.alignToMiddle()
      AdwaitaFunctions.call("adw_action_row_add_suffix", row, button)
      AdwaitaFunctions.call("adw_action_row_set_activatable_widget", row, button)
    }
  }
  let switchRow =
    AdwaitaFunctions.has("adw_switch_row_new") ? "adw_switch_row" : "adw_action_row"
  if page == .options {
    fillWithOptions(group)
    return group
  }
  add("adw_entry_row", "Name") { row in
    setText("Mei Lin", row)
    if page == .error { row.addStyleClass("error") }
  }
  if page == .error { return group }
  add("adw_entry_row", "Street") { _ in }
  add("adw_password_entry_row", "Password") { setText("correct horse", $0) }
  add("adw_combo_row", "Color") { row in
    let list = gtk_string_list_new(nil)
    for option in ["Red", "Blue"] { gtk_string_list_append(list, option) }
    let set = Toolkit.function(
      "adw_combo_row_set_model", as: (@convention(c) (OpaquePointer, OpaquePointer?) -> Void).self)
    set?(row.opaque, list)
    g_object_unref(list.map { UnsafeMutableRawPointer($0) })
  }
  add(switchRow, "Member") { addSwitch($0, true) }
  if page == .disabled { return group }
  group["title"] = "Account"
  group["description"] = "Who you are and where you live"
  add(switchRow, "News") { row in
    row["subtitle"] = "Once a week"
    addSwitch(row, false)
  }
  add("adw_action_row", "Address") { row in
    row["subtitle"] = "mei@example.com"
    row.addStyleClass("property")
  }
  add("adw_expander_row", "Details") { row in
    if let city = AdwaitaFunctions.make("adw_entry_row") {
      city["title"] = "City"
      AdwaitaFunctions.call("adw_expander_row_add_row", row, city)
    }
  }
  add("adw_spin_row", "Age") { row in
    let set = Toolkit.function(
      "adw_spin_row_set_adjustment",
      as: (@convention(c) (OpaquePointer, UnsafeMutablePointer<GtkAdjustment>?) -> Void).self)
    set?(row.opaque, gtk_adjustment_new(42, 0, 100, 1, 10, 0))
  }
  add("adw_button_row", "Import") { _ in }
  return group
}

@MainActor
private func setText(_ text: String, _ editable: Widget) {
  gtk_editable_set_text(editable.opaque, text)
}
