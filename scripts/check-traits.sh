#!/usr/bin/env bash
# Proves that an app which depends on this package with `traits: []` resolves, clones and builds no
# third-party package, with the build plugin too: makes such an app in a temporary folder, looks at
# what SwiftPM wrote, runs it.
# usage: scripts/check-traits.sh [--default-traits]   (with the flag it must fail: a test of the test)
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

traits=', traits: []'
if [[ ${1:-} == --default-traits ]]; then traits=; fi

app=$(mktemp -d)
trap 'rm -rf "$app"' EXIT
cache=$app/cache
mkdir -p "$app/Sources/TinyApp"

# The dependency is named here, so that the folder of the clone may have any name.
cat >"$app/Package.swift" <<MANIFEST
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "TinyApp",
  dependencies: [.package(name: "phrasebook", path: "$root"$traits)],
  targets: [
    .executableTarget(
      name: "TinyApp", dependencies: [.product(name: "Phrasebook", package: "phrasebook")],
      plugins: [.plugin(name: "PhrasebookBuild", package: "phrasebook")])
  ]
)
MANIFEST
cp "$root/scripts/TinyApp.swift" "$app/Sources/TinyApp/main.swift"
cat >"$app/Sources/TinyApp/Localizable.xcstrings" <<'CATALOG'
{ "sourceLanguage" : "en", "version" : "1.0", "strings" : { "title" : {
  "extractionState" : "manual", "localizations" : {
    "en" : { "stringUnit" : { "state" : "translated", "value" : "Tiny" } },
    "pl" : { "stringUnit" : { "state" : "translated", "value" : "Malutki" } } } } } }
CATALOG

fail() {
  echo "error: without traits, $1; every dependency in Package.swift must be used only under" \
    "'condition: .when(traits: [\"Tools\"])'" >&2
  exit 1
}

cd "$app"
# A cache of its own: what another package has already cloned must not hide a clone.
swift package --cache-path "$cache" resolve
swift package --cache-path "$cache" show-dependencies

state=.build/workspace-state.json
[[ -f $state ]] || fail "SwiftPM wrote no $state"
if grep -qE '"(remoteSourceControl|localSourceControl|registry)"' "$state"; then
  fail "another package is resolved ($state names it)"
fi
[[ $(grep -c '"packageRef"' "$state") == 1 ]] || fail "more than one package is resolved"
for folder in .build/checkouts .build/repositories .build/registry "$cache/repositories"; do
  if [[ -d $folder && -n $(ls -A "$folder") ]]; then
    fail "$folder holds $(ls "$folder" | tr '\n' ' ')"
  fi
done

swift build --cache-path "$cache"
.build/debug/TinyApp | tee output
grep -q "Malutki.*5 is many" output || { echo "error: the app does not run as it should" >&2; exit 1; }
