#pragma once

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
