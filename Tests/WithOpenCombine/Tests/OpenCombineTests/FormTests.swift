import GenericForm
import OpenCombine
import Testing

@MainActor @Suite struct `A form that publishes` {
  struct Credentials: Equatable {
    var name = ""
    var password = ""
  }

  private func makeForm() -> Form<Credentials> {
    Form(Credentials()) {
      FieldValidation(\.name, .required)
      FieldValidation(\.password, rules: [.minLength(4)])
    }
  }

  @Test func `publishes its values while they're valid, and nil while they aren't`() async {
    let form = makeForm()
    let heard = Heard<Credentials?>()
    let subscription = form.validStatePublisher().sink { heard.values.append($0) }
    await settle { heard.values.count == 1 }
    form.name = "mei"
    form.password = "1234"
    await settle { heard.values.count == 2 }
    form.name = "mia"
    await settle { heard.values.count == 3 }
    form.password = "123"
    await settle { heard.values.count == 4 }
    #expect(
      heard.values == [
        nil, Credentials(name: "mei", password: "1234"), Credentials(name: "mia", password: "1234"),
        nil,
      ])
    subscription.cancel()
  }

  @Test func `publishes nothing to canceled subscribers`() async {
    let form = makeForm()
    let (heard, other) = (Heard<Credentials?>(), Heard<Credentials?>())
    let subscription = form.validStatePublisher().sink { heard.values.append($0) }
    let kept = form.validStatePublisher().sink { other.values.append($0) }
    await settle { heard.values.count == 1 && other.values.count == 1 }
    subscription.cancel()
    form.update { $0 = Credentials(name: "mei", password: "1234") }
    await settle { other.values.count == 2 }
    #expect(heard.values == [nil])
    #expect(other.values.count == 2)
    kept.cancel()
  }

  @Test func `publishes the value of a field, valid or not`() async {
    let form = makeForm()
    let (heard, canceled) = (Heard<String>(), Heard<String>())
    let publisher = form.field(\.password).valuePublisher()
    let subscription = publisher.sink { heard.values.append($0) }
    let other = publisher.sink { canceled.values.append($0) }
    await settle { heard.values.count == 1 && canceled.values.count == 1 }
    other.cancel()
    form.password = "12"
    await settle { heard.values.count == 2 }
    form.name = "mei"  // This is another field.
    form.password = "1234"
    await settle { heard.values.count == 3 }
    #expect(heard.values == ["", "12", "1234"])
    #expect(canceled.values == [""])
    subscription.cancel()
  }

  @Test func `publishes the status of a field`() async {
    let form = makeForm()
    let heard = Heard<Bool>()
    let (name, password) = (form.field(\.name), form.field(\.password))
    let subscription = name.statusPublisher().combineLatest(password.statusPublisher()) {
      $0.isValid && $1.isValid
    }.sink { heard.values.append($0) }
    await settle { heard.values.count == 1 }
    name.value = "mei"
    await settle { heard.values.count == 2 }
    password.value = "1234"
    await settle { heard.values.count == 3 }
    #expect(heard.values == [false, false, true])
    subscription.cancel()
  }

  @Test func `ends its publishers, which don't keep it alive`() async {
    var form: Form<Credentials>? = makeForm()
    weak let gone = form
    let heard = Heard<Credentials?>()
    let status = Heard<FieldStatus>()
    let name = Heard<String>()
    let publisher = form?.validStatePublisher()
    let subscriptions = [
      publisher?.sink { _ in
        heard.isFinished = true
      } receiveValue: {
        heard.values.append($0)
      },
      form?.field(\.name).statusPublisher().sink { _ in
        status.isFinished = true
      } receiveValue: {
        status.values.append($0)
      },
      form?.field(\.name).valuePublisher().sink { _ in
        name.isFinished = true
      } receiveValue: {
        name.values.append($0)
      },
    ]
    await settle {
      heard.values.count == 1 && status.values.count == 1 && name.values.count == 1
    }
    form = nil
    #expect(gone == nil)
    await settle { heard.isFinished && status.isFinished && name.isFinished }
    #expect(heard.isFinished)
    #expect(status.isFinished)
    #expect(name.isFinished)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `ends a publisher that is subscribed to when it is released`() async {
    var form: Form<Credentials>? = makeForm()
    let publisher = form?.validStatePublisher()
    form = nil
    let heard = Heard<Credentials?>()
    let subscription = publisher?.sink { _ in
      heard.isFinished = true
    } receiveValue: {
      heard.values.append($0)
    }
    await settle { heard.isFinished }
    #expect(heard.isFinished)
    #expect(heard.values == [])
    withExtendedLifetime(subscription) {}
  }
}
