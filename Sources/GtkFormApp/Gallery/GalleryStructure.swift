import ControlSamples
import FormTextField
import GenericForm

// Samples of everything that arranges the controls of a form.

extension GallerySample {
  /// The samples of sections, columns, rows, pages and windows.
  static var structure: [GallerySample] {
    [
      GallerySample(
        name: "FormButton", group: .structure, summary: .`summary.button`,
        options: [], states: [.filled, .disabled],
        code: { _ in
          """
          FormView(form, submitTitle: "_Create") {
            FormTextField("_Email", form.field(\\.email))
            FormButton("_Import From Contacts…") { print("Import") }
          }
          """
        },
        make: { _, state in
          let button = FormButton("_Import From Contacts…") { print("Import") }
          button.isEnabled = state != .disabled
          return Specimen(element: button)
        }),
      GallerySample(
        name: "FormReadOnlyRow", group: .structure, summary: .`summary.readOnlyRow`,
        options: [.variant(.`option.copyButton`, isOn: true)], states: [.filled],
        code: { choices in
          #"FormReadOnlyRow("Customer number", text: "4711-09")"#
            + (choices[0] == 1 ? ".with {\n  $0.canCopy = true\n}" : "")
        },
        make: { choices, _ in
          let row = FormReadOnlyRow("Customer number", text: "4711-09")
          row.canCopy = choices[0] == 1
          return Specimen(element: row)
        }),
      GallerySample(
        "FormSection", .`summary.section`,
        options: [.variant(.`option.collapsible`, isOn: true), .variant(.`option.description`)],
        code: { choices in
          let call = GalleryCode.call(
            "FormSection",
            [#""_Delivery""#]
              + (choices[1] == 1 ? [#"description: "We deliver in Europe.""#] : [])
              + (choices[0] == 1 ? ["isCollapsible: true"] : []), ending: ") {")
          return """
            \(call)
              FormTextField("_Street", form.field(\\.street))
              FormTextField("_City", form.field(\\.city))
            }
            """
        },
        make: { choices, form in
          let section = FormSection(
            "_Delivery", description: choices[1] == 1 ? "We deliver in Europe." : "",
            isCollapsible: choices[0] == 1
          ) {
            FormTextField("_Street", form.field(\.street))
            FormTextField("_City", form.field(\.city))
          }
          section.isExpanded = true
          return section
        }),
      GallerySample(
        "FormColumns", .`summary.columns`,
        options: [
          .variants(.`option.arrangement`, [.`option.sideBySide`, .`option.labelsBeside`])
        ],
        code: { choices in
          """
          FormColumns\(choices[0] == 1 ? "(.labelsBeside)" : "") {
            FormTextField("_Postal code", form.field(\\.postalCode))
            FormTextField("_City", form.field(\\.city))
          }
          """
        },
        make: { choices, form in
          FormColumns(choices[0] == 1 ? .labelsBeside : .sideBySide) {
            FormTextField("_Postal code", form.field(\.postalCode))
            FormTextField("_City", form.field(\.city))
          }
        }),
      GallerySample(
        "FormRows", .`summary.rows`,
        options: [.variant(.`option.maximum`)],
        code: { choices in
          """
          FormRows(
            "_Guests", form, each: \\.guests, rowTitle: "Guest",\
          \(choices[0] == 1 ? "\n  count: 0...3," : "")
            adding: { Guest() }
          ) { guest in
            FormTextField("Name", guest.field(\\.name))
            FormCheckButton("Vegetarian", guest.field(\\.isVegetarian))
          }
          """
        },
        make: { choices, form in
          FormRows(
            "_Guests", form, each: \.guests, rowTitle: "Guest",
            count: 0...(choices[0] == 1 ? 3 : Int.max), adding: { Order.Guest() }
          ) { guest in
            FormTextField("Name", guest.field(\.name))
            FormCheckButton("Vegetarian", guest.field(\.isVegetarian))
          }
        }),
      GallerySample(
        "FormPages", .`summary.pages`,
        options: [],
        code: { _ in
          """
          FormPages {
            FormPage("You") {
              FormTextField("_Name", form.field(\\.name))
            }
            FormPage("Delivery") {
              FormTextField("_Street", form.field(\\.street))
              FormTextField("_City", form.field(\\.city))
            }
          }
          """
        },
        make: { _, form in
          FormPages {
            FormPage("You") { FormTextField("_Name", form.field(\.name)) }
            FormPage("Delivery") {
              FormTextField("_Street", form.field(\.street))
              FormTextField("_City", form.field(\.city))
            }
          }
        }),
      GallerySample(
        "FormWindowController", .`summary.window`,
        options: [.variant(.`option.onlyIfValid`)],
        code: { choices in
          """
          let form = Form(Order()) {
            FieldValidation(\\.name, .required)
            FieldValidation(\\.city, .required)
          }

          let view = FormView(
            form, submitTitle: "_Order",\
          \(choices[0] == 1 ? "\n  needsValidForm: true," : "")
            actions: [.cancel]
          ) {
            FormTextField("_Name", form.field(\\.name))
            FormTextField("_City", form.field(\\.city))
          }
          FormWindowController("Order", view).present()
          """
        },
        make: { choices, form in
          let button = Button(GalleryMessage.`gallery.openWindow`.text)
          button.alignToCenter()
          button.onClick { openWindow(needsValidForm: choices[0] == 1) }
          return FormWidget(button)
        }),
    ]
  }

  private init(
    _ name: String, _ summary: GalleryMessage, options: [SampleOption],
    code: @escaping (_ choices: [Int]) -> String,
    make: @escaping (_ choices: [Int], _ form: Form<Order>) -> any FormElement
  ) {
    var liveForm: Form<Order>?
    self.init(
      name: name, group: .structure, summary: summary, options: options, states: [], code: code,
      make: { choices, _ in
        let form = Form(liveForm?.state ?? Order()) {
          FieldValidation(\.name, .required)
          FieldValidation(\.street, .required)
          FieldValidation(\.city, .required)
          each(\.guests) { FieldValidation(\.name, .required) }
        }
        liveForm = form
        let element = make(choices, form)
        return Specimen(element: element, kept: [form])
      })
  }

  /// The state of the samples' forms.
  private struct Order {
    var name = ""
    var street = ""
    var postalCode = ""
    var city = ""
    var guests = [Guest(name: "Mei")]

    struct Guest: Identifiable {
      var id = UInt64.random(in: .min ... .max)
      var name = ""
      var isVegetarian = false
    }
  }

  private static func openWindow(needsValidForm: Bool) {
    let form = Form(Order()) {
      FieldValidation(\.name, .required)
      FieldValidation(\.city, .required)
    }
    let view = FormView(
      form, submitTitle: "_Order", needsValidForm: needsValidForm, actions: [.cancel]
    ) {
      FormTextField("_Name", form.field(\.name))
      FormTextField("_City", form.field(\.city))
    }
    FormWindowController("Order", view).present()
  }
}
