import GenericForm
import Screens
import Testing

@Suite struct ProfilePageTests {
  /// The state after some actions, and the last effect.
  private func play(
    _ actions: ProfilePage.Action...
  ) -> (state: ProfilePage.State, effect: ProfilePage.Effect?) {
    var state = ProfilePage.State()
    var effect: ProfilePage.Effect?
    for action in actions { effect = ProfilePage.reduce(&state, action) }
    return (state, effect)
  }

  @Test func `shows nothing while it is filled in for the first time`() {
    #expect(play(.nameChanged("Me"), .ageChanged("1")).state.messages.isEmpty)
  }

  @Test func `shows all errors when it is to be saved`() {
    let (state, effect) = play(.nameChanged("Mei"), .ageChanged("17"), .saveTapped)
    #expect(state.messages[\.name]?.map(\.key) == ["minLength"])
    #expect(state.messages[\.age] == ["You must be 18 or older"])
    #expect(state.messages[\.acceptsAgreement] == ["Accept the agreement to save your profile"])
    #expect(state.messages[\.about] == nil)
    #expect(effect == nil)
    #expect(!state.isSaving)
  }

  @Test func `updates a shown message at every change, and no other`() {
    let (state, _) = play(.saveTapped, .ageChanged("1"), .nameChanged("Mei Lin"))
    #expect(state.messages[\.name] == nil)
    #expect(state.messages[\.age] == ["You must be 18 or older"])
    #expect(state.messages[\.acceptsAgreement] != nil)
  }

  @Test func `saves exactly what was validated, once`() {
    var (state, effect) = play(
      .nameChanged(" Mei Lin "), .ageChanged("21"), .agreementChanged(true), .saveTapped)
    #expect(state.profile.name == "Mei Lin")
    #expect(effect == .save(state.profile))
    #expect(ProfilePage.reduce(&state, .saveTapped) == nil)
    effect = ProfilePage.reduce(&state, .saved)
    #expect(effect == nil)
    #expect(state.profile == Profile())
    #expect(!state.isSaving)
  }
}
