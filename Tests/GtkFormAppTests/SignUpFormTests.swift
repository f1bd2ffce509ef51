import GenericForm
import Testing

@testable import GtkFormApp

@Suite struct SignUpFormTests {
  private let ada = SignUp(
    name: "Ada Lovelace", username: "ada_99", email: "ada@example.com", mobile: "",
    password: "Correct-9-horse", passwordAgain: "Correct-9-horse", acceptsTerms: true)

  @Test func `answers become an account in any store`() async throws {
    let store = MemoryAccountStore()
    try await store.add(ada)
    var withMobile = ada
    withMobile.username = "ada_100"
    withMobile.mobile = "+44 7400 123456"
    try await store.add(withMobile)
    let accounts = await store.accounts
    #expect(
      accounts == [
        Account(name: "Ada Lovelace", username: "ada_99", email: "ada@example.com"),
        Account(
          name: "Ada Lovelace", username: "ada_100", email: "ada@example.com",
          mobile: "+44 7400 123456"),
      ])
    #expect(try await !store.answer(whetherFree: "ADA_99"))
  }

  @Test func `a taken username is an error of its field`() async throws {
    let store = MemoryAccountStore()
    try await store.add(ada)
    let error = await #expect(throws: ServerErrors<SignUp>.self) { try await store.add(ada) }
    #expect(error?.errors == [\SignUp.username: .app(.`signUp.usernameTaken`)])
  }

  @Test func `any other error belongs to the form`() async {
    let store = MemoryAccountStore(
      error: .cannotSave(.file("/x/y"), cause: .app(.`cause.diskFull`)))
    await #expect(
      throws: AccountStoreError.cannotSave(.file("/x/y"), cause: .app(.`cause.diskFull`))
    ) {
      try await store.add(ada)
    }
  }
}
