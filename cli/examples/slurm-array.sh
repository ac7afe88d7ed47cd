#!/bin/sh
# sbatch slurm-array.sh OPTION...: makes the parts of a run of nonet generate as the tasks of a Slurm array. Task K writes part K to
# puzzles-K.txt, with K in six digits. When all tasks have ended, `cat puzzles-*.txt` prints the puzzles in the order of the run.
#
#     sbatch --array=1-64 slurm-array.sh --count 1000000 --seed 7 --level hard
#
#SBATCH --array=1-16
#SBATCH --cpus-per-task=1
set -eu
part=$SLURM_ARRAY_TASK_ID
file=$(printf 'puzzles-%06d.txt' "$part")
"${NONET:-nonet}" generate --threads "${SLURM_CPUS_PER_TASK:-1}" "$@" --shard "$part/$SLURM_ARRAY_TASK_COUNT" > "$file"
