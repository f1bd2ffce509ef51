import CGtk

/// A sign that work goes on.
final class Spinner {
  let box = Box(.row)
  private var wheel: Widget?

  init() {
    box.isVisible = false
  }

  /// Whether it is there, and turns.
  var isSpinning = false {
    didSet {
      guard isSpinning != oldValue else { return }
      box.isVisible = isSpinning
      // A new one each time: GTK 4.24 shows one that was hidden again standing still.
      if let wheel { box.remove(wheel) }
      wheel = isSpinning ? makeWheel() : nil
      if let wheel { box.append(wheel) }
    }
  }

  private func makeWheel() -> Widget? {
    guard let spinner = unsafe gtk_spinner_new() else { return nil }
    unsafe gtk_spinner_start(OpaquePointer(spinner))
    return unsafe Widget(spinner)
  }
}
