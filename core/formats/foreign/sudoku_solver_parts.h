#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/foreign/sudoku_solver_extra_cells.h"
#include "core/grid/digit_set.h"
#include "core/grid/layout.h"
#include "core/grid/rule.h"

namespace nonet {

/// Parts of a text of Interactive-Sudoku-Solver, written one after the other. The layout must outlive the object.
class SolverParts {
 public:
  explicit SolverParts(const Layout& layout) : layout_(layout) {}

  /// Adds a part. The type may have arguments.
  void add_part(std::string_view type, const std::vector<Cell>& cells = {});
  /// Adds the digits that a cell can have.
  void add_set(Cell cell, DigitSet digits);
  /// `sets` has for each digit, from 1, the digits that may follow it.
  void add_relation(std::string_view type, const std::vector<std::uint16_t>& sets, const std::vector<Cell>& cells);
  /// Adds a rule of a kind that the format has no type for, and that other types say. Returns false for other kinds,
  /// and when no digits keep the rule.
  bool add_by_other_types(const Rule& rule);

 protected:
  int digit_count() const { return layout_.digit_count(); }
  std::string short_name(Cell cell) const;

  const Layout& layout_;
  /// Those that the layout has. Other cells come first.
  SolverExtraCells extra_cells_;
  std::string text_;

 private:
  using Holds = bool (*)(int one, int next, int value);

  // Adds the relation of the pairs of digits that `holds` accepts beside the value.
  void add_pairs(std::string_view type, const std::vector<Cell>& cells, Holds holds, int value = 0);
  template <class AddAlternative>
  void add_one_of(std::size_t end, AddAlternative&& add_alternative);
  void add_copies(const std::vector<Cell>& cells);
  void add_extremes(const Rule& rule);
  void add_differences(const std::vector<Cell>& cells);
  bool add_product(const Rule& rule);
  void add_box_indexers(const std::vector<Cell>& cells);
  void list_factors(int product, std::size_t count, int least, const std::string& list,
                    std::vector<std::string>& lists) const;
};

}  // namespace nonet
