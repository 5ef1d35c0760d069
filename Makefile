# make demo       builds segue and makes five previews from Samples/
# make test       runs all tests
# make bench      measures frames against memcpy, exports against the encoder alone, memory, allocations and the start
# make bench-gif  measures GIFs against those of ffmpeg and gifsicle: size, quality, time
# make fuzz       reads broken files for ten minutes, or for SECONDS=60
# All install what is missing first (Debian and Ubuntu: apt-get; macOS: Homebrew).

.PHONY: build demo test bench bench-gif fuzz lint docs install clean setup setup-test

# Processors with AVX2 get code for it; the pictures are the same without.
SIMD := $(shell grep -qs avx2 /proc/cpuinfo && echo -Xcc -mavx2)
RELEASE := -c release $(SIMD)
# The tests look inside modules, which a plain release build does not allow: they have a build of their own.
TESTING := $(RELEASE) -Xswiftc -enable-testing --scratch-path .build/testing
SEGUE := .build/release/segue
PREFIX ?= /usr/local

LIBRARIES := libavcodec-dev libavformat-dev libavutil-dev liblcms2-dev libimagequant-dev libpopt-dev \
  libcairo2-dev fonts-dejavu-core libyaml-dev pkg-config
TEST_TOOLS := ffmpeg gifsicle python3-pil python3-jsonschema webp imagemagick chromium qemu-user
FORMULAE := ffmpeg little-cms2 libimagequant popt cairo libyaml pkgconf
# Homebrew has no formula of Python's jsonschema: without it, the tests that need it are left out there.
TEST_FORMULAE := gifsicle pillow webp imagemagick

build: setup
	swift build $(RELEASE) --product segue

demo: build
	@mkdir -p demo
	$(SEGUE) export-video Samples/full-screen-return/scene.yaml -o demo/return.mp4 -o demo/return.gif
	$(SEGUE) export-video Samples/pull-up-close/scene.yaml -o demo/close.mp4 -o demo/close.gif
	$(SEGUE) export-video Samples/walk/scene.yaml -o demo/walk.gif
	@echo && ls -l demo

test: setup setup-test
	swift test $(TESTING)

# Medians of work and yardstick run in turn, as a Markdown table, and what has changed since the last run. Takes minutes;
# QUICK=1 takes seconds and only shows that all of it runs, LONG=1 exports 36,000 frames. JSON=FILE also writes the run
# for machines. PEERS=FOLDER, with PYTHON=PROGRAM, lets the scripts in it do the same by other means: see Peers.swift.
# It never fails because of a time.
bench: build
	swift build $(RELEASE) --product benchmark
	.build/release/benchmark --record .build/bench$(if $(QUICK),-quick).json $(if $(QUICK),--quick) $(if $(LONG),--long) \
	  $(if $(JSON),--json $(JSON)) $(if $(PEERS),--peers $(PEERS)) $(if $(PYTHON),--python $(PYTHON))

# Our GIFs of four clips at many qualities, beside those of ffmpeg and gifsicle, as Markdown tables, and what they are to
# reach; draws the first clip as Samples/gif-quality.svg and Samples/gif-closeup.png. Takes a quarter of an hour; QUICK=1
# takes seconds, draws nothing and only shows that all of it runs. JSON=FILE also writes the run for machines.
# PYTHON=PROGRAM, one with PyPI's ssimulacra2, also measures that.
bench-gif: build setup-test
	swift build $(RELEASE) --product benchmark
	.build/release/benchmark gif $(if $(QUICK),--quick,--plot Samples/gif-quality.svg --closeup Samples/gif-closeup.png) \
	  $(if $(JSON),--json $(JSON)) $(if $(PYTHON),--python $(PYTHON))

# libFuzzer is part of Swift's Linux toolchain, and gold cannot link it. What it finds is left in .build/fuzzing; build
# the product 'fuzz' plainly and give it such a file to see the fault again. FUZZING builds the entry point; Swift's own
# handler of faults would keep them from libFuzzer.
FUZZ := .build/fuzzing
SECONDS ?= 600

fuzz: setup
	swift build --product fuzz -c release --scratch-path $(FUZZ) -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library \
	  -Xswiftc -DFUZZING -Xswiftc -use-ld=lld
	@mkdir -p $(FUZZ)/corpus
	SWIFT_BACKTRACE=enable=no $(FUZZ)/release/fuzz -max_total_time=$(SECONDS) -timeout=2 -rss_limit_mb=1024 -dict=Sources/fuzz/words.dict \
	  -artifact_prefix=$(FUZZ)/ -print_final_stats=1 $(FUZZ)/corpus Tests/SegueKitTests/Corpus Sources/SegueKit/Presets

lint:
	swift format lint --strict --recursive Sources Tests Package.swift

# The pictures in README.md.
docs: build
	$(SEGUE) export-video Samples/full-screen-return/scene.yaml -o Samples/full-screen-return/preview.gif
	$(SEGUE) export-video Samples/pull-up-close/scene.yaml -o Samples/pull-up-close/preview.gif
	$(SEGUE) export-video Samples/walk/scene.yaml -W 200 --fps 20 --colors 128 -o Samples/walk/preview.gif
	$(SEGUE) still Samples/full-screen-return/scene.yaml --sheet 6 -W 1200 -o Samples/full-screen-return/sheet.png
	$(SEGUE) inspect Samples/full-screen-return/scene.yaml --plot Samples/full-screen-return/curves.svg
	$(SEGUE) inspect Samples/walk/scene.yaml --plot Samples/walk/curves.svg
	cd Samples/full-screen-return && for name in $$(../../$(SEGUE) transitions | cut -d' ' -f1); do \
	  case $$name in push|present|card-zoom|shared-axis) from=list to=detail;; *) from=detail to=list;; esac; \
	  ../../$(SEGUE) export-video -t $$name --from $$from.png --to $$to.png -W 130 --fps 20 --colors 128 -q \
	    -o ../presets/$$name.gif || exit 1; \
	done

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(SEGUE) $(DESTDIR)$(PREFIX)/bin/segue

clean:
	rm -rf .build demo

setup:
	@command -v swift >/dev/null || { echo "Swift 6.2 or later is needed: https://www.swift.org/install/" >&2; exit 1; }
	@$(call install_missing,$(LIBRARIES),$(FORMULAE))

setup-test:
	@$(call install_missing,$(TEST_TOOLS),$(TEST_FORMULAE))

# Only what dpkg (or brew) does not know yet is fetched.
ifeq ($(shell uname -s),Darwin)
define install_missing
for name in $(2); do brew list --versions $$name >/dev/null || brew install $$name || exit 1; done
endef
else
define install_missing
missing=; for name in $(1); do dpkg -s $$name >/dev/null 2>&1 || missing="$$missing $$name"; done; \
if [ -n "$$missing" ]; then \
  echo "installing$$missing"; \
  root=; [ "$$(id -u)" = 0 ] || root=sudo; \
  $$root apt-get update -q && DEBIAN_FRONTEND=noninteractive $$root apt-get install -y -q --no-install-recommends $$missing; \
fi
endef
endif
