#pragma once

#include <stdbool.h>

// What the compiler was told about the processor shows in macros only.
static inline const char *segue_vector_extension(void) {
#if defined(__AVX2__)
  return "AVX2";
#elif defined(__SSE2__)
  return "SSE2";
#elif defined(__ARM_NEON)
  return "NEON";
#else
  return "none";
#endif
}

// Asks for the cache line of an address that will be read soon; any address will do.
static inline void segue_prefetch(const void *address) { __builtin_prefetch(address, 0, 3); }

// Whether AVX2 code can run here: the processor has it, and the system saves its registers.
static inline bool segue_processor_has_avx2(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2");
#else
  return false;
#endif
}

// Whether code of this build can run here. The one thing that a build may ask for beyond the architecture is AVX2.
static inline bool segue_processor_suffices(void) {
#if defined(__AVX2__)
  return segue_processor_has_avx2();
#else
  return true;
#endif
}
