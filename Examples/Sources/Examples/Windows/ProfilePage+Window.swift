import FormTextField
import GenericForm
import Screens

extension ProfilePage {
  /// Returns a window whose controls send actions to a store, and show its state.
  static func makeWindow() -> FormWindowController {
    let name = FormTextField("_Name").with { $0.inputPurpose = .name }
    let age = FormTextField("_Age").with { $0.inputPurpose = .digits }
    let agreement = FormCheckButton("I a_gree to sell my soul")
    let about = FormTextField("_Description")
    let store = Store { [unowned name, unowned age, unowned agreement, unowned about] state in
      name.show(state.name)
      age.show(state.age)
      agreement.show(state.acceptsAgreement)
      about.show(state.about)
    }
    name.sendChanges { store.send(.nameChanged($0)) }
    age.sendChanges { store.send(.ageChanged($0)) }
    agreement.sendChanges { store.send(.agreementChanged($0)) }
    about.sendChanges { store.send(.aboutChanged($0)) }
    let view = FormView(
      [name, age, agreement, about], submitTitle: "_Save",
      successMessage: { "Your profile is saved" }
    ) {
      store.send(.saveTapped)
    }
    return FormWindowController("User Profile", view)
  }

  /// Keeps the state, and shows it after each action.
  private final class Store {
    private var state = State()
    private let show: (State) -> Void

    init(show: @escaping (State) -> Void) { self.show = show }

    func send(_ action: Action) {
      let next = ProfilePage.reduce(&state, action)
      show(state)
      if let next { send(next) }
      // A program would write the profile to a file or a server first.
      if case .save = action { send(.saved) }
    }
  }
}
