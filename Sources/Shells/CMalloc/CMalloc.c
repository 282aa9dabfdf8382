#include "CMalloc.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void phrasebook_keep_memory(void) {
#ifdef __GLIBC__
  // Only the used part of it costs memory.
  mallopt(M_TOP_PAD, 16 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}
