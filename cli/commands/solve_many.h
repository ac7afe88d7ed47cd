#pragma once

#include "cli/commands/solve_answers.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/output/console.h"

namespace nonet {

/// `--limit` of solve when it is not given.
inline constexpr std::uint64_t kDefaultSolveLimit = 2;

/// True when a BatchTeam finds all that the options ask for.
bool can_solve_many(const Arguments& arguments);

/// `nonet solve` at the speed of the processor: classic puzzles go in blocks to a team of threads, everything else is
/// visited. Answers and complaints come in the order of the input.
void solve_many(const Arguments& arguments, Console& console, SolveAnswers& answers, const PuzzleVisitor& visit_other);

}  // namespace nonet
