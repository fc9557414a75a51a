# Names for what is done often. The work itself is in scripts/, one small file each.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help serve dist test bench fuzz fmt lint doc test-native test-browser shots setup clean

help: ## show this list
	@echo 'make <what>, where <what> is one of'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name text; do printf '  %-14s %s\n' "$$name" "$$text"; done

serve: ## build the release and serve it on http://127.0.0.1:8080/ (PORT=… for another port)
	@scripts/serve $(PORT)

dist: ## build the site into dist/: static files for any web host, under any path
	@scripts/dist

test: setup lint doc test-native test-browser ## everything that must hold before a change lands

bench: ## measure; prints a table and writes target/bench.json
	@scripts/bench

fuzz: ## read changed and mixed copies of hostile input for 60 seconds a target (SECONDS=… for another time)
	@scripts/fuzz $(SECONDS)

fmt: ## format the code in place
	@cargo fmt

lint: ## formatting, and clippy for the engine and the app
	@scripts/lint

doc: ## the engine's reference, warnings denied
	@scripts/doc

test-native: ## the engine's tests: no browser and no built site needed
	@scripts/test-native

test-browser: ## build the site and test it in Chromium (ONLY=… for the tests whose name contains it)
	@scripts/test-browser $(ONLY)

shots: ## pictures of pages: HASHES="#/ #/events" STORAGE=file.json, into target/screenshots/
	@SHOTS='$(HASHES)' SHOTS_STORAGE='$(STORAGE)' scripts/shots

setup: ## install whatever of the tools is missing
	@scripts/setup rust site browser

clean: ## remove what was built (installed tools stay)
	@rm -rf dist && cargo clean
