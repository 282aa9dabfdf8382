#pragma once

// What only the C library says of its memory, and Swift's module of it does not.

/// Has the allocator keep what is freed for what comes next, and take memory of the system in large
/// steps; nothing if the C library knows no such settings.
void phrasebook_keep_memory(void);
