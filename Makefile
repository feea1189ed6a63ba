# The commands of this repository. `make demo` and `make test` set up a new Debian machine that has a Swift toolchain.

SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
# SwiftPM passes module aliases in the order of its hashes. Without a fixed order, it rebuilds SwiftNIO.
export SWIFT_DETERMINISTIC_HASHING := 1
.PHONY: help demo test check bench conformance setup tools dist site

UNDERSTUDY := Tools/.build/debug/understudy

help:            ## List the commands
	@grep -hE '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 16

setup:           ## Install missing system packages and copy fonts and icons into the package
	@Scripts/setup

tools: setup     ## Build the understudy command
	@echo "== Building the understudy command (first time: about two minutes)"
	@swift build --package-path Tools --product understudy

demo: tools      ## Run the flows of the examples headless, and write out/demo/index.html
	@Scripts/demo
	@echo "Open $(CURDIR)/out/demo/index.html"

test: setup      ## Run every test
	@Scripts/test

check:           ## Check layering, formatting, and file sizes
	@Scripts/check

bench: setup     ## Run the benchmarks, and compare them with the installed peers
	@Scripts/bench

conformance:     ## Write docs/conformance.md, docs/compatibility.md, docs/surface.md, and the lists of frameworks
	@python3 Scripts/conformance.py
	@python3 Scripts/frameworks.py
	@python3 Scripts/compatibility.py
	@python3 Scripts/census

site: tools      ## Build the documentation as a static site in out/site
	@for module in UIKitTesting Presenters; do swift build --target $$module; done
	@Scripts/site

dist:            ## Pack the command with a prebuilt UIKit as dist/understudy-VERSION-linux-ARCH.tar.zst and a .deb
	@Scripts/dist
