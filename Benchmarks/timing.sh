# What benchmarks that time whole commands have in common; they source it, with a folder in $work.

# The least of $runs runs (five) in hundredths of a millisecond, as $best. $before runs untimed ahead of
# each; the benchmark ends where the command fails with more than $allowed (0).
least() {
  best=
  for _ in $(seq "${runs:-5}"); do
    eval "${before:-:}"
    start=$(date +%s%N)
    "$@" >"$work/said" 2>&1 || [ $? -le "${allowed:-0}" ] || { head -5 "$work/said" >&2; exit 1; }
    took=$((($(date +%s%N) - start) / 10000))
    if [ -z "$best" ] || [ "$took" -lt "$best" ]; then best=$took; fi
  done
}

# keep NAME COMMAND: times it with `least`, and keeps the least time so far as $NAME.
keep() {
  name=$1
  shift
  least "$@"
  eval "known=\${$name:-0}"
  if [ "$known" -eq 0 ] || [ "$best" -lt "$known" ]; then eval "$name=$best"; fi
}

# say NAME TIME [BASE WHAT]: a line with the time, and the ratio to another one where there is one.
say() {
  awk -v name="$1" -v took="$2" -v base="${3:-0}" -v what="${4:-}" 'BEGIN {
    printf "%-36s %9.1f ms", name, took / 100
    if (base > 0) printf "   %6.3f of %s", took / base, what
    print "" }'
}
