#pragma once

#include "cli/commands/puzzle_run.h"
#include "cli/commands/solve_answers.h"

namespace nonet {

/// The limit of `solve` without `--limit`.
inline constexpr std::uint64_t kDefaultSolveLimit = 2;

/// True when a BatchTeam finds everything that the options ask for.
bool can_solve_many(const Arguments& arguments);

/// Runs `nonet solve` on all cores: a team of threads solves classic puzzles in blocks, and `others` visits every other
/// puzzle. Answers and messages come in the order of the input.
void solve_many(const Arguments& arguments, Console& console, SolveAnswers& answers, PuzzleRun& others);

}  // namespace nonet
