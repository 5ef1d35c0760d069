# make demo   builds segue and makes four previews from Samples/
# make test   runs all tests
# Both install what is missing first (Debian and Ubuntu: apt-get; macOS: Homebrew).

.PHONY: build demo test lint docs install clean setup setup-test

# Processors with AVX2 get code for it; the pictures are the same without.
SIMD := $(shell grep -qs avx2 /proc/cpuinfo && echo -Xcc -mavx2)
RELEASE := -c release $(SIMD)
# The tests look inside modules, which a plain release build does not allow: they have a build of their own.
TESTING := $(RELEASE) -Xswiftc -enable-testing --scratch-path .build/testing
SEGUE := .build/release/segue
PREFIX ?= /usr/local

LIBRARIES := libavcodec-dev libavformat-dev libavutil-dev liblcms2-dev libimagequant-dev libpopt-dev \
  libcairo2-dev fonts-dejavu-core libyaml-dev pkg-config
TEST_TOOLS := ffmpeg gifsicle python3-pil python3-jsonschema webp imagemagick chromium
FORMULAE := ffmpeg little-cms2 libimagequant popt cairo libyaml pkgconf
# Homebrew has no formula of Python's jsonschema: without it, the tests that need it are left out there.
TEST_FORMULAE := gifsicle pillow webp imagemagick

build: setup
	swift build $(RELEASE) --product segue

demo: build
	@mkdir -p demo
	cd Samples/full-screen-return && ../../$(SEGUE) $$(cat command.txt) -o ../../demo/return.mp4 -o ../../demo/return.gif
	cd Samples/pull-up-close && ../../$(SEGUE) $$(cat command.txt) -o ../../demo/close.mp4 -o ../../demo/close.gif
	@echo && ls -l demo

test: setup setup-test
	swift test $(TESTING)

lint:
	swift format lint --strict --recursive Sources Tests Package.swift

# The pictures in README.md.
docs: build
	cd Samples/full-screen-return && ../../$(SEGUE) $$(cat command.txt) -o preview.gif
	cd Samples/pull-up-close && ../../$(SEGUE) $$(cat command.txt) -o preview.gif
	cd Samples/full-screen-return && ../../$(SEGUE) still -t full-screen-return --from detail.png --to list.png \
	  --sheet 6 -W 1200 -o sheet.png
	cd Samples/full-screen-return && ../../$(SEGUE) inspect --from detail.png --to list.png --plot curves.svg

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
