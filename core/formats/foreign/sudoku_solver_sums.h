#pragma once

#include <vector>

#include "core/formats/foreign/sudoku_solver_rules.h"

namespace nonet {

// The types of Interactive-Sudoku-Solver about sums with weights, and about lists of cells that are alike.

/// Adds rules of a kind (EqualSums or SameValues) that say that lists of cells are alike: a rule for all lists that
/// share no cell, and rules that join these. What both of two lists have is left out, because it changes nothing.
/// Returns false for fewer than two lists, or when a cell is still there twice.
bool add_alike(const SolverPart& part, RuleKind kind, const std::vector<std::vector<Cell>>& lists,
               ForeignPuzzle& puzzle);

/// Adds sets of cells with the same digits. Returns false when the part is not understood.
bool read_same_values(const SolverPart& part, ForeignPuzzle& puzzle);

/// The largest of rows, columns and regions have the same digits. Returns false when the part is not understood.
bool read_same_regions(const SolverPart& part, ForeignPuzzle& puzzle);

/// Adds segments of cells with one sum. Returns false when the part is not understood.
bool read_equal_sums(const SolverPart& part, ForeignPuzzle& puzzle);

/// Adds a sum whose cells may have weights and be there several times, such as
/// `Sum~0_=_-10_-1_1_1~R1C1~R1C2~R2C1~R2C2`: an arrow where one side is a number and the other a sum of digits, two
/// equal sums, a sum, or an automaton. Returns false when the part is not understood, or the automaton is too large.
bool read_weighted_sum(const SolverPart& part, ForeignPuzzle& puzzle);

}  // namespace nonet
