import FormTextField
import GenericForm

/// The values of a job application.
nonisolated struct JobApplication: Sendable {
  var name = ""
  var email = ""
  var phone = ""
  var birthDate: CalendarDate?
  var country: Country?
  var years: Int? = 0
  var letter = ""
  var curriculum: String?
  var salary = 30_000.0...60_000.0
  var wantsNews = false
  var acceptsTerms = false

  enum Country: String, CaseIterable, Sendable {
    case belgium, denmark, france, germany, ireland, italy, luxembourg, netherlands, poland, spain
  }
}

extension JobApplication {
  static let validation = FormValidation<JobApplication> {
    FieldValidation(\.name, .required("Enter your name"), formatters: [.trimmed])
    FieldValidation(
      \.email, .required("Enter your email address"), formatters: [.trimmed],
      rules: [.isEmail.message("Enter a complete email address, such as mei@example.com")])
    FieldValidation(
      \.phone, .optional, formatters: [.trimmed],
      rules: [.isMobile.message("Enter a complete number, such as +33 6 03 90 35 94")])
    FieldValidation(\.birthDate, .required("Enter your date of birth"))
    FieldValidation(\.country, .required("Choose where you live"))
    FieldValidation(\.years, .required("Enter how long you have worked, such as 3"))
    FieldValidation(\.letter, .required("Write why you apply"), rules: [.maxLength(2_000)])
    FieldValidation(
      \.curriculum, .required("Choose the file of your CV"), rules: [.isReadableFile])
    FieldValidation(\.acceptsTerms, .required("Accept the terms to apply"))
  }

  static func makeWindow() -> FormWindowController {
    let form = Form(JobApplication(), validation: validation)
    let view = FormView(
      form, submitTitle: "_Apply",
      successMessage: { "Thank you, \($0.name). We write to \($0.email)." }, actions: [.cancel]
    ) {
      FormSection("About You") {
        FormTextField("_Name", form.field(\.name)).with { $0.inputPurpose = .name }
        FormColumns {
          FormTextField("_Email", form.field(\.email)).with { $0.inputPurpose = .email }
          FormTextField("_Phone", form.field(\.phone)).with { $0.inputPurpose = .phone }
        }
        FormColumns {
          FormDateField("Date of _birth", form.field(\.birthDate))
          FormChoice("C_ountry", form.field(\.country))
        }
      }
      FormSection("Your Work", description: "PDF is the best format for your CV.") {
        FormNumberField("_Years of work", form.field(\.years)).with {
          $0.range = 0...60
          $0.unit = "years"
        }
        FormTextArea("_Cover letter", form.field(\.letter))
        FormFileField("C_V", form.field(\.curriculum)).with { $0.types = ["pdf", "odt"] }
        FormRangeSlider("_Salary", form.field(\.salary)).with {
          $0.range = 20_000...120_000
          $0.step = 1_000
          $0.unit = "€"
        }
      }
      FormSwitch("Send me ne_ws of other jobs", form.field(\.wantsNews))
      FormCheckButton("I accept the _terms", form.field(\.acceptsTerms))
    }
    return FormWindowController("Apply for a Job", view)
  }
}
