import ArgumentParser
import FormLanguages
import FormTextField
import Foundation
import GenericForm

/// The desktop app, with windows in which people sign up.
@main
struct Program {
  /// The exit code if there is no display for the window.
  private static let noDisplay: Int32 = 3

  /// The name of the desktop file, of the icon, and of the process on D-Bus.
  static let applicationID = "io.github.genericform.GtkFormApp"

  @MainActor
  static func main() throws {
    let options = GtkFormAppOptions.parseOrExit()
    if let string = options.connectionString { ProcessText.hide(argument: string.text) }
    options.messagesFile?.use()
    AppLanguages.add()
    do {
      if options.gallery, Toolkit.initialize() {
        options.useLook()
        FormLanguages.use()
        if options.pictures { return GalleryPictures().run(id: applicationID) }
        return try Gallery(showing: options.arguments.first).run(id: applicationID)
      }
      let application = try FormApplication(id: applicationID, instances: options.instances)
      options.useLook()
      application.run(opensAnother: options.newWindow) { [weak application] in
        let form = SignUpForm(
          store: options.accountStore, hasPreferences: options.store == nil,
          newWindow: { application?.openWindow() })
        form.start()
        return form.window
      }
    } catch let error as DisplayUnavailable {
      StandardError.report(error.description)
      exit(noDisplay)
    } catch let error as ValidationError {
      GtkFormAppOptions.exit(withError: error)
    }
  }
}
