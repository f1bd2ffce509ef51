import GenericForm
import GenericFormTesting

let field = MockTextField("BobyLeMec", validators: [.email])
print(field.isValid)  // false
print(field.messages)  // ["Invalid email format"]
