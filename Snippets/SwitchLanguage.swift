import FormLanguages
import FormTextField
import GenericForm

struct Trip {
  var name = ""
  var seats: Int? = 1
}

enum TripTitle: String, MessageTable {
  case window = "Book a Trip"
  case name = "_Name"
  case seats = "_Seats"
  case submit = "_Book"

  static let entries = MessageEntries<Self>()
}

let arabic = """
  msgctxt "window"
  msgid "Book a Trip"
  msgstr "حجز رحلة"

  msgctxt "name"
  msgid "_Name"
  msgstr "الاسم"

  msgctxt "seats"
  msgid "_Seats"
  msgstr "المقاعد"

  msgctxt "submit"
  msgid "_Book"
  msgstr "احجز"
  """
FormLanguages.add { language in language == "ar" ? arabic : nil }

let application = try FormApplication(id: "org.example.Trips")
let form = Form(Trip()) {
  FieldValidation(\.name, .required)
  FieldValidation(\.seats, .required)
}
form.onSubmit { trip in print("Booked for \(trip.name)") }
let view = FormView(form, submitTitle: TripTitle.submit.text) {
  FormTextField(TripTitle.name.text, form.field(\.name))
  FormNumberField(TripTitle.seats.text, form.field(\.seats))
}
let menu = [
  MenuItem("English", key: "F2") { FormLanguages.use([]) },
  MenuItem("العربية", key: "F3") { FormLanguages.use(["ar"]) },
]
application.run(FormWindowController(TripTitle.window.text, view, menu: menu))
