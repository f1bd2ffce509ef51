import CGtk
import Foundation

@testable import GtkFloor

/// The intended differences.
enum RowsDifference {
  /// libadwaita's dimmed texts and arrows have a contrast below 4.5, except in high contrast.
  static let dimmed = [
    "Who you are and where you live", "Name", "Password", "Once a week", "Address",
  ]

  /// The title of an empty row grows with a transformation, which doesn't adjust the letters to the pixels.
  static let scaled = "Street"

  /// The title of a button starts at a whole pixel, and libadwaita's in the exact middle.
  static let centered = "Import"

  /// libadwaita has rows for a value that can't be changed since version 1.4.
  static let newRow = "mei@example.com"

  static var isHighContrast: Bool {
    ProcessInfo.processInfo.environment["ADW_DEBUG_HIGH_CONTRAST"] == "1"
  }

  @MainActor static var lacksNewRow: Bool { !AdwaitaFunctions.has("adw_switch_row_new") }

  /// Before libadwaita 1.4, there was more space beside a pencil, which moves a text that is mirrored only in part.
  @MainActor static var hasOtherSpace: Bool {
    lacksNewRow && gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
  }

  @MainActor static func hasOtherPlace(_ text: String) -> Bool {
    text == scaled || lacksNewRow && [newRow, "Address"].contains(text)
  }

  @MainActor static func hasOtherPixels(_ text: String) -> Bool {
    [scaled, centered].contains(text) || !isHighContrast && dimmed.contains(text)
      || lacksNewRow && [newRow, "Address"].contains(text)
  }
}
