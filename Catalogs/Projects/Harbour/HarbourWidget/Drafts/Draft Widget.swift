import SwiftUI

// An exception of the synchronized folder: in no target.
let draft = Text("Draft of a widget")
