import GenericForm
import OpenCombine
import Testing

@MainActor @Suite struct `A validated property that publishes` {
  struct Login {
    @Validated(rule: .minLength(2), formatter: .trimmed) var name: String?
  }

  @Test func `publishes the current result and each later one`() async {
    var login = Login()
    let heard = Heard<Bool>()
    let subscription = login.$name.sink { heard.values.append($0.isValid) }
    await settle { heard.values.count == 1 }
    login.name = " ab  "
    login.name = "a"
    await settle { heard.values.count == 3 }
    #expect(heard.values == [false, true, false])
    subscription.cancel()
  }

  @Test func `publishes a reset, and changes while a copy exists`() async {
    var login = Login()
    let heard = Heard<Bool>()
    let subscription = login.$name.sink { heard.values.append($0.isValid) }
    await settle { heard.values.count == 1 }
    let before = login
    login.name = "ab"
    login.$name.reset()
    await settle { heard.values.count == 3 }
    #expect(heard.values == [false, true, false])
    #expect(before.name == login.name)
    subscription.cancel()
  }

  @Test func `publishes valid values, formatted`() async {
    var login = Login()
    let heard = Heard<String>()
    let subscription = login.$name.valuePublisher().sink { heard.values.append($0) }
    login.name = "a"
    login.name = " ab  "
    login.name = nil
    login.name = "abc"
    await settle { heard.values.count == 2 }
    #expect(heard.values == ["ab", "abc"])
    subscription.cancel()
  }

  @Test func `publishes nothing to canceled subscribers`() async {
    var login = Login()
    let heard = Heard<Bool>()
    let other = Heard<Bool>()
    let subscription = login.$name.validationPublisher().sink { heard.values.append($0.isValid) }
    let kept = login.$name.validationPublisher().sink { other.values.append($0.isValid) }
    await settle { heard.values.count == 1 }
    subscription.cancel()
    login.name = "ab"
    await settle { other.values.count == 2 }
    #expect(heard.values == [false])
    #expect(other.values == [false, true])
    kept.cancel()
  }

  @Test func `finishes when the variable is released`() async {
    let heard = Heard<Bool>()
    var login: Login? = Login()
    let subscription = login?.$name.sink(
      receiveCompletion: { _ in heard.isFinished = true },
      receiveValue: { heard.values.append($0.isValid) })
    await settle { heard.values.count == 1 }
    login = nil
    await settle { heard.isFinished }
    #expect(heard.isFinished)
    withExtendedLifetime(subscription) {}
  }

  /// Requests one result at a time, and keeps its subscription.
  final class Slow: Subscriber {
    let heard = Heard<Bool>()
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(1))
    }

    func receive(_ input: ValidationResult<String>) -> Subscribers.Demand {
      heard.values.append(input.isValid)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test func `publishes no more than was requested`() async {
    var login = Login()
    let slow = Slow()
    login.$name.subscribe(slow)
    login.name = "ab"
    await settle { slow.heard.values.count == 2 }
    #expect(slow.heard.values == [false])
    slow.subscription?.request(.max(1))
    await settle { slow.heard.values.count == 2 }
    #expect(slow.heard.values == [false, true])
    slow.subscription?.cancel()
  }

  @Test func `publishes nothing after a cancellation, even if requested before`() async {
    var login = Login()
    let slow = Slow()
    login.$name.subscribe(slow)
    login.name = "ab"
    await settle { slow.heard.values.count == 2 }
    slow.subscription?.request(.max(1))
    slow.subscription?.cancel()
    await settle { slow.heard.values.count == 2 }
    #expect(slow.heard.values == [false])
  }

  @Test func `releases a canceled subscriber and keeps its subscription`() async {
    let login = Login()
    weak var gone: Slow?
    do {
      let slow = Slow()
      gone = slow
      login.$name.subscribe(slow)
      await settle { slow.heard.values.count == 1 }
      slow.subscription?.cancel()
    }
    await settle { gone == nil }
    #expect(gone == nil)
  }
}
