#pragma once

/// Returns the contents of the file VERSION when the command was built, with its line break.
const char *_Nonnull phrasebook_version(void);
