"""What other tools do to exchange files, one module per family of formats.

A peer is a function of the path of a file and a folder to work in. It reads the file with its tool, changes translations with
`Edits`, writes the file the tool's own way, and returns the edits.
"""
