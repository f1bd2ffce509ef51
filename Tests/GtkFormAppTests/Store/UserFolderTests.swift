import Foundation
import Testing

@testable import GtkFormApp

@Suite struct UserFolderTests {
  @Test(arguments: [
    (UserFolder.data, "/home/mei/.local/share/GtkFormApp"),
    (.configuration, "/home/mei/.config/GtkFormApp"),
    (.state, "/home/mei/.local/state/GtkFormApp"),
  ])
  func `is in the home folder`(folder: UserFolder, path: String) {
    #expect(folder.path { ["HOME": "/home/mei"][$0] } == path)
    for ignored in ["", "relative"] {
      let environment = ["HOME": "/home/mei", folder.rawValue: ignored]
      #expect(folder.path { environment[$0] } == path)
    }
  }

  @Test(arguments: [UserFolder.data, .configuration, .state])
  func `is the one that its environment variable names`(folder: UserFolder) {
    let environment = ["HOME": "/home/mei", folder.rawValue: "/srv/mei"]
    #expect(folder.path { environment[$0] } == "/srv/mei/GtkFormApp")
    #expect(folder.variable { environment[$0] } == folder.rawValue)
  }
}
