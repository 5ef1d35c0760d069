#!/usr/bin/env python3
"""Measures x264's settings on clips that segue makes, and prints the tables of x264.md.

usage: x264.py [ROUNDS [FOLDER]]   from the top of the repository, after `make build`; needs ffmpeg and 4 GB in FOLDER.

Every round runs plain `veryfast` and each candidate once on each clip, in random order; a ratio is of the medians. Reading
the frames alone is measured too, and taken off. SSIM is FFmpeg's, of all planes, of the worst frame and of the mean one.
"""
import os, random, re, statistics, subprocess, sys, time

rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
folder = sys.argv[2] if len(sys.argv) > 2 else "/tmp/segue-x264"
segue = ".build/release/segue"

news = ["--from", "Samples/full-screen-return/detail.png", "--to", "Samples/full-screen-return/list.png"]
magazine = ["--from", "Samples/pull-up-close/article.png", "--to", "Samples/pull-up-close/list.png"]
drag = ["--hold-last", "0", "--gesture", "down 20 400, move 350 400 1s, up"]
settle = ["--hold-last", "150ms", "--gesture", "down 20 400, move 215 400 250ms, up"]
slow = ["--hold-last", "0", "-t", f"{folder}/slow-close.yaml"]
quick = ["--hold-last", "0", "-t", "pull-up-close"]
# Name: flags, frames (None: all).
clips = {
    f"{motion} {pages}": (["--hold-first", "0"] + flags + pair, frames)
    for pages, pair in [("news", news), ("magazine", magazine)]
    for motion, flags, frames in [
        ("drag", drag, 60), ("settle", settle, None), ("slow close", slow, None), ("close", quick, None)]
}
clips["still news"] = (["--hold-first", "2s", "--hold-last", "2500ms"] + news, None)

own = "mbtree=1:rc-lookahead=10:aq-strength=1.4:chroma-qp-offset=-2:b-bias=100:partitions=i8x8,i4x4,b8x8:ref=2:" \
    "trellis=1:deblock=-1,-1:sync-lookahead=0"
# Name: preset, parameters. The first is what the others are compared with.
candidates = {
    "veryfast": ("veryfast", ""),
    "our own": ("superfast", own),
    "our own, without trellis": ("superfast", own + ":trellis=0"),
    "our own, with subme=2": ("superfast", own + ":subme=2"),
    "superfast": ("superfast", ""),
}
baseline = next(iter(candidates))


def timed(command):
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status: sys.exit(f"failed: {command}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def path(clip, ending): return f"{folder}/{clip.replace(' ', '-')}{ending}"


def make(clip):
    flags, frames = clips[clip]
    if os.path.exists(path(clip, ".y4m")): return
    subprocess.run([segue, "export-video", "-q", "-o", path(clip, "/")] + flags, check=True)
    subprocess.run(
        ["ffmpeg", "-v", "error", "-y", "-framerate", "60", "-i", path(clip, "/frame-%05d.png")]
        + (["-frames:v", str(frames)] if frames else [])
        + ["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+bilinear,format=yuv420p",
           path(clip, ".y4m")], check=True)
    subprocess.run(["rm", "-r", path(clip, "")], check=True)


def reading(clip): return ["ffmpeg", "-v", "error", "-i", path(clip, ".y4m"), "-f", "null", "-"]


def encoding(clip, candidate):
    preset, parameters = candidates[candidate]
    # As Sources/Media/Movie has it.
    return ["ffmpeg", "-v", "error", "-y", "-i", path(clip, ".y4m"), "-c:v", "libx264", "-preset", preset, "-crf", "18",
            "-profile:v", "high", "-threads", "4", "-g", "120", "-flags", "+bitexact", "-fflags", "+bitexact",
            "-x264-params", ":".join(filter(None, ["cpu-independent=1", parameters])), f"{folder}/out.mp4"]


def quality(clip):
    told = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", f"{folder}/out.mp4", "-i", path(clip, ".y4m"), "-lavfi", "ssim=stats_file=-",
         "-f", "null", "-"], capture_output=True, text=True, check=True).stdout
    found = [float(value) for value in re.findall(r"All:([\d.]+)", told)]
    return min(found), statistics.mean(found)


os.makedirs(folder, exist_ok=True)
shown = subprocess.run([segue, "transitions", "show", "pull-up-close"], capture_output=True, text=True, check=True).stdout
with open(f"{folder}/slow-close.yaml", "w") as file: file.write(shown.replace("700ms", "1400ms"))

times, facts, rest = {}, {}, {}
for clip in clips:
    make(clip)
    rest[clip] = [statistics.median(column) for column in zip(*(timed(reading(clip)) for _ in range(5)))]
for round in range(rounds):
    for clip in clips:
        for candidate in random.sample(list(candidates), len(candidates)):
            times.setdefault((clip, candidate), []).append(timed(encoding(clip, candidate)))
            with open(f"{folder}/out.mp4", "rb") as file: coded = file.read()
            if (clip, candidate) not in facts: facts[clip, candidate] = (coded, *quality(clip))
            if coded != facts[clip, candidate][0]: sys.exit(f"{candidate} of {clip} differs from run to run")

print(f"{os.cpu_count()} cores, {rounds} rounds\n")
for candidate in candidates:
    print(f"{candidate}\n\n| clip | wall | CPU | size | worst frame | mean | memory |\n|---|---|---|---|---|---|---|")
    for clip in clips:
        def median(candidate, column): return statistics.median(run[column] for run in times[clip, candidate])
        def net(candidate, column): return median(candidate, column) - rest[clip][column]
        coded, worst, mean = facts[clip, candidate]
        first = facts[clip, baseline]
        if candidate == baseline:
            print(f"| {clip} | {net(candidate, 0):.2f} s | {net(candidate, 1):.2f} s | {len(coded) / 1000:.0f} kB "
                  f"| {worst:.4f} | {mean:.4f} | {median(candidate, 2):.0f} MB |")
        else:
            print(f"| {clip} | {net(candidate, 0) / net(baseline, 0):.2f} | {net(candidate, 1) / net(baseline, 1):.2f} "
                  f"| {len(coded) / len(first[0]):.3f} | {(worst - first[1]) * 1e4:+.0f} | {(mean - first[2]) * 1e4:+.0f} "
                  f"| {median(candidate, 2) - median(baseline, 2):+.0f} MB |")
    print()
