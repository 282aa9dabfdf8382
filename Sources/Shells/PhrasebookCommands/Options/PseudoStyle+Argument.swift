public import ArgumentParser
public import Phrasebook

extension PseudoStyle: ExpressibleByArgument {}
