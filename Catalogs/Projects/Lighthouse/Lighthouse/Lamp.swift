import Foundation

func lamp() -> String { NSLocalizedString("Lamp", comment: "The light of the house") }
