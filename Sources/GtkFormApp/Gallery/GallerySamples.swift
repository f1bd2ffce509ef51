import FormTextField
import GenericForm
import PasswordStrength

extension GallerySample {
  /// Every control, in the order of the gallery.
  static var all: [GallerySample] {
    [
      GallerySample(
        #"FormTextField("_Name", form.field(\.name))"#, value: "", filled: "Mei Lin"
      ) { FormTextField("_Name", $0, hint: $1) },
      GallerySample(
        """
        FormPasswordField("_Password", form.field(\\.password)).with {
          $0.showsRules = true
          $0.strength = { PasswordStrength(of: $0).rating }
        }
        """, value: "", filled: "anna-1984"
      ) {
        FormPasswordField("_Password", $0, hint: $1).with {
          $0.showsRules = true
          $0.strength = { PasswordStrength(of: $0).rating }
        }
      },
      GallerySample(
        """
        FormCheckButton(
          "I _accept the terms",
          form.field(\\.acceptsTerms))
        """, value: false, filled: true
      ) { FormCheckButton("I _accept the terms", $0, hint: $1) },
      GallerySample(
        #"FormSwitch("A_larm", form.field(\.hasAlarm))"#, value: false, filled: true
      ) { FormSwitch("A_larm", $0, hint: $1) },
      GallerySample(
        """
        FormChoice("_Size", form.field(\\.size), options: ["Small", "Medium", "Large"])
        """, value: nil, filled: "Medium", variant: "list"
      ) { FormChoice("_Size", $0, options: ["Small", "Medium", "Large"], hint: $1) },
      GallerySample(
        """
        FormChoice("_Size", form.field(\\.size), options: ["Small", "Medium", "Large"]).with { $0.style = .radio }
        """, value: nil, filled: "Medium", variant: "radio buttons"
      ) {
        FormChoice("_Size", $0, options: ["Small", "Medium", "Large"], hint: $1).with {
          $0.style = .radio
        }
      },
      GallerySample(
        """
        FormMultipleChoice("_Days", form.field(\\.days), options: ["Monday", "Tuesday"])
        """, value: [], filled: ["Tuesday"]
      ) { FormMultipleChoice("_Days", $0, options: ["Monday", "Tuesday"], hint: $1) },
      GallerySample(
        """
        FormNumberField("_Weight", form.field(\\.weight)).with {
          $0.range = 0...30
          $0.step = 0.5
          $0.unit = "kg"
        }
        """, value: nil, filled: 12.5
      ) {
        FormNumberField("_Weight", $0, hint: $1).with {
          $0.range = 0...30
          $0.step = 0.5
          $0.unit = "kg"
        }
      },
      GallerySample(
        """
        FormSlider("_Volume", form.field(\\.volume)).with {
          $0.range = 0...100
          $0.unit = "%"
        }
        """, value: 0, filled: 60
      ) {
        FormSlider("_Volume", $0, hint: $1).with {
          $0.range = 0...100
          $0.unit = "%"
        }
      },
      GallerySample(
        """
        FormRangeSlider("Pr_ice", form.field(\\.price)).with {
          $0.range = 0...100
          $0.step = 5
          $0.unit = "€"
        }
        """, value: 0...100, filled: 20...60
      ) {
        FormRangeSlider("Pr_ice", $0, hint: $1).with {
          $0.range = 0...100
          $0.step = 5
          $0.unit = "€"
        }
      },
      GallerySample(
        #"FormTextArea("Messa_ge", form.field(\.message))"#, value: "",
        filled: "Dear all,\nwe arrive on Friday."
      ) { FormTextArea("Messa_ge", $0, hint: $1) },
      GallerySample(
        #"FormDateField("A_rrival", form.field(\.arrival))"#, value: nil,
        filled: CalendarDate("2027-03-19")
      ) { FormDateField("A_rrival", $0, hint: $1) },
      GallerySample(
        """
        FormTimeField(
          "_Breakfast", form.field(\\.breakfast))
        """, value: nil, filled: TimeOfDay(hour: 7, minute: 30)
      ) { FormTimeField("_Breakfast", $0, hint: $1) },
      GallerySample(
        """
        FormDateTimeField(
          "_Meeting", form.field(\\.meeting))
        """, value: nil, filled: CalendarDateTime("2027-03-19T18:30")
      ) { FormDateTimeField("_Meeting", $0, hint: $1) },
      GallerySample(
        """
        FormFileField("D_ocument", form.field(\\.document)).with { $0.types = ["pdf"] }
        """, value: nil, filled: "/usr/share/doc/report.pdf"
      ) { FormFileField("D_ocument", $0, hint: $1).with { $0.types = ["pdf"] } },
      GallerySample(
        """
        FormPictureField(
          "Por_trait", form.field(\\.portrait))
        """, value: nil, filled: "/usr/share/icons/Adwaita/48x48/legacy/face-smile.png"
      ) { FormPictureField("Por_trait", $0, hint: $1) },
      GallerySample(
        #"FormColorField("_Color", form.field(\.color))"#, value: nil, filled: "#008080"
      ) { FormColorField("_Color", $0, hint: $1) },
    ]
  }
}
