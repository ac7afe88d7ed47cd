#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/foreign/sudoku_solver_rules.h"

namespace nonet {

// The types of Interactive-Sudoku-Solver that are automata or relations along lines here.

/// What stands between two segments of cells.
inline constexpr std::string_view kNextSegment = "-";

/// Adds an automaton for a line. A single cell gets the digits that the automaton accepts. Returns false for none.
bool add_automaton(const SolverPart& part, std::vector<Cell> cells, const std::optional<DigitAutomaton>& automaton,
                   ForeignPuzzle& puzzle);

/// Returns the automaton of a type and its argument.
template <class Make>
std::optional<DigitAutomaton> automaton_for(const SolverPart& part, std::string_view argument, ForeignPuzzle& puzzle,
                                            Make&& make) {
  return puzzle.automaton(std::string(part.type) + '~' + std::string(argument), make);
}

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
