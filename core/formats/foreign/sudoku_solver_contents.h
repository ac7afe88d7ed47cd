#pragma once

#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/foreign/sudoku_solver_kinds.h"
#include "core/formats/foreign/sudoku_solver_rules.h"

namespace nonet {

/// Adds the rule of a part with listed digits (`1_3_3`), then cells. Returns false when the part is not understood.
bool read_contents(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle);

/// Adds the rules of a part of SolverForm::Group. Returns false when the part is not understood.
bool read_connected(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle);

}  // namespace nonet
