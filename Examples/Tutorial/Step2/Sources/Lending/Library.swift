/// The books on loan.
actor Library {
  private var booksOnLoan: Set<String> = []

  func hasOnTheShelf(_ isbn: String) async -> Bool {
    try? await Task.sleep(for: .seconds(1))  // As slow as a distant server.
    return !booksOnLoan.contains(isbn)
  }

  func add(_ loan: Loan) {
    booksOnLoan.insert(loan.isbn)
  }
}
