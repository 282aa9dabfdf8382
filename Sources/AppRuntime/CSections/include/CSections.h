#pragma once

#include <stddef.h>

// What stands in a section of the program, whose bounds only the linker knows.

/// Gives the class that holds a module's embedded tables.
typedef const void *_Nonnull (*phrasebook_module)(void);

/// How many modules of the program have embedded tables; 0 too where sections are not named as in ELF.
size_t phrasebook_module_count(void);

/// The class of one of them. `index` is less than the count.
const void *_Nonnull phrasebook_module_class(size_t index);
