#pragma once

#include <stddef.h>

// The content of a section of the program, whose bounds only the linker knows.

/// Gives the class that holds a module's embedded tables.
typedef const void *_Nonnull (*phrasebook_module)(void);

/// Returns the number of modules of the program with embedded tables; 0 on platforms without ELF.
size_t phrasebook_module_count(void);

/// The class of one of them. `index` is less than the count.
const void *_Nonnull phrasebook_module_class(size_t index);
