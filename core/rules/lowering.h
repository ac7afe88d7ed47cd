#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/grid/digit_automaton.h"
#include "core/grid/puzzle.h"
#include "core/rules/network.h"

namespace nonet {

/// Cells of a layout with up to 256 cells.
using CellBits = std::bitset<256>;

/// The sum in which the digits of `added` minus those of `subtracted` are `total`.
SumCondition digit_sum(std::span<const CellIndex> added, std::span<const CellIndex> subtracted, int total);

/// Translates what a puzzle says into conditions: rules say what they mean with the functions below, in any order, and
/// network() then chooses the conditions.
class Lowering {
 public:
  /// The puzzle must have at most 16 digits and 256 cells. Takes over its givens, given candidates, houses and pairs.
  explicit Lowering(const PuzzleView& puzzle);
  /// The same for a puzzle without givens and given candidates.
  explicit Lowering(const Layout& layout);
  /// For rules by themselves: takes over neither houses nor pairs of the layout. add() and see() complete the object.
  static Lowering of_rules(const Layout& layout);

  int digit_count() const { return digit_count_; }
  const Layout& layout() const { return *layout_; }
  /// The set of all digits.
  DigitMask all_digits() const { return static_cast<DigitMask>((1u << digit_count_) - 1); }

  /// The cell has one of the digits.
  void restrict(CellIndex cell, DigitMask digits);
  /// The cells differ. As many cells as there are digits become a house.
  void distinct(std::span<const CellIndex> cells);
  /// `rows` has for each digit of the first cell, from 1, the digits that the second can have. All that is said about
  /// two cells becomes one relation. A cell that is related to itself has a digit that allows itself.
  void relate(CellIndex first, CellIndex second, const std::array<DigitMask, 16>& rows);
  /// The digits increase along the cells; they may stay equal when `strict` is false.
  void order(std::span<const CellIndex> cells, bool strict);
  /// The cells differ and hold one of the sets of digits.
  void digit_set(std::span<const CellIndex> cells, std::vector<DigitMask> sets);
  /// A cell that is listed twice counts with both weights.
  void sum(SumCondition sum);
  /// The first and the last cell are ends of a line, and bound the digits of the cells between them:
  /// BoundPairCondition.
  void bound_pair(std::span<const CellIndex> cells, bool inside, int least_distance);
  /// The cells, at most four, hold each of the digits as often as it is listed.
  void content(std::span<const CellIndex> cells, std::span<const std::uint16_t> digits);
  /// The cells, which are a house, have the digits of one of the alternatives.
  void alternatives(std::span<const CellIndex> cells, std::vector<AlternativesCondition::Digits> digits);
  /// Each digit that the cells have is in exactly as many of them as the digit says.
  void count_themselves(std::span<const CellIndex> cells);
  /// The groups of cells have the same sum. A group has each cell once.
  void equal_sums(std::span<const std::vector<CellIndex>> groups);
  /// The sets of cells, of `set_size` cells each, have the same digits, each as often.
  void same_values(std::span<const CellIndex> cells, std::size_t set_size);
  /// The digit of the first cell is the number of different digits in the others.
  void count_distinct(std::span<const CellIndex> cells);
  /// At least `least` and at most `most` of the cells have each of the digits.
  void digit_counts(std::span<const CellIndex> cells, std::vector<DigitCountsCondition::Count> counts);
  /// The automaton accepts the digits of the cells in their order.
  void automaton(std::span<const CellIndex> cells, const DigitAutomaton& automaton);
  /// Of the cells, those with one of the digits are connected.
  void connect(ConnectionCondition condition) { network_.connections.push_back(std::move(condition)); }
  /// At least one of the alternatives is true. Each was made by of_rules() with the layout of this object.
  void any_of(std::vector<Lowering> alternatives);
  /// Cells count more than their digit.
  void count_values(ValueCondition condition) { network_.values.push_back(std::move(condition)); }
  /// Says everything that rules have said in another object, in the same order. The layouts have the same cells.
  void add(const Lowering& rules);
  /// Takes over the pairs of cells that must differ in `base`.
  void see(const Lowering& base);

  /// True when two cells must differ, as far as rules have said so.
  bool differ(CellIndex one, CellIndex other) const { return peers_[one][other]; }
  bool all_differ(std::span<const CellIndex> cells) const;
  /// The cells that must differ from a cell.
  const CellBits& peers(CellIndex cell) const { return peers_[cell]; }
  std::span<const SumCondition> sums() const { return sums_; }
  /// The full houses of the layout, and those of the rules.
  std::span<const std::vector<CellIndex>> houses() const { return houses_; }

  /// Returns the conditions that rules have said, and no more: without houses, peers and sums, which can be asked for
  /// apart. They have the first edition, because the levels of puzzles from a seed follow from their conclusions. The
  /// object must not be used any more.
  RuleNetwork conditions();
  /// Makes the network, with the houses and the sums. The object must not be used any more.
  RuleNetwork network(RuleSearchEdition edition = RuleSearchEdition::Second);

 private:
  using RelationRows = std::array<DigitMask, 16>;
  struct WithoutHouses {};

  // For each digit of the second cell the digits of the first.
  static RelationRows transposed(const RelationRows& rows);
  static DigitMask allowed_beside_itself(const RelationRows& rows);

  Lowering(const Layout& layout, WithoutHouses);
  void lower_sum(SumCondition sum);
  void part_areas();
  void find_related_sets();
  CellBits cells_said() const;
  AnyOfCondition condition_of(std::vector<Lowering> alternatives) const;
  void finish_conditions();
  void group_differing_cells(SumCondition& sum) const;
  void make_relation_tables();
  // Some of the cells, which all differ: as many as are found with little work.
  std::vector<CellIndex> some_that_differ(std::span<const CellIndex> cells) const;
  // How many of the cells all differ, as far as some_that_differ() finds them.
  int count_differing(std::span<const CellIndex> cells) const;
  void finish_group(EqualSumsCondition::Group& group) const;
  std::vector<std::vector<HouseCells>> divisions_of(std::span<const CellIndex> cells) const;
  void find_crossings();
  void find_watchers();
  // The number of houses that the grid condition covers.
  std::size_t grid_houses() const { return network_.grids.empty() ? 0 : 27; }

  int digit_count_;
  const Layout* layout_;
  bool has_houses_of_layout_ = false;
  std::vector<CellBits> peers_;
  std::vector<std::vector<CellIndex>> houses_;
  // Cells that differ, fewer than there are digits.
  std::vector<std::vector<CellIndex>> smaller_houses_;
  std::vector<SumCondition> sums_;
  std::vector<std::vector<Lowering>> any_ofs_;
  // For each relation of the network, the digits of the second cell that each digit of the first allows.
  std::vector<RelationRows> relation_rows_;
  RuleNetwork network_;
};

/// Returns the sets of `count` digits, from 1 to `digit_count`, that add up to `total`.
std::vector<DigitMask> combinations(int digit_count, int count, int total);

}  // namespace nonet
