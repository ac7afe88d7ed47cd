#!/bin/sh
# parallel.sh N OPTION...: makes the N parts of a run of nonet generate with GNU parallel, as many at once as there are cores. Prints the
# puzzles in the order of the run. NONET names the program if it is not in the PATH.
#
#     parallel.sh 16 --count 1000000 --seed 7 --level hard > puzzles.txt
set -eu
parts=$1
shift
seq "$parts" | parallel --keep-order --quote "${NONET:-nonet}" generate --threads 1 "$@" --shard "{}/$parts"
