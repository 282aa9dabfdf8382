#pragma once

#include <stdbool.h>
#include <stdint.h>

// Starting a process in C: Foundation waits for all processes that a program leaves behind, and the types
// of posix_spawn differ from system to system in Swift.

/// A process and our ends of its pipes: the process reads from `input`.
typedef struct {
  /// Also the number of its process group; 0 if it was not started.
  int32_t id;
  int32_t input;
  int32_t output;
  int32_t errors;
} phrasebook_process;

/// Starts `/usr/bin/env` with arguments (NULL ends them) as the leader of a process group. The pipes do not
/// block here.
phrasebook_process phrasebook_spawn(char *_Nullable const *_Nonnull arguments);

/// Returns true once a process has ended; it can still be waited for, so its number remains its own.
bool phrasebook_has_ended(int32_t id);
