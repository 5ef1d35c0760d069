#pragma once

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

// Lets the system have pictures back as soon as they are freed. By default glibc keeps more and more of such blocks: what
// was needed to read the pages would still be held while a movie is encoded.
static inline void segue_return_large_blocks(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}
