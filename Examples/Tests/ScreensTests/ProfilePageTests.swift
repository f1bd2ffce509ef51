import GenericForm
import Screens
import Testing

@Suite struct ProfilePageTests {
  /// Returns the state after some actions, and the action that follows the last one.
  private func play(
    _ actions: ProfilePage.Action...
  ) -> (state: ProfilePage.State, next: ProfilePage.Action?) {
    var state = ProfilePage.State()
    var next: ProfilePage.Action?
    for action in actions { next = ProfilePage.reduce(&state, action) }
    return (state, next)
  }

  @Test func `shows only the error of the field that was changed`() {
    let (state, next) = play(.nameChanged("Me"))
    #expect(state.name.error?.key == "minLength")
    #expect(state.age.error == nil)
    #expect(state.acceptsAgreement.error == nil)
    #expect(next == nil)
  }

  @Test func `shows all errors on saving`() {
    let (state, next) = play(.nameChanged("Mei"), .ageChanged("17"), .saveTapped)
    #expect(state.name.error?.key == "minLength")
    #expect(state.age.error == "You must be 18 or older")
    #expect(state.acceptsAgreement.error == "Accept the agreement to save your profile")
    #expect(state.about.error == nil)
    #expect(next == nil)
    #expect(!state.isSaving)
  }

  @Test func `removes an error once its field is valid`() {
    let (state, _) = play(.saveTapped, .ageChanged("1"), .nameChanged("Mei Lin"))
    #expect(state.name.error == nil)
    #expect(state.age.error == "You must be 18 or older")
    #expect(state.acceptsAgreement.error != nil)
  }

  @Test func `saves exactly the validated values, once`() throws {
    var (state, next) = play(
      .nameChanged(" Mei Lin "), .ageChanged("21"), .agreementChanged(true), .saveTapped)
    let save = try #require(next)
    guard case .save(let saved) = save else {
      Issue.record("\(save) doesn't save.")
      return
    }
    #expect(saved.name.value == "Mei Lin")
    #expect(saved.age.value == "21")
    next = ProfilePage.reduce(&state, save)
    #expect(next == nil)
    #expect(state.isSaving)
    #expect(ProfilePage.reduce(&state, .saveTapped) == nil)
    #expect(ProfilePage.reduce(&state, .saved) == nil)
    #expect(state == ProfilePage.State())
  }
}
