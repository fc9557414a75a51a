# Sourced by the other scripts. Afterwards: the current directory is the repository's root, the tools that this project
# installed come first on PATH, and `say`, `fail` and the versions of the tools are known.
# shellcheck shell=bash

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf 'bianpai: %s\n' "$*"; }

# Ends the script with one line: what went wrong, and what to do about it.
fail() {
    printf 'bianpai: %s\n' "$*" >&2
    exit 1
}

trunk_version=0.21.14
wasm_split_version=0.2.4
# The page and the command line tool must be of exactly one version, so it is written in one place only.
wasm_bindgen_version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock)

# A folder for each version, outside of the repository: a clean clone finds them again, and nobody's own tools are
# replaced.
tools=${BIANPAI_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/bianpai}
PATH=$tools/trunk-$trunk_version/bin:$tools/wasm_split_cli_support-$wasm_split_version/bin:$tools/wasm-bindgen-cli-$wasm_bindgen_version/bin:$PATH
# A shell that has not been reopened since Rust was installed lacks this one.
PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin
export PATH

target_dir=${CARGO_TARGET_DIR:-target}
