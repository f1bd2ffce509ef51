/// The simplest model of the form under test: after each event, it derives everything again, field
/// by field.
struct FormModel {
  enum Check: Equatable {
    /// Nothing to check: there's no check, or a rule fails.
    case none
    /// An initial value, which isn't checked before a submit.
    case unasked
    case waiting(until: Int)
    case asked(until: Int)
    case passed, refused, unverified
  }

  struct Field {
    var value = ""
    var baseline = ""
    var isTouched = false
    var wasPassed = false
    var hasHeldText = false
    var isRevealed = false
    var isShowing = false
    var isRefusedOnServer = false
    var hasRetried = false
    var check = Check.none
    var checkedValue: String?
    var answers: [String: Bool] = [:]

    /// Indicates whether the answer to the last question is kept, unless a server error prevents
    /// it.
    var keepsAnswer = true
    var asked: [String] = []

    /// The numbers of the runs without a result, including canceled ones.
    var open: [Int] = []
    var ruleErrors: [String] = []

    var trimmed: String { String(value.drop { $0 == " " }) }
    var isPending: Bool {
      switch check {
      case .waiting, .asked: true
      default: false
      }
    }
    var errors: [String] { ruleErrors + (check == .refused ? ["Taken"] : []) }
  }

  var fields = Schedule.Place.allCases.map { _ in Field() }
  var now = 0
  var submitCount = 0
  var isWaiting = false
  var submitted: [[String]] = []

  init() {
    validate(isStarting: true)
    settle()
  }

  subscript(place: Schedule.Place) -> Field {
    get { fields[place.rawValue] }
    set { fields[place.rawValue] = newValue }
  }

  // MARK: - Rules and checks

  static func debounce(_ place: Schedule.Place) -> Int { place == .name ? 400 : 200 }
  static let timeout = 1000

  /// Returns whether a submit needs the result of the check.
  static func isRequired(_ place: Schedule.Place) -> Bool { place == .name }

  private func ruleErrors(_ place: Schedule.Place) -> [String] {
    let value = formattedValue(place)
    return switch place {
    case .name: value.count >= 2 ? [] : ["Short"]
    case .again: value == formattedValue(.name) ? [] : ["Different"]
    case .code: value == "a" ? ["Wrong"] : []
    }
  }

  /// Only the name has a formatter.
  private func formattedValue(_ place: Schedule.Place) -> String {
    place == .name ? self[place].trimmed : self[place].value
  }

  private mutating func validate(isStarting: Bool = false) {
    for place in Schedule.Place.allCases {
      let errors = ruleErrors(place)
      self[place].ruleErrors = errors
      guard place != .again else { continue }
      let value = formattedValue(place)
      if !errors.isEmpty || value.isEmpty {
        self[place].check = .none
        self[place].checkedValue = nil
      } else if self[place].checkedValue != value {
        self[place].checkedValue = value
        if isStarting {
          self[place].check = .unasked
        } else if let passes = self[place].answers[value] {
          self[place].check = passes ? .passed : .refused
        } else {
          self[place].check = .waiting(until: now + Self.debounce(place))
        }
      }
    }
  }

  /// Updates what is shown, and continues a waiting submit.
  private mutating func settle() {
    for place in Schedule.Place.allCases {
      let field = self[place]
      guard field.isRevealed else {
        self[place].isShowing = false
        continue
      }
      let hasMessages = !field.errors.isEmpty || field.check == .unverified
      if hasMessages || !field.isPending { self[place].isShowing = hasMessages }
    }
    guard isWaiting, !fields.contains(where: \.isPending) else { return }
    isWaiting = false
    if !isBlocked { handOver() }
  }

  private mutating func handOver() {
    submitted.append(Schedule.Place.allCases.map { self[$0].value })
    for place in Schedule.Place.allCases {
      self[place].isRefusedOnServer = false
      self[place].baseline = self[place].value
    }
  }

  private mutating func ask(_ place: Schedule.Place) {
    guard let value = self[place].checkedValue else { return }
    self[place].open.append(self[place].asked.count)
    self[place].asked.append(value)
    self[place].keepsAnswer = true
    self[place].check = .asked(until: now + Self.timeout)
  }

  private mutating func flush(_ place: Schedule.Place, isRetrying: Bool) {
    switch self[place].check {
    case .waiting, .unasked: ask(place)
    case .unverified where isRetrying: ask(place)
    default: break
    }
  }

  private mutating func trim(_ place: Schedule.Place) {
    guard place == .name, self[place].value != self[place].trimmed else { return }
    self[place].value = self[place].trimmed
    self[place].isRefusedOnServer = false
    isWaiting = false
    hideGoodNews(of: .again)
    validate()
  }

  /// Hides an error that another field causes while the user types in that field.
  private mutating func hideGoodNews(of place: Schedule.Place) {
    if !self[place].isShowing { self[place].isRevealed = false }
  }

  // MARK: - Events

  mutating func apply(_ event: Schedule.Event) {
    switch event {
    case .type(let place, let value): type(value, in: place)
    case .leave(let place): leave(place)
    case .retry(let place): flush(place, isRetrying: true)
    case .submit: submit()
    case .reset: reset()
    case .refuseOnServer(let place): refuseOnServer(place)
    case .wait(let milliseconds): wait(milliseconds)
    case .answer(let place, let value, let passes): answer(place, value, passes)
    }
    settle()
  }

  private mutating func type(_ value: String, in place: Schedule.Place) {
    guard self[place].value != value else { return }
    isWaiting = false
    self[place].value = value
    self[place].isTouched = true
    self[place].hasRetried = false
    self[place].isRefusedOnServer = false
    if !value.isEmpty { self[place].hasHeldText = true }
    self[place].isRevealed = self[place].isShowing
    if place == .name { hideGoodNews(of: .again) }
    validate()
  }

  /// Records a server error, which discards the result of the check.
  private mutating func refuseOnServer(_ place: Schedule.Place) {
    self[place].isRefusedOnServer = true
    self[place].keepsAnswer = false
    if let value = self[place].checkedValue { self[place].answers[value] = nil }
  }

  private mutating func leave(_ place: Schedule.Place) {
    trim(place)
    self[place].isTouched = true
    self[place].wasPassed = true
    reveal(place)
    let isRetrying = self[place].check == .unverified && !self[place].hasRetried
    if isRetrying { self[place].hasRetried = true }
    flush(place, isRetrying: isRetrying)
    if place == .name, self[.again].wasPassed { reveal(.again) }
  }

  private mutating func reveal(_ place: Schedule.Place) {
    let field = self[place]
    if field.hasHeldText || !field.value.isEmpty { self[place].isRevealed = true }
  }

  private mutating func submit() {
    guard !isWaiting else { return }
    trim(.name)
    submitCount += 1
    let isRefused = fields.contains { !$0.errors.isEmpty }
    for place in Schedule.Place.allCases {
      self[place].isRevealed = true
      self[place].wasPassed = true
      self[place].hasHeldText = true
      flush(place, isRetrying: true)
    }
    isWaiting = !isRefused
  }

  private mutating func reset() {
    isWaiting = false
    submitCount = 0
    for place in Schedule.Place.allCases {
      let old = self[place]
      self[place] = Field()
      self[place].asked = old.asked
      self[place].open = old.open
    }
    validate(isStarting: true)
  }

  private mutating func wait(_ milliseconds: Int) {
    let end = now + milliseconds
    while let next = fields.compactMap(\.deadline).filter({ $0 <= end }).min() {
      now = next
      for place in Schedule.Place.allCases where self[place].deadline == next {
        if case .waiting = self[place].check {
          ask(place)
        } else {
          self[place].check = .unverified
        }
        settle()
      }
    }
    now = end
  }

  private mutating func answer(_ place: Schedule.Place, _ value: String, _ passes: Bool?) {
    let field = self[place]
    guard let question = field.open.first(where: { field.asked[$0] == value }) else { return }
    self[place].open.removeAll { $0 == question }
    guard case .asked = field.check, question == field.asked.count - 1 else { return }
    guard let passes else {
      self[place].check = .unverified
      return
    }
    if field.keepsAnswer { self[place].answers[value] = passes }
    self[place].check = passes ? .passed : .refused
  }
}

extension FormModel.Field {
  var deadline: Int? {
    switch check {
    case .waiting(let until), .asked(let until): until
    default: nil
    }
  }
}
