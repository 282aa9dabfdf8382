import SwiftUI

// In a group of the project, in no target: not a source of anything.
let attic = NSLocalizedString("Attic", comment: "")
