import FormTextField
import GenericForm
import Screens

extension PictureSubmission {
  static func makeWindow() -> FormWindowController {
    let form = Form(
      PictureSubmission(), validation: validation(isPicture: .isPicture(load: PictureFile.load)))
    let name = FormTextField("_Name of the picture")
    name.bind(to: form, \.name)
    let picture = PictureButton("Choose a _picture…", form, \.file)
    return FormWindowController(
      title: "Send a picture", form: form, fields: [name, picture], submitTitle: "_Send",
      successMessage: "Your picture is sent")
  }
}
