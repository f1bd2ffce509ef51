import FormTextField
import GenericForm

struct Newsletter {
  var email = ""
  var terms = false
}

let application = try FormApplication(id: "org.example.Newsletter")
let form = Form(Newsletter()) {
  FieldValidation(\.email, .required, rules: [.isEmail])
  FieldValidation(\.terms, rules: [.isTrue])
}
form.onSubmit { print("Welcome, \($0.email)") }

let interface = try InterfaceFile(
  text: """
    <interface>
      <object class="FormView" id="newsletter">
        <property name="submit-title" translatable="yes">_Subscribe</property>
        <child>
          <object class="FormTextField" id="email">
            <property name="title" translatable="yes">_Email</property>
          </object>
        </child>
        <child>
          <object class="FormSection">
            <property name="title" translatable="yes">_Conditions</property>
            <child>
              <object class="FormCheckButton" id="terms">
                <property name="title" translatable="yes">I _accept the terms</property>
              </object>
            </child>
          </object>
        </child>
      </object>
    </interface>
    """)
let view = try interface.formView("newsletter", form)
application.run(FormWindowController("Newsletter", view))
