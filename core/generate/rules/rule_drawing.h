#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/grid.h"
#include "core/grid/rule.h"
#include "core/util/random.h"

namespace nonet {

/// True for the kinds of rules that the generator can make.
bool is_makeable(RuleKind kind);

/// Draws random rules that a full grid keeps, of the kinds that the generator can make. Rules that were taken leave
/// room for others: lines, arrows and cages share no cell, lines do not cross, two neighbours have one mark at most (a
/// dot, a sum or an inequality), and a cell is marked as even or odd once.
///
/// The values are the usual ones: white dots 1, black dots 2, sums one more than the side or half of that, and whispers
/// half of the side, rounded up. An arrow has one cell in its circle and at least two after it; other lines have at
/// least three cells; cages have at least two.
class RuleDrawing {
 public:
  /// `longest` is the largest number of cells of a line or a cage, from 3. The grid and the random numbers must outlive
  /// the object.
  RuleDrawing(const Grid& solution, int longest, Random& random);

  /// Returns a random rule of the kind. None when several tries found no room for one.
  std::optional<Rule> draw(RuleKind kind);
  /// Later rules leave room for this one.
  void take(const Rule& rule);

 private:
  bool is_free(Cell cell) const { return !taken_[cell.index]; }
  bool crosses(Cell from, Cell to) const;
  bool is_kept(const Rule& rule) const;
  int digit(Cell cell) const { return solution_[cell].value; }
  std::optional<Rule> try_to_draw(RuleKind kind);
  std::optional<Rule> thermometer();
  std::optional<Rule> whisper();
  std::optional<Rule> renban();
  std::optional<Rule> arrow();
  std::optional<Rule> palindrome();
  std::optional<Rule> cage();
  std::optional<Rule> pair(RuleKind kind);
  std::optional<Rule> parity(RuleKind kind);
  // A random walk over free cells from a random cell, each step over an edge or a corner. `may_enter` is asked about
  // the cells so far and the next one.
  template <class MayEnter>
  std::vector<Cell> walk(std::size_t length, MayEnter&& may_enter);
  template <class Accept>
  std::optional<Cell> random_neighbor(Cell cell, bool corners, Accept&& accept);
  std::size_t random_length(std::size_t least);

  const Grid& solution_;
  const Layout& layout_;
  const std::size_t longest_;
  Random& random_;
  std::vector<bool> taken_;
  // Of the mark between a cell and the next one to the right, and the next one below.
  std::vector<bool> right_marked_;
  std::vector<bool> down_marked_;
  std::vector<bool> parity_marked_;
  // The inner corners that a line passes over, by the number of the cell to the upper left.
  std::vector<bool> crossed_;
};

}  // namespace nonet
