/// The look of a form's elements.
///
/// ```swift
/// FormLook.standard = .rows  // in the whole program
/// ```
///
/// A view or section can have its own: see ``FormView/look`` and ``FormSection/look``.
public enum FormLook: String, CaseIterable, Sendable {
  /// The title is above the control.
  case plain

  /// The rows of boxed lists, as in GNOME's settings.
  ///
  /// If the program has started libadwaita, the lists use its style.
  case rows

  /// The look of new controls and views.
  public static var standard = FormLook.plain
}
