#pragma once

#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/crc.h>
#include <libavutil/log.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libavutil/sha.h>

// Macros that compute do not reach Swift: each has a function here.
static inline int segue_error_again(void) { return AVERROR(EAGAIN); }
static inline int segue_error_end(void) { return AVERROR_EOF; }
static inline int segue_error_invalid_data(void) { return AVERROR_INVALIDDATA; }
static inline int64_t segue_no_timestamp(void) { return AV_NOPTS_VALUE; }
static inline int segue_error_not_implemented(void) { return AVERROR_PATCHWELCOME; }
