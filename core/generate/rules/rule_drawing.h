#pragma once

#include <array>
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
/// room for others: lines, arrows, cages, groups, clones and circles share no cell, lines do not cross, two neighbours
/// have one mark at most (a dot, a sum or an inequality), a cell is marked once (as even, odd, smallest, largest or an
/// indexer) and not in a circle or a clone, a corner has one quadruple, a place outside the grid has one clue of a
/// kind, and there is one set of circles.
///
/// The values are the usual ones: white dots 1, black dots 2, sums one more than the side or half of that, the parts of
/// a line one more than the side, whispers half of the side, rounded up, and lockout lines one less. Clues outside the
/// grid, cages and quadruples say what the grid has. An arrow has one cell in its circle and at least two
/// after it; other lines have at least three cells; cages have at least two. Equal sums and same values are two groups
/// of two or three cells. Any-of has two kinds of lines on the same
/// cells, of which the grid keeps one.
class RuleDrawing {
 public:
  /// `longest` is the largest number of cells of a line or a cage, from 3. The grid and the random numbers must outlive
  /// the object.
  RuleDrawing(const Grid& solution, int longest, Random& random);

  /// Returns a random rule of the kind, which must be makeable. None when several tries found no room for one.
  std::optional<Rule> draw(RuleKind kind);
  /// Returns a random rule and its image under half a turn, which is left out when it is the rule itself. The cells of
  /// a line may be read from the other end. Empty when several tries found no room for both.
  std::vector<Rule> draw_with_image(RuleKind kind);
  /// Later rules leave room for this one.
  void take(const Rule& rule);

 private:
  bool is_free(Cell cell) const { return !taken_[cell.index]; }
  // The upper left cell of the square that a diagonal step from cell to cell passes over.
  std::optional<Cell> corner_between(Cell from, Cell to) const;
  bool crosses(Cell from, Cell to) const;
  void pass(Cell from, Cell to);
  bool is_kept(const Rule& rule) const;
  bool is_placed(const Rule& rule) const;
  // A line for sums of regions that lies in one region.
  bool says_nothing(const Rule& rule) const;
  // Whether the rules that were taken leave room for the cells of a rule, as draw() finds them.
  bool has_room(const Rule& rule) const;
  // The image of a rule under half a turn, as the grid keeps it. None when it does not.
  std::optional<Rule> image(const Rule& rule) const;
  // `mirrored` has the values of the rule and the cells of the image.
  std::optional<Rule> kept_image(const Rule& rule, Rule mirrored) const;
  std::vector<std::uint16_t> quadruple_opposite(const Rule& rule) const;
  // The values that players expect of a line of the kind.
  std::vector<std::uint16_t> usual_values(RuleKind kind) const;
  int digit(Cell cell) const { return solution_[cell].value; }
  // A kind that the generator can make, and how a rule of it is drawn: none when the chosen place has no room.
  struct Way {
    RuleKind kind;
    std::optional<Rule> (RuleDrawing::*draw)(RuleKind kind);
  };
  // The table of kinds that can be made. Null for other kinds.
  static const Way* way_of(RuleKind kind);
  friend bool is_makeable(RuleKind kind);
  std::optional<Rule> growing_line(RuleKind kind);
  std::optional<Rule> part_of_walk(RuleKind kind);
  std::optional<Rule> renban(RuleKind kind);
  std::optional<Rule> arrow(RuleKind kind);
  std::optional<Rule> palindrome(RuleKind kind);
  std::optional<Rule> zipper(RuleKind kind);
  std::optional<Rule> cage(RuleKind kind);
  std::optional<Rule> clone(RuleKind kind);
  std::optional<Rule> two_groups(RuleKind kind);
  std::optional<Rule> circles(RuleKind kind);
  std::optional<Rule> pair(RuleKind kind);
  std::optional<Rule> marked_cell(RuleKind kind);
  std::optional<Rule> square(RuleKind kind);
  std::optional<Rule> clue(RuleKind kind);
  std::optional<Rule> diagonal(RuleKind kind);
  std::optional<Rule> one_of_two(RuleKind kind);
  // Grows both ends of the cells at once, up to `length` cells, by neighbours that `fits` accepts.
  template <class Fits>
  void grow_both_ends(std::vector<Cell>& cells, std::size_t length, Fits&& fits);
  // Free cells with different digits that share edges: `size` of them, or fewer.
  std::vector<Cell> free_patch(std::size_t size);
  // The rule with the value that the grid has. None when no value is kept.
  std::optional<Rule> with_value_of_grid(Rule rule) const;
  // Whether with_value_of_grid() is how rules of the kind get their value.
  static bool says_value_of_grid(RuleKind kind);
  // The two sums of neighbours that are marked: one more than the side, and half of that.
  std::array<int, 2> marked_sums() const { return {layout_.side() + 1, (layout_.side() + 1) / 2}; }
  Cell random_cell();
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
  std::vector<bool> cell_marked_;
  // The inner corners that a line passes over, by the number of the cell to the upper left.
  std::vector<bool> crossed_;
  // Clues, quadruples and circles.
  std::vector<Rule> placed_;
};

}  // namespace nonet
