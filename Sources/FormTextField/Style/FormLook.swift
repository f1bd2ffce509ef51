/// The look of a form's elements.
///
/// ```swift
/// FormLook.standard = .rows  // in the whole program
/// ```
///
/// A view and a section can have another: see ``FormView/look`` and ``FormSection/look``.
public enum FormLook: String, CaseIterable, Sendable {
  /// Each title above its control.
  case plain

  /// The rows of boxed lists, as in GNOME's settings.
  ///
  /// In a program that has started libadwaita, the lists have its style.
  case rows

  /// The look of new controls and views.
  public static var standard = FormLook.plain
}
