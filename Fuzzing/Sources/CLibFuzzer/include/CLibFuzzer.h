#ifndef CLIBFUZZER_H
#define CLIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Changes up to `size` bytes at `data` in place, within `maximum` bytes, and returns the new size. Defined by libFuzzer.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maximum);

#endif
