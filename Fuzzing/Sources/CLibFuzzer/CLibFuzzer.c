#include "CLibFuzzer.h"

/// Defined by libFuzzer.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*run)(const uint8_t *, size_t));

/// Defined in Swift.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/// SwiftPM links an executable with `main` as another name of this function, which it expects of the
/// module `fuzz`, so that libFuzzer's own `main` is not used.
int fuzz_main(int count, char **arguments) {
  return LLVMFuzzerRunDriver(&count, &arguments, LLVMFuzzerTestOneInput);
}
