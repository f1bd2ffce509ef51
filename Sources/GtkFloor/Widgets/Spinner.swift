import CGtk

/// An indicator that work is in progress, which is hidden from screen readers.
package final class Spinner {
  package let box = Box(.row)
  private var wheel: Widget?

  package init() {
    box.isVisible = false
  }

  /// Indicates whether the spinner is visible and turning.
  package var isSpinning = false {
    didSet {
      guard isSpinning != oldValue else { return }
      box.isVisible = isSpinning
      // Create a new spinner each time: in GTK 4.24, one that was hidden no longer turns when it's shown again.
      if let wheel { box.remove(wheel) }
      wheel = isSpinning ? makeWheel() : nil
      if let wheel { box.append(wheel) }
    }
  }

  /// Returns an `AdwSpinner` since libadwaita 1.6, or else GTK's.
  private func makeWheel() -> Widget {
    if AdwaitaFunctions.isStarted, let spinner = AdwaitaFunctions.make("adw_spinner") {
      spinner.hideFromScreenReaders()
      return spinner
    }
    let spinner = unsafe cgtk_widget_new(
      gtk_spinner_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION)
    unsafe gtk_spinner_start(OpaquePointer(spinner))
    return unsafe Widget(spinner)
  }
}
