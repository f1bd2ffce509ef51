import Testing
import ValidationRules

/// Agreement with other projects: a rule gives at least 97 of 100 uncontradicted results, unless
/// its standard forbids it.
@Suite struct ConsensusTests {
  @Test(arguments: Consensus.table)
  func `agrees with as many vectors as the table has`(row: Consensus) throws {
    let covered = try row.vectors().count
    #expect(covered == row.covered)
    #expect(try covered - row.differences().count == row.agreed)
  }

  @Test(arguments: Consensus.table)
  func `agrees with 97 in a hundred, or has a clause against it`(row: Consensus) {
    #expect(row.covered > 0)
    #expect(row.reachesLeast || row.reasons.contains { $0.contains("section") })
    #expect(row.reasons.isEmpty == (row.agreed == row.covered), "a difference needs a reason")
  }

  @Test func `every difference is listed, and no other`() throws {
    let differences = Set(try Consensus.table.flatMap { try $0.differences() })
    let listed = try ConsensusDifference.listed()
    #expect(differences.subtracting(listed).map(\.line).sorted() == [])
    #expect(listed.subtracting(differences).map(\.line).sorted() == [])
  }

  @Test func `no vector is left out silently`() throws {
    let table = Dictionary(grouping: Consensus.table, by: \.kind)
    for kind in try Vector.kinds() {
      let unreached = try Vector.all(of: kind).filter { vector in
        vector.isUncontestedOpinion && !table[kind, default: []].contains { $0.asks(vector) }
      }
      let reasons = Consensus.unreached[kind, default: [:]]
      #expect(Set(unreached.map(\.dialect)) == Set(reasons.keys), "\(kind)")
    }
  }
}
