#!/usr/bin/env bash
# Checks everything, here and in continuous integration alike, and stops at the first failure.
# The steps share one build: swift-syntax is compiled once.
#
#   scripts/check.sh                 the usual checks
#   scripts/check.sh --sanitize      only the tests under sanitizers, which build the package twice
#   scripts/check.sh --fuzz MINUTES  the usual checks, then so many minutes of each fuzz target
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

mode=${1:-}
case $mode in
  "" | --sanitize) ;;
  --fuzz) minutes=${2:?--fuzz needs the minutes of each target, such as 0.1} ;;
  *)
    echo "usage: scripts/check.sh [--sanitize | --fuzz MINUTES]" >&2
    exit 64
    ;;
esac

# Read by Package.swift: warnings are errors in our own targets, never in other packages.
export PHRASEBOOK_STRICT=1

# Set by .ci/run, whose build is the only one: modules are compiled whole, without debug information.
flags=()
if [[ -n ${PHRASEBOOK_WHOLE_MODULES:-} ]]; then
  flags=(-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 -debug-info-format none)
fi

# Set by .ci/run: only the step below runs the fuzz targets. They have so many seconds each, or what is left until
# so many seconds after the start.
fuzz_seconds=${PHRASEBOOK_FUZZ_SECONDS:-}
fuzz_end=${PHRASEBOOK_FUZZ_END:-}
unset PHRASEBOOK_FUZZ_SECONDS PHRASEBOOK_FUZZ_END

started=$SECONDS
step() { printf '\n==> %s  (%d s)\n' "$*" "$((SECONDS - started))"; }

# Two builds. The C targets run in the first, under the address and the undefined-behaviour sanitizer: Swift on Linux
# takes only the former as an option, whose library has both. Threads run in the second.
if [[ $mode == --sanitize ]]; then
  export ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 TSAN_OPTIONS=halt_on_error=1
  for sanitizer in address thread; do
    case $sanitizer in
      thread)
        checks=(-Xswiftc -DTHREAD_SANITIZER)
        filter='ExtractionRunTests|FactsRunTests|PhrasebookMemoryTests|LiveProjectTests|ConcurrentSyncTests'
        ;;
      *)
        checks=(-Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined)
        filter='PhrasebookTests\.|PhrasebookTablesTests|PhrasebookServicesTests|HostileInputTests|DamagedTableTests'
        ;;
    esac
    step "sanitizer $sanitizer: $filter"
    swift test "${flags[@]}" --scratch-path ".build/$sanitizer" --sanitize "$sanitizer" "${checks[@]}" \
      --filter "$filter"
  done
  step "no sanitizer found anything"
  exit
fi

step "format: swift format lint --strict"
linted=()
for path in Package.swift Sources Tests Plugins Benchmarks Fuzzing/Package.swift Fuzzing/Sources; do
  if [[ -e $path ]]; then linted+=("$path"); fi
done
swift format lint --strict --parallel --recursive "${linted[@]}"

step "prose: scripts/check-prose"
scripts/check-prose

step "from source, as the README says: swift build -c release --product phrasebook"
env -u PHRASEBOOK_STRICT swift build -c release --product phrasebook
.build/release/phrasebook --version

step "build: warnings are errors, every import is a declared dependency"
swift build --build-tests "${flags[@]}" --explicit-target-dependency-import-check error

step "tests, the architecture's among them: swift test"
log=.build/tests.log
# The command takes several times as long as a debug build.
export PHRASEBOOK_COMMAND=$PWD/.build/release/phrasebook
# What starts and what passes is said by the last line: a thousand tests do.
if ! swift test "${flags[@]}" 2>&1 | tee "$log" |
  awk '/ Test run with / || !/^(◇|✔|↳)/ { print; fflush() }'; then
  # Among a thousand tests that passed nobody finds the one that did not.
  printf '\n==> what failed\n'
  grep -A 4 '^✘' "$log" || true
  exit 1
fi

# A process of its own, which a trap may stop. Another commit tries other changes.
if [[ -n $fuzz_seconds$fuzz_end ]]; then
  seed=$((16#$(git rev-parse --short=8 HEAD 2>/dev/null || echo 0)))
  if [[ -n $fuzz_seconds ]]; then
    budget=PHRASEBOOK_FUZZ_SECONDS=$fuzz_seconds
  else
    left=$((fuzz_end - (SECONDS - started)))
    # A test runs on each processor.
    budget=PHRASEBOOK_FUZZ_TOTAL_SECONDS=$(((left > 0 ? left : 0) * $(getconf _NPROCESSORS_ONLN)))
  fi
  step "fuzz targets without coverage, $budget, seed $seed: swift test --filter FuzzTests"
  if ! env "$budget" PHRASEBOOK_FUZZ_SEED=$seed \
    swift test --skip-build "${flags[@]}" --filter 'FuzzTests\.' >.build/fuzz.log 2>&1; then
    tail -n 40 .build/fuzz.log
    echo "error: the inputs of the targets that did not end are in .build/fuzz" >&2
    exit 1
  fi
  grep '^fuzz: ' .build/fuzz.log || true
fi

# In part: the peers of the Python that continuous integration has, on one catalog of ours.
if [[ -n ${PHRASEBOOK_PYTHON:-} ]]; then
  step "edits of other tools come home: scripts/exchange-quality.py"
  for format in po csv arb strings; do
    "$PHRASEBOOK_PYTHON" scripts/exchange-quality.py Catalogs/phrasebook --phrasebook .build/release/phrasebook \
      --catalogs 1 --only "$format" --at-least 100
  done
fi

step "our own catalogs: swift run phrasebook check"
swift run "${flags[@]}" phrasebook check

step "the benchmarks compile: swift build --package-path Benchmarks"
env -u PHRASEBOOK_STRICT swift build --package-path Benchmarks "${flags[@]}"

step "runtime only: an app without traits resolves no third-party package"
scripts/check-traits.sh

if [[ $mode == --fuzz ]]; then
  step "fuzz targets, $minutes minutes each: scripts/fuzz"
  scripts/fuzz "$minutes"
fi

step "all checks passed"
