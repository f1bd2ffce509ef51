/// What a live form does: its fields, who reads whom, and what is told when something changed.
///
/// Every entry is a transaction. What a change concerns is judged in it, once each, and those who
/// want to know are told at its end.
@MainActor final class FormEngine<State> {
  let timing: ValidationTiming
  let clock: any Clock<Duration>
  let source: LiveSource<State>
  let board = FormObservable(FormSummary())

  /// Counts the changes of the state.
  private(set) var revision = 0

  var counts = FormCounts()
  var submission = FormSubmission<State>()

  private(set) var items: [LiveItem] = []
  private var slots: [FormSlot<State>?] = []
  private var slotIDs: [PartialKeyPath<State>: Int] = [:]
  private var places = StoragePlaces<State>()

  private var depth = 0
  private var stamp = 0
  private var queue: [LiveField<State>] = []
  private var observers: [WeakObservation] = []
  private var changeHandlers: [(FieldChange<State>) -> Bool] = []

  init(
    _ state: State, validation: FormValidation<State>, timing: ValidationTiming,
    clock: any Clock<Duration>
  ) {
    self.timing = timing
    self.clock = clock
    source = LiveSource(state)
    transaction {
      items = add(validation.items, within: [])
      for (container, content) in places.overlaps() { link(content, within: container) }
      eachField(in: items) { $0.judge(isStarting: true) }
    }
  }

  var state: State {
    get { source.live }
    set { source.live = newValue }
  }

  // MARK: - Transactions

  /// Runs what changes the form, and tells of it once all of it has happened.
  func transaction(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    while depth == 0, !queue.isEmpty || isSummaryOld { publish() }
  }

  func queue(_ field: LiveField<State>) {
    if field.markQueued() { queue.append(field) }
  }

  private var summary: FormSummary {
    FormSummary(
      isValid: counts.isValid, isPending: counts.pending > 0, isDirty: counts.dirty > 0,
      isSubmitting: submission.isOngoing, submitCount: submission.count)
  }

  private var isSummaryOld: Bool { summary != board.summary || submission.canProceed(counts) }

  private func publish() {
    depth += 1
    let fields = queue
    queue = []
    let changed = fields.filter { $0.publish() }
    if submission.canProceed(counts) { proceedWithSubmission() }
    let summary = summary
    let isSummaryNew = summary != board.summary
    if isSummaryNew { board.summary = summary }
    if !changed.isEmpty { board.noteChange() }
    for field in changed {
      field.tellObservers()
      tellListeners(field)
    }
    if isSummaryNew || !changed.isEmpty { tellObservers() }
    depth -= 1
  }

  private func tellListeners(_ field: LiveField<State>) {
    guard !changeHandlers.isEmpty else { return }
    let change = FieldChange(field.slot.path, status: field.status)
    changeHandlers.removeAll { handler in !handler(change) }
  }

  private func tellObservers() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.observation?.handler == nil }
    for observer in observers { observer.observation?.handler?() }
  }

  func observe(_ observation: FormObservation) {
    observers.append(WeakObservation(observation))
  }

  /// Calls `handler` with every change for as long as it answers true.
  func listen(_ handler: @escaping (FieldChange<State>) -> Bool) {
    changeHandlers.append(handler)
  }

  // MARK: - Slots

  func field(at path: PartialKeyPath<State>) -> LiveField<State>? {
    slotIDs[path].flatMap { slots[$0]?.field }
  }

  /// The field at a key path, also where nothing is asked of it.
  func anyField<Value: SendableMetatype>(
    at path: WritableKeyPath<State, Value>
  ) -> LiveField<State> {
    let slot = slot(at: path)
    if let field = slot.field { return field }
    let definition = TypedFieldDefinition<State, Value>(
      PartLink(path, access: FieldAccess(path)), label: nil, timing: nil, formatters: [],
      sections: [.init(strategy: nil, rules: [], checks: [], conditions: [])])
    let field = definition.makeField(in: slot, of: self)
    slot.field = field
    field.judge(isStarting: true)
    return field
  }

  /// The slot of a key path, made now if it is new to the form.
  private func slot(at path: PartialKeyPath<State>) -> FormSlot<State> {
    if let id = slotIDs[path], let slot = slots[id] { return slot }
    let slot = makeSlot(at: path)
    for (container, content) in places.overlaps(of: slot.id) { link(content, within: container) }
    return slot
  }

  private func makeSlot(at path: PartialKeyPath<State>) -> FormSlot<State> {
    if let id = slotIDs[path], let slot = slots[id] { return slot }
    let slot = FormSlot<State>(id: slots.count, path: path)
    slots.append(slot)
    slotIDs[path] = slot.id
    places.insert(path, id: slot.id)
    return slot
  }

  private func link(_ content: Int, within container: Int) {
    slots[container]?.contents.append(content)
    slots[content]?.containers.append(container)
  }

  // MARK: - Fields and rows

  private func add(_ items: [FormItem<State>], within containers: [Int]) -> [LiveItem] {
    items.map { item in
      switch item {
      case .field(let definition):
        let slot = makeSlot(at: definition.path)
        slot.containers += containers
        slot.isDeclared = true
        slot.field = definition.makeField(in: slot, of: self)
        if definition.hasFormatters { source.formatting[definition.path] = definition }
        return .field(slot.id)
      case .rows(let definition):
        let slot = makeSlot(at: definition.path)
        slot.containers += containers.filter { !slot.containers.contains($0) }
        let rows = LiveRows(definition)
        slot.rows = rows
        rows.order = definition.ids(in: state)
        rows.baseline = rows.order
        requireUnique(rows)
        for id in rows.order {
          rows.items[id] = add(definition.items(ofRow: id), within: [slot.id] + containers)
        }
        return .rows(slot.id)
      }
    }
  }

  private func remove(_ items: [LiveItem]) {
    for item in items {
      switch item {
      case .field(let id): remove(id)
      case .rows(let id):
        guard let rows = slots[id]?.rows else { continue }
        for items in rows.items.values { remove(items) }
        counts.replaceDirty(rows.isDirty, by: false)
        remove(id)
      }
    }
  }

  private func remove(_ id: Int) {
    guard let slot = slots[id] else { return }
    if let field = slot.field {
      for read in field.reads { slots[read]?.readers.remove(id) }
      field.retire()
    }
    source.formatting[slot.path] = nil
    slotIDs[slot.path] = nil
    places.remove(id)
    slots[id] = nil
  }

  private func requireUnique(_ rows: LiveRows<State>) {
    precondition(
      Set(rows.order).count == rows.order.count,
      "Two rows at \(rows.definition.path) are known by the same identity")
  }

  /// Brings the rows in step with the state, before anything of them is read.
  private func reconcile(_ slot: FormSlot<State>) {
    guard let rows = slot.rows else { return }
    let order = rows.definition.ids(in: state)
    if order != rows.order {
      let old = Set(rows.order)
      rows.order = order
      requireUnique(rows)
      let kept = Set(order)
      for id in old where !kept.contains(id) {
        if let items = rows.items.removeValue(forKey: id) { remove(items) }
      }
      for id in order where !old.contains(id) {
        let items = add(
          rows.definition.items(ofRow: id), within: [slot.id] + slot.containers)
        rows.items[id] = items
        eachField(in: items) { $0.judge(isStarting: true) }
      }
      noteDirty(rows)
    }
    for items in rows.items.values { reconcile(items) }
  }

  private func reconcile(_ items: [LiveItem]) {
    for case .rows(let id) in items {
      if let slot = slots[id] { reconcile(slot) }
    }
  }

  private func noteDirty(_ rows: LiveRows<State>) {
    let isDirty = rows.order != rows.baseline
    counts.replaceDirty(rows.isDirty, by: isDirty)
    rows.isDirty = isDirty
  }

  /// The fields, from top to bottom.
  func eachField(in items: [LiveItem], _ body: (LiveField<State>) -> Void) {
    for item in items {
      switch item {
      case .field(let id):
        if let field = slots[id]?.field { body(field) }
      case .rows(let id):
        guard let rows = slots[id]?.rows else { continue }
        for id in rows.order { eachField(in: rows.items[id] ?? [], body) }
      }
    }
  }

  /// Every field that there is, also those about which nothing is asked.
  private func everyField(_ body: (LiveField<State>) -> Void) {
    for slot in slots {
      if let field = slot?.field { body(field) }
    }
  }

  private func everyRows(_ body: (LiveRows<State>) -> Void) {
    for slot in slots {
      if let rows = slot?.rows { body(rows) }
    }
  }

  // MARK: - Who reads whom

  /// Runs a judgement of a field, and keeps which slots it read.
  func recordingReads(
    of field: LiveField<State>, isNeeded: Bool, _ judge: (FormReader<State>) -> Judgement
  ) -> Judgement {
    guard isNeeded else { return judge(FormReader(source: source)) }
    let judgement = judge(FormReader(source: source))
    var reads: [Int] = []
    for path in source.takeReads() {
      let id = slot(at: path).id
      if id != field.slot.id, !reads.contains(id) { reads.append(id) }
    }
    if reads != field.reads {
      for id in field.reads { slots[id]?.readers.remove(field.slot.id) }
      for id in reads { slots[id]?.readers.insert(field.slot.id) }
      field.reads = reads
    }
    return judgement
  }

  private func judge(_ field: LiveField<State>) {
    guard field.judgedAt != stamp else { return }
    field.judgedAt = stamp
    field.judge()
  }

  private func judgeReaders(of slot: FormSlot<State>) {
    for id in slot.readers {
      if let field = slots[id]?.field { judge(field) }
    }
  }

  // MARK: - Changes

  /// Judges what a new value of a field concerns, and nothing else.
  private func noteChange(of slot: FormSlot<State>) {
    stamp += 1
    let contents = slot.contents.compactMap { slots[$0] }
    reconcile(slot)
    for content in contents { reconcile(content) }
    if let field = slot.field { judge(field) }
    judgeReaders(of: slot)
    refreshRows(of: slot)
    for content in contents {
      refresh(content)
      refreshRows(of: content)
    }
    for container in slot.containers {
      if let container = slots[container] { refresh(container) }
    }
  }

  private func refresh(_ slot: FormSlot<State>) {
    if let field = slot.field {
      guard field.refreshValue() else { return }
      field.noteNewValue()
      judge(field)
    }
    judgeReaders(of: slot)
  }

  private func refreshRows(of slot: FormSlot<State>) {
    guard let rows = slot.rows else { return }
    for items in rows.items.values {
      eachField(in: items) { refresh($0.slot) }
    }
  }

  /// Judges whatever has a new value, wherever it came from.
  private func noteChangeOfAll() {
    stamp += 1
    reconcile(items)
    everyField { field in
      guard field.refreshValue() else { return }
      field.noteNewValue()
      judge(field)
      judgeReaders(of: field.slot)
      for id in field.slot.containers {
        if let container = slots[id] { judgeReaders(of: container) }
      }
    }
    for slot in slots {
      if let slot, slot.field == nil { judgeReaders(of: slot) }
    }
  }

  private func noteRevision() {
    revision += 1
    if submission.isWaiting { finishSubmission(.superseded) }
  }

  func set<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>, to value: Value) {
    guard let field = anyField(at: path) as? TypedLiveField<State, Value> else { return }
    transaction {
      guard field.set(value) else { return }
      noteRevision()
      field.noteChange()
      if places.isKnown(field.slot.id) || field.slot.isDeclared {
        noteChange(of: field.slot)
      } else {
        judge(field)
        noteChangeOfAll()
      }
    }
  }

  func update(_ change: (inout State) -> Void) {
    transaction {
      change(&source.live)
      noteRevision()
      noteChangeOfAll()
    }
  }

  func leave(_ field: LiveField<State>) {
    transaction {
      format(field)
      field.leave()
      for id in field.slot.readers { slots[id]?.field?.noteLeavingOfRead() }
    }
  }

  private func format(_ field: LiveField<State>) {
    guard field.format() else { return }
    noteRevision()
    field.noteNewValue()
    noteChange(of: field.slot)
  }

  func reset(to new: State) {
    transaction {
      abandonSubmission()
      submission.count = 0
      source.live = new
      revision += 1
      reconcile(items)
      everyField { field in
        _ = field.refreshValue()
        field.reset()
        field.settleBaseline()
      }
      everyField { $0.judge(isStarting: true) }
      settleRows()
    }
  }

  private func settleRows() {
    everyRows { rows in
      rows.baseline = rows.order
      noteDirty(rows)
    }
  }

  /// Takes the values that were submitted for the ones that are not dirty.
  func settleBaseline(submittedAt revision: Int) {
    everyField { field in
      if field.changedAt <= revision { field.settleBaseline() }
    }
    if revision == self.revision { settleRows() }
  }

  // MARK: - Submitting

  func submit() -> Submission<State> {
    if let ongoing = submission.ongoing { return ongoing }
    let new = Submission<State>()
    transaction {
      submission.begin(new)
      eachField(in: items) { format($0) }
      eachField(in: items) { field in
        field.noteSubmit()
        field.flushChecks(isRetrying: true)
      }
      submission.wait(isValid: counts.invalid == 0)
    }
    return new
  }

  /// Goes on with a submit once nothing is pending.
  private func proceedWithSubmission() {
    let faults = faults
    if faults.isEmpty {
      handOver()
    } else {
      finishSubmission(.notValid(faults))
    }
  }

  private func handOver() {
    let handed = revision
    submission.isWaiting = false
    everyField { $0.setErrors([]) }
    guard let handler = submission.handler, let ongoing = submission.ongoing else {
      finishSubmission(.submitted, at: handed)
      return
    }
    let state = state
    Task.immediate { @MainActor [weak self] in
      let outcome: SubmitOutcome<State>
      do {
        try await handler(state)
        outcome = .submitted
      } catch {
        outcome = .failed(error)
      }
      guard let self, submission.ongoing === ongoing else { return }
      transaction { self.finishSubmission(outcome, at: handed) }
    }
  }

  private func finishSubmission(_ outcome: SubmitOutcome<State>, at revision: Int? = nil) {
    if case .submitted = outcome, let revision { settleBaseline(submittedAt: revision) }
    if case .failed(let error as FieldErrors<State>) = outcome { setErrors(error.errors) }
    submission.finish(outcome)
  }

  private func abandonSubmission() {
    if submission.isOngoing { finishSubmission(.superseded) }
  }

  func setErrors(_ errors: [PartialKeyPath<State>: ValidationMessage]) {
    transaction {
      for (path, message) in errors { field(at: path)?.setErrors([message]) }
    }
  }

  /// The fields that stand in the way of a submit now, from top to bottom.
  var faults: [FieldFault<State>] {
    var faults: [FieldFault<State>] = []
    eachField(in: items) { field in
      if let fault = field.fault { faults.append(fault) }
    }
    return faults
  }
}
