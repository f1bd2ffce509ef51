import FormTextField
import GenericForm
import Screens

extension PictureSubmission {
  static func makeWindow() -> FormWindowController {
    let form = Form(
      PictureSubmission(),
      validation: validation(
        rules: [.isReadableFile, .maxFileSize(20_000_000)], isPicture: .isPicture()))
    let view = FormView(form, submitTitle: "_Send", successMessage: { _ in "Your picture is sent" })
    {
      FormTextField("_Name of the picture", form.field(\.name))
      FormPictureField("_Picture", form.field(\.file))
    }
    return FormWindowController("Send a Picture", view)
  }
}
