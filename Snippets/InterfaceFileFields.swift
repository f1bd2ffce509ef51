import FormTextField

let application = try FormApplication(id: "org.example.Newsletter")
let interface = try InterfaceFile(
  text: """
    <interface>
      <object class="FormTextField" id="email">
        <property name="title" translatable="yes">_Email</property>
        <property name="validators">required email</property>
      </object>
    </interface>
    """)
let email = try interface.control("email", as: FormTextField.self)
let view = FormView([email], submitTitle: "_Subscribe") {
  print("Welcome, \(email.text)")
}
application.run(FormWindowController("Newsletter", view))
