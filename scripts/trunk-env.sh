# Sourced before Trunk runs. Trunk would otherwise look for a newer version of itself.
# shellcheck shell=bash
export TRUNK_SKIP_VERSION_CHECK=true
# The custom is that any value counts; Trunk takes only these two.
if [ -n "${NO_COLOR:-}" ]; then export NO_COLOR=true; fi
