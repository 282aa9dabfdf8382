#pragma once

// Settings of the C library's allocator that Swift's module of it lacks.

/// Makes the allocator keep freed memory and request memory from the system in large steps; does
/// nothing if the C library lacks such settings.
void phrasebook_keep_memory(void);
