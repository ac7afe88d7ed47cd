#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/foreign/sudoku_solver_kinds.h"

namespace nonet {

/// One part of a string of Interactive-Sudoku-Solver, from a full stop to the next: a type and its arguments.
struct SolverPart {
  std::string_view type;
  std::vector<std::string_view> arguments;
};

/// True when a part has the name of a row.
bool names_kind(const SolverPart& part, const SolverKind& row);

/// Adds what a group says, from its name to its end. `Or`: one of its parts is true. `And`: all are. `Replicate`: all
/// are, also in other places of the grid. A part is a rule, a list of givens, or a group. Returns false when one of
/// them is not understood.
bool read_solver_group(std::span<const SolverPart> group, ForeignPuzzle& puzzle);

/// Adds the rule or the givens of a part. Returns false for a part that is not understood. Parts about the layout are
/// understood and add nothing.
bool read_solver_part(const SolverPart& part, ForeignPuzzle& puzzle);

}  // namespace nonet
