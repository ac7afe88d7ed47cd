#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/formats/foreign/sudoku_solver_rules.h"

namespace nonet {

// The types of Interactive-Sudoku-Solver that are automata or relations along lines here.

/// True when a cell is listed twice.
bool has_cell_twice(std::vector<Cell> cells);

bool is_line_of_automaton(std::string_view type);
/// Adds the rules of a part of such a type. Returns false when the part is not understood.
bool read_line_of_automaton(const SolverPart& part, ForeignPuzzle& puzzle);

/// Adds the relations of a part of type `Pair`, `PairX`, `Binary` or `BinaryX`. `Binary` is the older form of `Pair`.
/// With X, each two cells are related. Returns false when the part is not understood.
bool read_relation(const SolverPart& part, ForeignPuzzle& puzzle);

/// Adds a line that divides into parts with a sum: a sum line, or an automaton where the line returns to a cell. A
/// closed line has `LOOP` at its end; a line that only ends in its first cell has this cell twice. Returns false when
/// the part is not understood.
bool read_sum_line(const SolverPart& part, ForeignPuzzle& puzzle);

/// Adds rules of a kind (EqualSums or SameValues) that say that lists of cells are alike: a rule for all lists that
/// share no cell, and rules that join these. What both of two lists have is left out, because it changes nothing.
/// Returns false for fewer than two lists, or when a cell is still there twice.
bool add_alike(const SolverPart& part, RuleKind kind, const std::vector<std::vector<Cell>>& lists,
               ForeignPuzzle& puzzle);

/// Adds sets of cells with the same digits. Returns false when the part is not understood.
bool read_same_values(const SolverPart& part, ForeignPuzzle& puzzle);

/// What stands between two segments of cells.
inline constexpr std::string_view kNextSegment = "-";

/// Adds segments of cells with one sum. Returns false when the part is not understood.
bool read_equal_sums(const SolverPart& part, ForeignPuzzle& puzzle);

/// Adds a sum whose cells may have weights and be there several times, such as
/// `Sum~0_=_-10_-1_1_1~R1C1~R1C2~R2C1~R2C2`: an arrow where one side is a number and the other a sum of digits, two
/// equal sums, a sum, or an automaton. Returns false when the part is not understood, or the automaton is too large.
bool read_weighted_sum(const SolverPart& part, ForeignPuzzle& puzzle);

/// Adds a choice: the first cell has the digit of one of the cells after the second, and the second cell has the number
/// of that cell among them, from 1. Returns false when the part is not understood.
bool read_value_indexing(const SolverPart& part, ForeignPuzzle& puzzle);

/// Returns the cells of `R3` or `C5`, from the left or the top. None for other names.
std::optional<std::vector<Cell>> line_named(std::string_view name, const Layout& layout);

/// Visits the clues at the ends of a line: `XSum~C2~27~5` has 27 at the first cell and 5 at the last one. `visit(cells,
/// value)` gets the cells from the clue on. Returns false when the part has another form, or when `visit` returns
/// false.
template <class Visit>
bool for_each_clue(const SolverPart& part, const Layout& layout, Visit&& visit) {
  auto cells = part.arguments.empty() ? std::nullopt : line_named(part.arguments[0], layout);
  if (!cells || part.arguments.size() > 3) return false;
  for (std::size_t end = 1; end < part.arguments.size(); ++end) {
    const std::vector<Cell> line = end == 1 ? *cells : std::vector<Cell>(cells->rbegin(), cells->rend());
    if (part.arguments[end].empty()) continue;
    const auto value = foreign_number(part.arguments[end]);
    if (!value || !visit(line, *value)) return false;
  }
  return true;
}

}  // namespace nonet
