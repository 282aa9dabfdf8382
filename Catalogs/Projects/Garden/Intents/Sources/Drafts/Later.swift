import SwiftUI

// The manifest excludes this folder: nothing here is built, nothing here is a key.
let later = Text("Written for later")
