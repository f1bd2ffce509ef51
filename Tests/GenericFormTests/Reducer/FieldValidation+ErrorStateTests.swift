import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct FieldValidationErrorStateTests {
  private struct Profile {
    var name: ValidatableField<String> = ""
    var about = ""
    var aboutError: ValidationMessage? = "Old"
    var isPublic = true
  }

  private let validation = FormValidation<Profile> {
    FieldValidation(
      field: \.name, .required("Enter your name"), formatters: [.trimmed],
      rules: [.minLength(5).message("Short"), .containsNumber.message("No digit")])
    FieldValidation(\.about, rules: [.maxLength(3).message("Long")]).writingError(to: \.aboutError)
  }

  @Test func `the first error is written, or nil if there is none`() {
    var profile = Profile(name: " Mei ", about: "abcd")
    let result = validation.validate(&profile)
    #expect(profile.name == ValidatableField("Mei", error: "Short"))
    #expect(profile.aboutError == "Long")
    #expect(result.messages == ["Short", "No digit", "Long"])
    profile.name.value = "Mei Lin 2"
    profile.about = ""
    #expect(validation.validate(&profile).isValid)
    #expect(profile.name.error == nil)
    #expect(profile.aboutError == nil)
  }

  @Test func `one value writes its own error only`() {
    var profile = Profile(about: "abcd")
    #expect(validation.validate(\.name.value, in: &profile) == ["Enter your name"])
    #expect(profile.name.error == "Enter your name")
    #expect(profile.aboutError == "Old")
  }

  @Test func `an excluded field has no error`() {
    let validation = FormValidation<Profile> {
      FieldValidation(field: \.name, .required, when: { $0.isPublic })
      FieldValidation(\.about, .required).writingError(to: \.aboutError)
      FieldValidation(\.about, rules: [.minLength(2)])
    }
    var profile = Profile(isPublic: false)
    profile.name.error = "Old"
    validation.validate(&profile)
    #expect(profile.name.error == nil)
    #expect(profile.aboutError == .rule(.required))
  }

  @Test func `an error of a part is written in the part`() {
    struct Page {
      var profile = Profile()
    }
    var page = Page()
    FormValidation<Page> { part(\.profile, validation) }.validate(&page)
    #expect(page.profile.name.error == "Enter your name")
    #expect(page.profile.aboutError == nil)
  }

  @MainActor @Test func `a live form has errors only in its status`() {
    let form = Form(Profile(), validation: validation)
    form.field(\.name.value).value = "Mei"
    #expect(form.field(\.name.value).status.errors == ["Short", "No digit"])
    #expect(form.state.name.error == nil)
  }
}
