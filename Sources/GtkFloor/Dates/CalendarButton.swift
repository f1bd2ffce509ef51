import CGtk

/// A button that opens a calendar for picking a day.
///
/// In the calendar, the arrow keys move by days and weeks, Page Up and Page Down by months, and Enter or the space
/// bar picks the day.
package final class CalendarButton {
  package let button: Widget
  private let popover: Widget
  private let calendar: Widget

  /// The day shown when the calendar opens.
  package var startDay: () -> Day = { .today }

  /// Called with the picked day.
  package var onPick: (Day) -> Void = { _ in }

  /// The screen reader's text for a day.
  private let title: (Day) -> String

  /// The names of the buttons.
  package struct Names {
    let button: String
    let previousMonth: String
    let nextMonth: String
    let previousYear: String
    let nextYear: String

    package init(
      button: String, previousMonth: String, nextMonth: String, previousYear: String,
      nextYear: String
    ) {
      self.button = button
      (self.previousMonth, self.nextMonth) = (previousMonth, nextMonth)
      (self.previousYear, self.nextYear) = (previousYear, nextYear)
    }
  }

  package init(_ names: Names, title: @escaping (Day) -> String) {
    // Screen readers read the button within it.
    let button = unsafe cgtk_widget_new(gtk_menu_button_get_type(), GTK_ACCESSIBLE_ROLE_GROUP)
    guard let popover = unsafe gtk_popover_new(), let calendar = unsafe gtk_calendar_new()
    else { fatalError("GTK can't create a calendar: it isn't initialized.") }
    unsafe self.button = Widget(button)
    unsafe self.popover = Widget(popover)
    unsafe self.calendar = Widget(calendar)
    self.title = title
    unsafe gtk_popover_set_child(
      self.popover.object.assumingMemoryBound(to: GtkPopover.self), calendar)
    unsafe gtk_menu_button_set_icon_name(self.button.opaque, "x-office-calendar-symbolic")
    unsafe gtk_menu_button_set_popover(self.button.opaque, popover)
    self.button.tooltip = names.button
    if let inner = unsafe gtk_widget_get_first_child(button) {
      let toggle = unsafe Widget(inner)
      toggle.setAccessibleName(names.button)
      toggle.submit()
    }
    nameArrows(names)
    self.popover.popDownWithSurroundings()
    self.popover.connect("map") { [weak self] in self?.opened() }
    self.calendar.connect("day-selected") { [weak self] in self?.nameDay() }
    self.calendar.onAnyKey(isFirst: true) { [weak self] key in self?.press(key) ?? false }
    if let days = unsafe gtk_widget_get_last_child(calendar) {
      unsafe Widget(days).onPointerClick { [weak self] in self?.pick() }
    }
  }

  package func open() {
    unsafe gtk_menu_button_popup(button.opaque)
  }

  private func opened() {
    let day = startDay()
    if let time = unsafe g_date_time_new_local(
      gint(day.year), gint(day.month), gint(day.day), 12, 0, 0)
    {
      unsafe select(time)
    }
    calendar.grabFocus()
  }

  private func pick() {
    let picked = day
    // Newer GTK versions focus the button, so close the calendar first.
    unsafe gtk_menu_button_popdown(button.opaque)
    if let picked { onPick(picked) }
  }

  /// The selected day.
  private var day: Day? {
    guard let time = unsafe gtk_calendar_get_date(calendar.opaque) else { return nil }
    defer { unsafe g_date_time_unref(time) }
    return unsafe Day(time)
  }

  /// Selects a day, and releases it.
  private func select(_ time: OpaquePointer) {
    unsafe gtk_calendar_select_day(calendar.opaque, time)
    unsafe g_date_time_unref(time)
    nameDay()
  }

  /// Names the day, as GTK 4.8 passes none of the calendar's parts to a screen reader.
  private func nameDay() {
    if let day { calendar.setAccessibleName(title(day)) }
  }

  /// Names the four icon buttons beside the month and the year.
  private func nameArrows(_ names: Names) {
    let arrows = [names.previousMonth, names.nextMonth, names.previousYear, names.nextYear]
    for (button, name) in zip(calendar.descendants(ofType: gtk_button_get_type()), arrows) {
      button.setAccessibleName(name)
      button.tooltip = name
    }
  }

  private func press(_ key: Key) -> Bool {
    guard calendar.isFocused, key.isPlain,
      let time = unsafe gtk_calendar_get_date(calendar.opaque)
    else { return false }
    defer { unsafe g_date_time_unref(time) }
    let forwards: gint =
      unsafe gtk_widget_get_direction(calendar.pointer) == GTK_TEXT_DIR_RTL ? -1 : 1
    let moved: OpaquePointer?
    switch key.name {
    case .left: unsafe moved = g_date_time_add_days(time, -forwards)
    case .right: unsafe moved = g_date_time_add_days(time, forwards)
    case .up: unsafe moved = g_date_time_add_days(time, -7)
    case .down: unsafe moved = g_date_time_add_days(time, 7)
    case .pageUp: unsafe moved = g_date_time_add_months(time, -1)
    case .pageDown: unsafe moved = g_date_time_add_months(time, 1)
    case .enter, .space:
      pick()
      return true
    default: return false
    }
    if let moved = unsafe moved { unsafe select(moved) }
    return true
  }
}
