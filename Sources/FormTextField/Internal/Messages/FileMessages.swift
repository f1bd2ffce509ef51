import GenericForm

// Files and pictures.

nonisolated extension ValidationMessage {
  static let fileMessages: [Self] = [
    .chooseFile, .choosePicture, .clearFile, .chooseFileAgain, .fileIsFolder, .fileIsUnreadable,
    .notAPicture, .noPreview, .images, .audioFiles, .videos, .textFiles, .fileType(["pdf", "odt"]),
    .fileSize(5_000_000),
  ]

  static let chooseFile = Self(key: "file.choose", "Choose a file, or drop one here")
  static let choosePicture = Self(
    key: "file.choosePicture", "Choose or drop a picture")
  static let clearFile = Self(key: "file.clear", "Remove the file")
  static let chooseFileAgain = Self(
    key: "file.missing", "Choose the file again: it was moved or deleted")
  static let fileIsFolder = Self(key: "file.folder", "Choose a file: this is a folder")
  static let fileIsUnreadable = Self(
    key: "file.unreadable", "Choose another file: this one cannot be read")
  static let notAPicture = Self(
    key: "file.picture", "Choose another picture: this one cannot be shown")
  static let noPreview = Self(key: "file.noPreview", "No preview")

  static let images = Self(key: "file.images", "Images")
  static let audioFiles = Self(key: "file.audio", "Audio files")
  static let videos = Self(key: "file.videos", "Videos")
  static let textFiles = Self(key: "file.texts", "Text files")

  static func fileType(_ types: [FileType]) -> Self {
    Self(
      key: "file.type", "Choose a file of one of these types: {types}",
      arguments: ["types": .text(FileType.listed(types))])
  }

  static func fileSize(_ bytes: Int) -> Self {
    Self(
      key: "file.size", "Choose a file of at most {size}",
      arguments: ["size": .text(sizeText(bytes))])
  }
}
