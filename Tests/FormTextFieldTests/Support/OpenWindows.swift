import CGtk
import Foundation
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The texts of all windows.
@MainActor var openTexts: [String] {
  toplevels.flatMap { labels(in: $0) }.flatMap { $0.components(separatedBy: "\n") }
}

@MainActor var toplevels: [WidgetPointer] {
  let list = gtk_window_get_toplevels()
  return (0..<g_list_model_get_n_items(list)).compactMap { index in
    guard let item = g_list_model_get_item(list, index) else { return nil }
    g_object_unref(item)
    return item.assumingMemoryBound(to: GtkWidget.self)
  }
}

@MainActor func openButton(_ title: String) -> WidgetPointer? {
  toplevels.lazy.compactMap { findButton(title, in: $0) }.first
}

@MainActor func choose(_ title: String) {
  guard let button = openButton(title) else {
    return XCTFail("There is no button “\(title)”.")
  }
  click(button)
}
