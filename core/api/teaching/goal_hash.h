#pragma once

#include <cstdint>

#include "core/api/teaching/goal_fields.h"
#include "core/generate/puzzle_form.h"

namespace nonet {

/// A number that says which goal a puzzle is made for. Equal goals have equal hashes on every platform and in every
/// version, however they are written. 0 stands for no goal: the puzzles of a seed then depend on the seed alone.
using GoalHash = std::uint64_t;

/// Returns the hash of a goal without rules. `form` is that of the fields. Techniques must be named by their ids. The
/// number of attempts does not count. 0 when the fields ask for the first edition.
GoalHash hash_of_goal(const GoalFields& fields, const PuzzleForm& form);

/// Returns the hash of puzzles without givens, which have given candidates, of a layout.
GoalHash hash_of_pencil_marks(const Layout& layout);

/// Returns the seed with which the puzzles of a goal are made, when somebody asks for the puzzles of `seed`. Different
/// goals have unrelated seeds. Without the hash, one seed would give the same full grids to all goals.
std::uint64_t seed_of_goal(GoalHash goal, std::uint64_t seed);

}  // namespace nonet
