import ArgumentParser
import FormTextField
import Foundation
import GenericForm

/// The desktop program: one window in which a person signs up.
@main
struct Program {
  /// The exit code when there is no display to show the window on.
  private static let noDisplay: Int32 = 3

  @MainActor
  static func main() throws {
    let options = GtkFormAppOptions.parseOrExit()
    if let string = options.connectionString { ProcessText.hide(argument: string.text) }
    options.messagesFile?.use()
    MessageCatalog.shared = MessageCatalog.shared.withoutLabels
    do {
      let application = try FormApplication(id: "io.github.genericform.GtkFormApp")
      if options.gallery {
        let gallery = try Gallery(showing: options.arguments.first)
        application.run(gallery.window)
        // A control does not own its form: the gallery does, until the window has closed.
        return withExtendedLifetime(gallery) {}
      }
      let form = try SignUpForm(store: options.accountStore)
      form.openStore()
      application.run(form.window)
    } catch let error as DisplayUnavailable {
      StandardError.report(error.description)
      exit(noDisplay)
    } catch let error as ValidationError {
      GtkFormAppOptions.exit(withError: error)
    }
  }
}
