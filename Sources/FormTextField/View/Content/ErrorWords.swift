// Importing Foundation here would make a program that doesn't need it much larger.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Returns an error's user-readable description, or `nil` if it has none.
///
/// Swift's default descriptions aren't meant for users, nor are those of `NSError`.
func errorWords(of error: any Error) -> String? {
  if let words = (error as? any LocalizedError)?.errorDescription { return words }
  switch error {
  case let error as CocoaError:
    return error.underlying.flatMap(errorWords(of:))
  case let error as POSIXError:
    return systemErrorText(error.code.rawValue)
  case let error as any CustomStringConvertible:
    let text = error.description
    return text.isEmpty || text.hasPrefix("Error Domain=") ? nil : text
  default:
    return nil
  }
}
