// Foundation itself would make a program that does not use it four times as large.
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

/// The words that an error has for the user, or `nil` if it has none.
///
/// What Swift prints of any value is not meant for a user, nor is what an `NSError` prints.
func words(of error: any Error) -> String? {
  if let words = (error as? any LocalizedError)?.errorDescription { return words }
  switch error {
  case let error as CocoaError:
    return error.underlying.flatMap(words(of:))
  case let error as POSIXError:
    return systemErrorText(error.code.rawValue)
  case let error as any CustomStringConvertible:
    let text = error.description
    return text.isEmpty || text.hasPrefix("Error Domain=") ? nil : text
  default:
    return nil
  }
}
