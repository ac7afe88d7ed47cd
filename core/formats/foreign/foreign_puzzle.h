#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// Returns a text as a whole number; none for other texts and for numbers that are too large.
std::optional<int> foreign_number(std::string_view text);

/// Returns the layout that a text of another program describes. If the text must have the layout `known`, the regions must
/// be the same, and the variants of both are joined. Null when there is no such layout.
LayoutRef layout_of_foreign(LayoutSpec spec, const LayoutRef& known);

/// Returns the cell named `R3C7` or `r3c7`; none for other texts and for cells outside the grid.
std::optional<Cell> foreign_cell(std::string_view name, const Layout& layout);

/// A puzzle of another program while it is read: collects givens and rules.
class ForeignPuzzle {
 public:
  explicit ForeignPuzzle(LayoutRef layout);

  const Layout& layout() const { return *layout_; }

  /// Adds a rule if the layout can have it. Otherwise the rule `name` is one that was not read.
  void add(std::string_view name, RuleKind kind, std::vector<Cell> cells, std::initializer_list<int> values = {});
  void add(std::string_view name, RuleKind kind, std::vector<Cell> cells, const std::vector<int>& values);
  void leave_unread(std::string_view name) { insert(unread_rules_, name); }
  void note_drawing(std::string_view name) { insert(drawings_, name); }
  /// Makes a digit the given of a cell.
  void give(Cell cell, int digit);
  /// Leaves a cell only the digits that are also in this set.
  void restrict(Cell cell, DigitSet digits);

  /// Returns the puzzle.
  ParsedPuzzle finish(TextFormat format, Position start) &&;

 private:
  static void insert(std::vector<std::string>& names, std::string_view name);

  LayoutRef layout_;
  Grid givens_;
  std::vector<DigitSet> candidates_;
  RuleSet rules_;
  std::vector<std::string> unread_rules_;
  std::vector<std::string> drawings_;
};

}  // namespace nonet
