/// The fields that have a word beside their title.
///
/// A disabled field never has one.
public enum FieldMark: Sendable {
  /// The required ones have the word “required”.
  case required

  /// The optional ones have the word “optional”, which is better if most fields are required.
  case optional
}
