#!/usr/bin/env bash
# Checks everything, here and in continuous integration alike, and stops at the first failure.
# The steps share one build: swift-syntax is compiled once.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Read by Package.swift: warnings are errors in our own targets, never in other packages.
export PHRASEBOOK_STRICT=1

started=$SECONDS
step() { printf '\n==> %s  (%d s)\n' "$*" "$((SECONDS - started))"; }

step "format: swift format lint --strict"
linted=()
for path in Package.swift Sources Tests Plugins Benchmarks; do
  if [[ -e $path ]]; then linted+=("$path"); fi
done
swift format lint --strict --parallel --recursive "${linted[@]}"

step "build: warnings are errors, every import is a declared dependency"
swift build --build-tests --explicit-target-dependency-import-check error

step "tests, the architecture's among them: swift test"
log=.build/tests.log
if ! swift test 2>&1 | tee "$log"; then
  # Among a thousand tests that passed nobody finds the one that did not.
  printf '\n==> what failed\n'
  grep -A 4 '^✘' "$log" || true
  exit 1
fi

step "our own catalogs: swift run phrasebook check"
swift run phrasebook check

step "runtime only: an app without traits resolves no third-party package"
scripts/check-traits.sh

step "all checks passed"
