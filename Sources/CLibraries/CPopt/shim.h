#pragma once

#include <popt.h>
#include <stdio.h>

// C's standard streams are global variables, which Swift 6 does not let one touch.
static inline FILE *segue_stdout(void) { return stdout; }

// popt gives one name to the structure and to a pointer to it, which Swift cannot tell apart.
typedef struct poptOption segue_option;
