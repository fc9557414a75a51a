# Sourced before Trunk runs a release. Trunk would otherwise look for a newer version of itself.
# shellcheck shell=bash
export TRUNK_SKIP_VERSION_CHECK=true
# The custom is that any value counts; Trunk takes only these two.
if [ -n "${NO_COLOR:-}" ]; then export NO_COLOR=true; fi
# The program is cut where the app says `cfg(parts)`, and the cut needs to know who calls whom (scripts/parts).
export BIANPAI_PARTS=1
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS='--cfg erase_components --cfg parts -C link-arg=--emit-relocs'
