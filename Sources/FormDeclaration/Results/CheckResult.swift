/// The result of one asynchronous check of one value.
package enum CheckResult: Hashable, Sendable {
  case passed
  case failed

  /// The check threw an error or timed out.
  case unverified
}
