import FormTextField
import GenericForm
import Screens

extension PictureSubmission {
  static func makeWindow() -> FormWindowController {
    let form = Form(
      PictureSubmission(), validation: validation(isPicture: .isPicture(load: PictureFile.load)))
    return FormWindowController(
      "Send a picture", form: form, submitTitle: "_Send",
      successMessage: { _ in "Your picture is sent" }
    ) {
      FormTextField("_Name of the picture", form.field(\.name))
      FormControl("Choose a _picture…", form.field(\.file), editor: PictureButton())
    }
  }
}
