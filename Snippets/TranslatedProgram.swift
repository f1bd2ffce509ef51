import FormLanguages
import FormTextField
import GenericForm

enum TripMessage: String, MessageTable {
  case window = "Book a Trip"
  case seat = "_Seat"
  case submit = "_Book"
  case seatTaken = "Choose another seat: {seat} is taken"
  case booked = "{count, plural, one {1 seat booked} other {{count} seats booked}}"

  static let entries = MessageEntries<Self>()
}

// The program's own messages: fr.po, pl.po … in a folder.
FormLanguages.add(folder: CommandLine.arguments.dropFirst().first ?? "/usr/share/trips/po")

let application = try FormApplication(id: "org.example.Trips")
let isFree = ValidationRule<Void, String>(
  ValidationMessage(TripMessage.seatTaken, ["seat": "12A"])
) { $0 != "12A" }
let seat = FormTextField(TripMessage.seat.text, validators: [.required, .rule(isFree)])
let view = FormView([seat], submitTitle: TripMessage.submit.text) {
  print(TripMessage.booked.text(["count": 1]))
}
application.run(FormWindowController(TripMessage.window.text, view))
