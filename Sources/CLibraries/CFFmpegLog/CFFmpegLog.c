#include "CFFmpegLog.h"

#include <libavutil/log.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static _Thread_local char last_line[512];
static _Thread_local char taken_line[512];

// A va_list cannot be read from Swift, hence C.
static void keep_last_error(void *context, int level, const char *format, va_list arguments) {
  if (level > AV_LOG_ERROR) return;
  // Without "[png @ 0x5570a129e980]", which is another one on every run.
  int prefix = 0;
  av_log_format_line(context, level, format, arguments, last_line, sizeof last_line, &prefix);
  last_line[strcspn(last_line, "\n")] = 0;
}

void segue_ffmpeg_log_start(void) { av_log_set_callback(keep_last_error); }

const char *segue_ffmpeg_log_take(void) {
  memcpy(taken_line, last_line, sizeof taken_line);
  last_line[0] = 0;
  return taken_line;
}
