#include "CSections.h"

#if defined(__ELF__)

// Linkers give these names to the bounds of a section whose name is a C identifier. Without a
// module with embedded tables the section does not exist, and both are NULL.
extern const phrasebook_module __start_phrasebook_modules[]
    __attribute__((weak, visibility("hidden")));
extern const phrasebook_module __stop_phrasebook_modules[]
    __attribute__((weak, visibility("hidden")));

size_t phrasebook_module_count(void) {
  return (size_t)(__stop_phrasebook_modules - __start_phrasebook_modules);
}

const void *phrasebook_module_class(size_t index) { return __start_phrasebook_modules[index](); }

#else

size_t phrasebook_module_count(void) { return 0; }

const void *phrasebook_module_class(size_t index) { return &phrasebook_module_count; }

#endif
