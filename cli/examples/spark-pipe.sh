#!/bin/sh
# spark-pipe.sh N OPTION...: a filter that turns each line K of its input, a number from 1 to N, into part K of a run of nonet generate.
# Spark's RDD.pipe() starts the filter on its workers, once for each partition:
#
#     numbers = sc.parallelize(range(1, 65), 64)
#     puzzles = numbers.pipe("./spark-pipe.sh 64 --count 1000000 --seed 7 --level hard --threads 1")
set -eu
parts=$1
shift
while read -r part; do
  "${NONET:-nonet}" generate "$@" --shard "$part/$parts" < /dev/null
done
