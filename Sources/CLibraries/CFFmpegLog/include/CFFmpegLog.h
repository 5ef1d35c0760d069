#pragma once

/// Sends FFmpeg's messages here instead of to stderr: from now on the last line of level "error" or worse is kept per
/// thread, and nothing is printed. Call it once, before any other FFmpeg function.
void segue_ffmpeg_log_start(void);

/// The last error line FFmpeg logged on this thread since the last call, or an empty string. Valid until this thread's
/// next FFmpeg call.
const char *segue_ffmpeg_log_take(void);
