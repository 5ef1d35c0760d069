#pragma once

/// How often this thread has asked for memory so far: calls of malloc, calloc, realloc, posix_memalign, aligned_alloc
/// and memalign, which is all that Swift goes by. -1 where they cannot be counted, which is without glibc.
///
/// A program that links this has them counted from its start, at the cost of one addition each.
long segue_allocations(void) __attribute__((swift_name("allocationsOfThisThread()")));
