#pragma once

#include <stddef.h>

// The files of SDK/, embedded unchanged.

/// The texts of all SDK/*.swiftinterface files, each followed by a zero byte.
const unsigned char *_Nonnull phrasebook_interfaces(size_t *_Nonnull count);

/// The text of SDK/frameworks.txt.
const unsigned char *_Nonnull phrasebook_frameworks(size_t *_Nonnull count);
