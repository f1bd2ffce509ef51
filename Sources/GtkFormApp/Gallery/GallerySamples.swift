import FormTextField
import GenericForm

extension GallerySample {
  /// Every control, in the order of the gallery.
  static var all: [GallerySample] {
    [
      GallerySample(
        #"FormTextField("_Name", form.field(\.name))"#, value: "", filled: "Mei Lin"
      ) { FormTextField("_Name", $0, hint: $1) },
      GallerySample(
        #"FormPasswordField("_Password", form.field(\.password), showsRules: true)"#, value: "",
        filled: "correct-horse"
      ) { FormPasswordField("_Password", $0, hint: $1, showsRules: true) },
      GallerySample(
        #"FormCheckButton("I _accept the terms", form.field(\.acceptsTerms))"#, value: false,
        filled: true
      ) { FormCheckButton("I _accept the terms", $0, hint: $1) },
      GallerySample(
        #"FormSwitch("_Alarm", form.field(\.hasAlarm))"#, value: false, filled: true
      ) { FormSwitch("_Alarm", $0, hint: $1) },
      GallerySample(
        #"FormChoice("_Size", form.field(\.size), options: ["Small", "Medium", "Large"])"#,
        value: nil, filled: "Medium"
      ) { FormChoice("_Size", $0, options: ["Small", "Medium", "Large"], hint: $1) },
      GallerySample(
        """
        FormChoice(
          "_Size", form.field(\\.size), options: ["Small", "Medium", "Large"], style: .radio)
        """, value: nil, filled: "Medium"
      ) {
        FormChoice("_Size", $0, options: ["Small", "Medium", "Large"], style: .radio, hint: $1)
      },
    ]
  }
}
