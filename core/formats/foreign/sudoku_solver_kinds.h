#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/grid/rule.h"

namespace nonet {

/// What the arguments of a type of Interactive-Sudoku-Solver are.
enum class SolverForm : std::uint8_t {
  Cells,       ///< Cells alone.
  Value,       ///< A value, then cells.
  UsualValue,  ///< A value that may be missing, then cells.
  Sum,         ///< A sum that may be empty or 0, then cells. A rule without a value has another type.
  Pill,        ///< The number of cells of a pill, then cells.
  Parts,       ///< The sum of a part, then the cells of a line. A line that returns to a cell is an automaton.
  Segments,    ///< Segments of cells, with a separator between them.
  Sets,        ///< The number of sets, then the cells of all sets, which are equally many in each.
  Digits,      ///< Digits with `_` between them, then cells.
  Group,       ///< A group of extra cells, or nothing for the grid; digits with `_` between them; a number of cells, or
               ///< none. SolverExtraCells adds the cells of the group.
  Pairs,       ///< Cells of which all neighbours are pairs of a rule.
  Steps,       ///< Cells that are larger than each later cell that is their neighbour.
  Clue,        ///< A value, then a row or column.
  TwoClues,    ///< A row or column, then the clue at its first end, then the clue at its last end.
  Diagonal,    ///< A sum, then the first cell of a diagonal. Only read.
  Square,      ///< The first cell of a 2×2 square, then digits.
  Relation,    ///< A relation as a text, an empty argument, then cells.
  Grid,        ///< Nothing: the rule is about the whole grid.
  Layout,      ///< Nothing: the rule belongs to the layout, or to the layout together with another one.
};

/// The name of a kind in strings of Interactive-Sudoku-Solver.
struct SolverKind {
  RuleKind kind;
  std::string_view type;
  SolverForm form;
  /// The first argument, when it is a part of the name. Empty otherwise.
  std::string_view argument = {};
  /// The values that the name stands for; of UsualValue the usual one. 0 for none.
  std::array<std::uint16_t, 2> values = {};
};

/// Returns the names of all kinds that such strings say. A rule is written by the first row of its kind that can say
/// its values. A part of a string is a rule of each row that it fits.
std::span<const SolverKind> solver_kinds();

/// Returns the values that the name of a row stands for.
std::vector<std::uint16_t> values_of(const SolverKind& row);

/// Returns a row of a kind, which must have one: a static_assert names the kinds that are asked for.
const SolverKind& solver_kind(RuleKind kind);

/// True for the name of a type that such strings have, read or not.
bool is_solver_type(std::string_view name);

}  // namespace nonet
