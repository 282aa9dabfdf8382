#pragma once

// gettext, which Swift's module of the C library leaves out.
#include <libintl.h>

/// How many blocks of memory this process has taken so far; 0 where that cannot be counted.
unsigned long allocation_count(void);
