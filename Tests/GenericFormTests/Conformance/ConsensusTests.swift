import GenericForm
import Testing

/// The vectors of single projects' own dialects on which no two of them differ.
@Suite struct ConsensusTests {
  @Test(arguments: Claim.consensus)
  func `agrees with the field on at least 97 of 100`(claim: Claim) throws {
    let vectors = try claim.vectors()
    try #require(!vectors.isEmpty)
    let differences = try claim.differences()
    #expect(differences.count * 100 <= vectors.count * 3)
    let unexplained = differences.filter { KnownDifference.reason(for: $0) == nil }
    #expect(unexplained == [], "\(unexplained.map(\.description).joined(separator: "\n"))")
  }
}
