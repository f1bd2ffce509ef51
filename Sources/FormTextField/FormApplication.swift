/// A desktop program whose windows are forms.
///
/// ```swift
/// let application = FormApplication(id: "org.example.Newsletter")
/// let status = try application.run { FormWindowController(…) }
/// ```
public final class FormApplication {
  private let application: Application
  private var controllers: [FormWindowController] = []

  /// A program with an identifier of the form `org.example.Name`.
  public init(id: String) {
    application = Application(id: id)
  }

  /// Shows a window and serves it until it is closed.
  ///
  /// - Parameter makeWindow: Makes the window once GTK is ready.
  /// - Throws: ``DisplayUnavailable`` when there is no display to show it on.
  public func run(_ makeWindow: @escaping () -> FormWindowController) throws(DisplayUnavailable) {
    guard Toolkit.initialise() else { throw DisplayUnavailable() }
    MainLoop.install()
    application.onActivate { [weak self] in self?.show(makeWindow()) }
    application.run()
  }

  private func show(_ controller: FormWindowController) {
    controllers.append(controller)
    application.add(controller.window)
    controller.onClose { [weak self, weak controller] in
      self?.controllers.removeAll { $0 === controller }
    }
    controller.present()
  }
}

/// Says that there is no display on which a window could be shown.
public struct DisplayUnavailable: Error, CustomStringConvertible {
  /// The fault in one sentence.
  public var description: String {
    "No window can be shown: neither WAYLAND_DISPLAY nor DISPLAY names a display that opens."
  }
}
