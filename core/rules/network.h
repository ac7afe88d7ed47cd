#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <tuple>
#include <vector>

#include "core/util/list_of_lists.h"

namespace nonet {

/// A set of digits from 1 to 16. Bit i stands for digit i + 1.
using DigitMask = std::uint16_t;
/// The set of one digit.
constexpr DigitMask digit_bit(int digit) { return static_cast<DigitMask>(1u << (digit - 1)); }
/// Whether a set that is not empty has one digit. std::has_single_bit counts bits, for which g++ calls a function where
/// the processor may lack the instruction.
constexpr bool is_single(DigitMask digits) { return (digits & (digits - 1)) == 0; }
/// The number of a cell. A layout with own rules has at most 256 cells, so that a condition of a house fits into a
/// cache line, and a set of cells into four words.
using CellIndex = std::uint8_t;
/// A set of cells: bit i of word w stands for cell 64 w + i.
using CellWords = std::array<std::uint64_t, 4>;

/// Cells of a house, in a list that needs no memory of its own.
class HouseCells {
 public:
  HouseCells() = default;
  /// At most 16 cells.
  explicit HouseCells(std::span<const CellIndex> cells) {
    for (const CellIndex cell : cells) push_back(cell);
  }

  void push_back(CellIndex cell) { cells_[size_++] = cell; }
  const CellIndex* begin() const { return cells_.data(); }
  const CellIndex* end() const { return cells_.data() + size_; }
  std::size_t size() const { return size_; }

 private:
  std::array<CellIndex, 16> cells_{};
  std::uint8_t size_ = 0;
};

/// Where a search guesses, and how much some conditions conclude. Puzzles that are made from a seed are drawn against
/// the solutions that a search finds first, so their maker keeps the first edition
/// (docs/decisions/0097-where-a-search-of-rules-guesses.md).
enum class RuleSearchEdition : std::uint8_t {
  First,
  Second,
};

/// The first 81 cells are an ordinary grid of 9x9 with boxes of 3x3. Stands for its 27 houses and their crossings: the
/// houses are listed, but nobody looks at them.
struct GridCondition {};

/// The cells differ. Mostly they are as many as there are digits, so that every digit has a place; fewer where the
/// puzzle has no such house.
struct HouseCondition {
  HouseCells cells;
};

/// Two houses that share cells, two or more. A digit that one of them can only hold in the shared cells is not in the
/// rest of the other.
struct CrossingCondition {
  HouseCells shared;
  HouseCells first_rest;
  HouseCells second_rest;
};

/// For each set of digits in one cell of a pair, the digits that another cell can have: one entry for each half byte of
/// the set.
class DigitRelation {
 public:
  /// `rows` has for each digit of the first cell the digits that the second cell can have.
  explicit DigitRelation(const std::array<DigitMask, 16>& rows);
  /// The digits that at least one digit of the set allows.
  DigitMask operator()(DigitMask digits) const {
    return parts_[0][digits & 15] | parts_[1][digits >> 4 & 15] | parts_[2][digits >> 8 & 15] | parts_[3][digits >> 12];
  }

 private:
  std::array<std::array<DigitMask, 16>, 4> parts_{};
};

/// The digits of two cells are one of the listed pairs.
struct RelationCondition {
  CellIndex first;
  CellIndex second;
  /// From digits of the first cell to digits of the second: a number in RuleNetwork::relation_tables. The table after
  /// it leads from the second cell to the first.
  std::uint16_t table;
};

/// The digits never decrease from each cell to the next. When `strict` is set, they increase.
struct OrderCondition {
  std::vector<CellIndex> cells;
  bool strict;
};

/// The cells, which all differ, hold one of the sets of digits.
struct DigitSetCondition {
  std::vector<CellIndex> cells;
  std::vector<DigitMask> sets;
};

/// A cell whose digit is multiplied by a number other than 0.
struct WeightedCell {
  CellIndex cell;
  int weight;
};

/// The products of digits and weights add up to a number.
struct SumCondition {
  /// Group by group.
  std::vector<WeightedCell> cells;
  int total = 0;
  /// How many cells are in each group. The cells of a group have the same weight, and all differ. None when no two
  /// cells differ.
  std::vector<std::uint8_t> group_sizes;
};

/// Two ends, and the cells between them: each of these has a digit strictly between the digits of the ends (`inside`),
/// or each is smaller than both ends or larger than both. The ends differ by at least `least_distance`.
struct BoundPairCondition {
  /// The two ends, then the other cells.
  std::vector<CellIndex> cells;
  bool inside;
  int least_distance;
  /// At least so many digits are in the other cells, because as many of them differ.
  int digits_needed;
};

/// The cells hold each of the digits, as often as it is listed.
struct ContentCondition {
  /// At most kMaxCells.
  std::vector<CellIndex> cells;
  std::vector<DigitMask> digits;

  static constexpr std::size_t kMaxCells = 4;
};

/// The cells are a house, and there is an alternative whose digits they have: each cell one of its digits there.
struct AlternativesCondition {
  /// For each cell, the digits that it can have. Places without a cell have all 16 bits.
  using Digits = std::array<DigitMask, 16>;

  std::vector<CellIndex> cells;
  std::vector<Digits> digits;
};

/// Each digit that the cells have is in exactly as many of them as the digit says.
struct CountCondition {
  std::vector<CellIndex> cells;
  /// The sets of digits whose sum is the number of cells: the digits of a solution are one of them.
  std::vector<DigitMask> sets;
  /// Ways to divide the cells into groups whose cells all differ, such as by rows: no digit is in more cells than there
  /// are groups.
  std::vector<std::vector<HouseCells>> divisions;
};

/// All groups of cells have the same sum.
struct EqualSumsCondition {
  struct Group {
    /// Part by part.
    std::vector<CellIndex> cells;
    /// How many cells are in each part. The cells of a part all differ.
    std::vector<std::uint8_t> part_sizes;
  };
  std::vector<Group> groups;
};

/// Calls a function with the cells of each part of a group.
template <class Visit>
void for_each_part(const EqualSumsCondition::Group& group, Visit&& visit) {
  std::size_t first = 0;
  for (const std::size_t size : group.part_sizes) {
    visit(std::span<const CellIndex>(group.cells).subspan(first, size));
    first += size;
  }
}

/// Sets of cells, of `set_size` cells each, that have the same digits, each as often.
struct SameValuesCondition {
  /// Set by set.
  std::vector<CellIndex> cells;
  std::size_t set_size;
};

/// The digit of the first cell is the number of different digits in the others.
struct DistinctCountCondition {
  std::vector<CellIndex> cells;
  /// At least so many digits are in the others, because as many of them differ.
  int digits_needed;
};

/// How many of the cells have certain digits.
struct DigitCountsCondition {
  struct Count {
    /// One digit.
    DigitMask digit;
    std::size_t least;
    std::size_t most;
  };
  std::vector<CellIndex> cells;
  std::vector<Count> counts;
  /// Ways to divide the cells into groups whose cells all differ, as in CountCondition. None in the first edition.
  std::vector<std::vector<HouseCells>> divisions = {};
};

/// Of the cells, those with one of the digits are connected, and there is at least one.
struct ConnectionCondition {
  enum Direction : std::uint8_t { kLeft, kRight, kUp, kDown };
  static constexpr std::uint16_t kNone = 0xffff;

  std::vector<CellIndex> cells;
  DigitMask digits;
  /// The neighbours of each cell, four a cell in the order of Direction, as places in `cells`. kNone for no cell.
  std::vector<std::uint16_t> neighbors;
  /// True when the ways between neighbours do not cross: two areas without a common cell then part each other.
  bool is_plane;

  std::size_t neighbor(std::size_t place, std::size_t direction) const { return neighbors[place * 4 + direction]; }
};

/// An automaton reads the digits of the cells in their order and accepts them. The states are listed apart for each
/// number of digits read, the layers: only states that lie on a way to acceptance.
struct AutomatonCondition {
  struct Layer {
    /// For each state and each digit, `digit_count` digits a state: the number of the next state in the next layer, or
    /// kNone. The last layer, which is not listed, has one state.
    std::vector<std::uint16_t> next;
    std::size_t state_count = 0;
  };
  static constexpr std::uint16_t kNone = 0xffff;

  std::vector<CellIndex> cells;
  /// One for each cell. The first has one state.
  std::vector<Layer> layers;
  /// Sets of digits with the same effect, where these are looked at: in a small automaton with such sets, in the second
  /// edition.
  std::vector<DigitMask> alike = {};
  /// The number of words that hold a bit for each state of the largest layer.
  std::size_t words = 1;
};

struct RuleNetwork;

/// At least one of the alternatives is true. Each is a network by itself: conditions, digits that its cells can have,
/// and which of its cells must differ, by the alternative or by the rest of the puzzle.
struct AnyOfCondition {
  /// The cells of the alternatives, each once.
  std::vector<CellIndex> cells;
  std::vector<std::shared_ptr<const RuleNetwork>> alternatives;
  /// The number of each alternative in the rule. Those that are impossible by themselves are not here.
  std::vector<std::uint16_t> numbers;
};

class RuleNode;
struct CountedValues;

/// Cells count more than their digit: doublers. Only programs that call use_doublers() have such conditions.
struct ValueCondition {
  /// All cells of the layout.
  std::vector<CellIndex> cells;
  /// For each cell, how much the search wants to guess in it.
  std::vector<std::uint8_t> weights;
  std::shared_ptr<const CountedValues> counted;
  /// Draws the conclusions, as apply() of other conditions does.
  bool (*look)(const ValueCondition& condition, RuleNode& node);
  /// About how long a look takes, in units of ten nanoseconds.
  std::size_t cost = 0;
};

/// What a puzzle with rules says, in conditions of a few sorts: what every search node looks at. Does not change after
/// it was made.
struct RuleNetwork {
  int digit_count = 0;
  RuleSearchEdition edition = RuleSearchEdition::Second;
  /// False when the rules alone show that there is no solution.
  bool possible = true;
  /// The candidates that the puzzle itself allows.
  std::vector<DigitMask> start;
  /// For each cell, the cells that must differ from it, apart from those in a house of `grids` with it.
  ListOfLists<CellIndex> peers;
  /// For each cell, a bit for each cell that must differ from it.
  std::vector<CellWords> peer_words;
  /// The cells that must differ from some cell.
  std::vector<CellIndex> cells_with_peers;

  std::vector<RelationCondition> relations;
  std::vector<OrderCondition> orders;
  /// One or none.
  std::vector<GridCondition> grids;
  /// Those of the grid come first.
  std::vector<HouseCondition> houses;
  std::vector<DigitSetCondition> digit_sets;
  std::vector<SumCondition> sums;
  std::vector<BoundPairCondition> bound_pairs;
  std::vector<ContentCondition> contents;
  std::vector<AlternativesCondition> alternatives;
  std::vector<CountCondition> counts;
  std::vector<EqualSumsCondition> equal_sums;
  std::vector<SameValuesCondition> same_values;
  std::vector<DistinctCountCondition> distinct_counts;
  std::vector<DigitCountsCondition> digit_counts;
  std::vector<AutomatonCondition> automata;
  std::vector<ConnectionCondition> connections;
  std::vector<AnyOfCondition> any_ofs;
  std::vector<ValueCondition> values;
  std::vector<CrossingCondition> crossings;

  /// The conditions of each sort. Conditions are numbered sort by sort, in this order.
  template <class Network>
  static auto sorts_of(Network& network) {
    return std::tie(network.relations, network.orders, network.grids, network.houses, network.digit_sets, network.sums,
                    network.bound_pairs, network.contents, network.alternatives, network.counts, network.equal_sums,
                    network.same_values, network.distinct_counts, network.digit_counts, network.automata,
                    network.connections, network.any_ofs, network.values, network.crossings);
  }
  auto sorts() const { return sorts_of(*this); }
  auto sorts() { return sorts_of(*this); }
  static constexpr std::size_t kSorts = 19;
  std::size_t cell_count() const { return start.size(); }
  std::size_t condition_count() const {
    return std::apply([](const auto&... sort) { return (sort.size() + ...); }, sorts());
  }
  /// The numbers of some conditions, in the order of sorts().
  std::size_t grid_number() const { return relations.size() + orders.size(); }
  std::size_t first_house() const { return grid_number() + grids.size(); }
  std::size_t word_count() const { return (condition_count() + 63) / 64; }
  /// A bit for each condition that has the cell.
  std::span<const std::uint64_t> watchers(CellIndex cell) const {
    return {watcher_bits.data() + cell * watcher_words, watcher_words};
  }

  std::vector<DigitRelation> relation_tables;
  std::vector<std::uint64_t> watcher_bits;
  /// A bit for each condition that has a cell.
  std::vector<std::uint64_t> watched;
  /// word_count(), which takes longer than a look at a cell.
  std::size_t watcher_words = 0;
  /// For each condition, about how long one look at it takes, in units of ten nanoseconds. Empty in a network that
  /// nobody counts work of.
  std::vector<std::uint32_t> costs;
};

}  // namespace nonet
