#pragma once
#include <cairo.h>
#include <cairo-svg.h>
