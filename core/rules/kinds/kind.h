#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/grid/layout.h"
#include "core/grid/rule.h"
#include "core/rules/lowering.h"

namespace nonet {

/// A rule on a full grid.
struct RuleOnGrid {
  const Rule& rule;
  /// The digit of each cell of the layout; none is blank.
  std::span<const Digit> full;
  const Layout& layout;
  /// All own rules of the puzzle, for rules that spare cells with other rules.
  const RuleSet& rules;

  std::size_t count() const { return rule.cells.size(); }
  /// The digit in a cell of the rule.
  int digit(std::size_t place) const { return at(rule.cells[place]); }
  int at(Cell cell) const { return full[cell.index].value; }
  int value(int otherwise = 0) const { return rule.values.empty() ? otherwise : rule.values[0]; }

  /// The sum of the digits at the places from `first` on and before `end`.
  int sum(std::size_t first, std::size_t end) const {
    int total = 0;
    for (std::size_t place = first; place < end; ++place) total += digit(place);
    return total;
  }
  /// Whether `test` accepts each digit.
  template <class Test>
  bool each(Test&& test) const {
    return std::all_of(rule.cells.begin(), rule.cells.end(), [&](Cell cell) { return test(at(cell)); });
  }
  /// Whether `test` accepts each two digits that are at most `distance` places apart.
  template <class Test>
  bool each_within(std::size_t distance, Test&& test) const {
    for (std::size_t place = 0; place < count(); ++place) {
      for (std::size_t other = place + 1; other < count() && other <= place + distance; ++other) {
        if (!test(digit(place), digit(other))) return false;
      }
    }
    return true;
  }
  template <class Test>
  bool each_step(Test&& test) const {
    return each_within(1, test);
  }
  /// The digits as a set: bit d stands for digit d. None when a digit is there twice.
  std::optional<std::uint64_t> different_digits() const {
    std::uint64_t seen = 0;
    for (std::size_t place = 0; place < count(); ++place) {
      const std::uint64_t bit = std::uint64_t{1} << digit(place);
      if ((seen & bit) != 0) return std::nullopt;
      seen |= bit;
    }
    return seen;
  }
};

/// A rule in the puzzle that is translated into conditions.
struct RuleInPuzzle {
  const Rule& rule;
  std::vector<CellIndex> cells;
  /// All own rules of the puzzle, for rules that spare cells with other rules.
  const RuleSet& rules;

  int value(int otherwise = 0) const { return rule.values.empty() ? otherwise : rule.values[0]; }
  bool has_value(int value) const {
    return std::find(rule.values.begin(), rule.values.end(), value) != rule.values.end();
  }
};

/// What a kind of own rules means. rule_row() has its cells and values.
struct KindRow {
  RuleKind kind;
  /// Says the rule in the words of `Lowering`.
  void (*lower)(const RuleInPuzzle& in, Lowering& lowering);
  /// Whether a full grid keeps the rule, by the sentence that describes the kind. Shares no conclusion with `lower`, at
  /// most which cells are meant, such as the parts of a line: the tests hold the one against the other.
  bool (*holds)(const RuleOnGrid& on);
  /// The cells whose digits decide whether the rule is kept. Null when they are the rule's own.
  std::vector<Cell> (*reads)(const Rule& rule, const Layout& layout) = nullptr;
};

// The rows of each file, ordered by kind.
std::span<const KindRow> line_kinds();
std::span<const KindRow> pair_kinds();
std::span<const KindRow> cell_kinds();
std::span<const KindRow> list_kinds();
std::span<const KindRow> clue_kinds();
std::span<const KindRow> whole_grid_kinds();
std::span<const KindRow> composite_kinds();

/// The digits of the cages inside a rule differ.
void tell_cages(const Rule& rule, Lowering& lowering);

/// Hands in the row of doublers.
void use_doublers(const KindRow& row);

/// Relates two cells by a condition on their digits.
template <class Allowed>
void relate(Lowering& lowering, CellIndex first, CellIndex second, Allowed&& allowed) {
  std::array<DigitMask, 16> rows{};
  for (int one = 1; one <= lowering.digit_count(); ++one) {
    for (int other = 1; other <= lowering.digit_count(); ++other) {
      if (allowed(one, other)) rows[static_cast<std::size_t>(one - 1)] |= digit_bit(other);
    }
  }
  lowering.relate(first, second, rows);
}

/// Relates each two cells of a line that are at most `distance` places apart.
template <class Allowed>
void relate_within(std::size_t distance, const RuleInPuzzle& in, Lowering& lowering, Allowed&& allowed) {
  for (std::size_t place = 0; place < in.cells.size(); ++place) {
    for (std::size_t other = place + 1; other < in.cells.size() && other <= place + distance; ++other) {
      relate(lowering, in.cells[place], in.cells[other], allowed);
    }
  }
}

template <class Allowed>
void relate_neighbors(const RuleInPuzzle& in, Lowering& lowering, Allowed&& allowed) {
  relate_within(1, in, lowering, allowed);
}

/// The cells have equal digits.
void equal(Lowering& lowering, CellIndex first, CellIndex second);

/// The pointing cell has the number of a place of the house, from 1, exactly when that place has the digit. The house
/// has each digit in one place only, and may have the pointing cell.
void point(CellIndex pointing, std::span<const CellIndex> house, int digit, Lowering& lowering);

std::vector<CellIndex> cell_indices(std::span<const Cell> cells);

/// KindRow::reads of rules that any cell decides.
std::vector<Cell> all_cells(const Rule& rule, const Layout& layout);

/// Calls a function with each cell that shares an edge with a cell.
template <class Visit>
void for_each_neighbor(const Layout& layout, Cell cell, Visit&& visit) {
  const int row = layout.row(cell);
  const int column = layout.column(cell);
  for (const auto& [down, right] : {std::pair{-1, 0}, {0, -1}, {0, 1}, {1, 0}}) {
    if (const auto neighbor = layout.cell_at(row + down, column + right)) visit(*neighbor);
  }
}

}  // namespace nonet
