import GenericForm
import OpenCombine
import Testing

@MainActor @Suite struct `The latest values of two publishers` {
  struct SignUp {
    @Validated(rule: .minLength(6)) var password = ""
    @Validated var passwordAgain = ""
  }

  @Test func `follow each change of either property`() async {
    var signUp = SignUp()
    let heard = Heard<String?>()
    let subscription = signUp.$password.combineLatest(signUp.$passwordAgain) { password, again in
      password.isValid && password.value == again.value ? password.value ?? nil : nil
    }.sink { heard.values.append($0) }
    await settle { heard.values.count == 1 }
    signUp.password = "secreto"
    await settle { heard.values.count == 2 }
    signUp.passwordAgain = "secreto"
    await settle { heard.values.count == 3 }
    signUp.password = "secret"
    await settle { heard.values.count == 4 }
    #expect(heard.values == [nil, nil, "secreto", nil])
    subscription.cancel()
  }

  @Test func `wait until both have a value`() {
    let (name, age) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int?, Never>())
    let heard = Heard<String>()
    let subscription = name.combineLatest(age).sink {
      heard.values.append("\($0) \($1.map(String.init) ?? "nil")")
    }
    name.send("a")
    name.send("b")
    #expect(heard.values == [])
    age.send(nil)
    age.send(1)
    name.send("c")
    #expect(heard.values == ["b nil", "b 1", "c 1"])
    subscription.cancel()
    age.send(2)
    #expect(heard.values.count == 3)
  }

  @Test func `end once both have ended`() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let heard = Heard<Int>()
    let subscription = left.combineLatest(right, +).sink { _ in
      heard.isFinished = true
    } receiveValue: {
      heard.values.append($0)
    }
    left.send(1)
    left.send(completion: .finished)
    #expect(!heard.isFinished)
    right.send(2)
    #expect(heard.values == [3])
    right.send(completion: .finished)
    #expect(heard.isFinished)
    withExtendedLifetime(subscription) {}
  }
}
