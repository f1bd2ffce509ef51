import CGtk
import GenericForm

/// A button that opens a calendar to pick a day in.
///
/// In the calendar the arrow keys move by days and weeks, Page Up and Page Down by months, and
/// Enter or the space bar picks the day.
final class CalendarButton {
  let button: Widget
  private let popover: Widget
  private let calendar: Widget

  /// The day with which the calendar opens.
  var startDate: () -> CalendarDate

  /// Is called with the day that is picked.
  var onPick: (CalendarDate) -> Void = { _ in }

  /// The words that a screen reader reads for a day.
  private let title: (CalendarDate) -> String

  init(startDate: @escaping () -> CalendarDate, title: @escaping (CalendarDate) -> String) {
    guard let button = unsafe gtk_menu_button_new(), let popover = unsafe gtk_popover_new(),
      let calendar = unsafe gtk_calendar_new()
    else { fatalError("GTK can't create a calendar: it isn't initialized.") }
    unsafe self.button = Widget(button)
    unsafe self.popover = Widget(popover)
    unsafe self.calendar = Widget(calendar)
    self.startDate = startDate
    self.title = title
    unsafe gtk_popover_set_child(
      self.popover.object.assumingMemoryBound(to: GtkPopover.self), calendar)
    unsafe gtk_menu_button_set_icon_name(self.button.opaque, "x-office-calendar-symbolic")
    unsafe gtk_menu_button_set_popover(self.button.opaque, popover)
    unsafe gtk_widget_set_tooltip_text(button, ControlMessage.`date.openCalendar`.text)
    if let inner = unsafe gtk_widget_get_first_child(button) {
      let toggle = unsafe Widget(inner)
      toggle.setName(ControlMessage.`date.openCalendar`.text)
      toggle.submit()
    }
    nameArrows()
    unsafe connect(self.popover.object, "map") { [weak self] in self?.opened() }
    unsafe connect(self.calendar.object, "day-selected") { [weak self] in self?.nameDay() }
    self.calendar.onAnyKey(isFirst: true) { [weak self] key in self?.press(key) ?? false }
    if let days = unsafe gtk_widget_get_last_child(calendar) {
      unsafe Widget(days).onPointerClick { [weak self] in self?.pick() }
    }
  }

  func open() {
    unsafe gtk_menu_button_popup(button.opaque)
  }

  private func opened() {
    let date = startDate()
    if let time = unsafe g_date_time_new_local(
      gint(date.year), gint(date.month), gint(date.day), 12, 0, 0)
    {
      unsafe select(time)
    }
    calendar.grabFocus()
  }

  private func pick() {
    if let date { onPick(date) }
    unsafe gtk_menu_button_popdown(button.opaque)
  }

  /// The day that is selected.
  private var date: CalendarDate? {
    guard let time = unsafe gtk_calendar_get_date(calendar.opaque) else { return nil }
    defer { unsafe g_date_time_unref(time) }
    return unsafe CalendarDate(time)
  }

  /// Selects a day, and releases it.
  private func select(_ time: OpaquePointer) {
    unsafe gtk_calendar_select_day(calendar.opaque, time)
    unsafe g_date_time_unref(time)
    nameDay()
  }

  /// Names the day, as GTK 4.8 passes on no part of a calendar to a screen reader.
  private func nameDay() {
    if let date { calendar.setName(title(date)) }
  }

  /// Names the four buttons beside the month and the year, which have only an icon.
  private func nameArrows() {
    let names: [ControlMessage] = [
      .`date.previousMonth`, .`date.nextMonth`, .`date.previousYear`, .`date.nextYear`,
    ]
    for (button, name) in zip(calendar.descendants(ofType: gtk_button_get_type()), names) {
      button.setName(name.text)
      unsafe gtk_widget_set_tooltip_text(button.pointer, name.text)
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
    switch key.symbol {
    case GDK_KEY_Left, GDK_KEY_KP_Left: unsafe moved = g_date_time_add_days(time, -forwards)
    case GDK_KEY_Right, GDK_KEY_KP_Right: unsafe moved = g_date_time_add_days(time, forwards)
    case GDK_KEY_Up, GDK_KEY_KP_Up: unsafe moved = g_date_time_add_days(time, -7)
    case GDK_KEY_Down, GDK_KEY_KP_Down: unsafe moved = g_date_time_add_days(time, 7)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: unsafe moved = g_date_time_add_months(time, -1)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: unsafe moved = g_date_time_add_months(time, 1)
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space, GDK_KEY_KP_Space:
      pick()
      return true
    default: return false
    }
    if let moved = unsafe moved { unsafe select(moved) }
    return true
  }
}
