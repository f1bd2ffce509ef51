import GenericForm
import GenericFormTesting

let field = MockTextField("BobyLeMec", validators: [.email])
print(field.isValid)  // false
print(field.messages)  // ["Enter an email address, such as mei@example.com"]
