#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "core/grid/cell.h"

namespace nonet {

/// The kinds of rules that a puzzle can have in addition to rows, columns and regions. rule_row() describes a kind. New
/// kinds are added at the end, because the order of the kinds is a part of the canonical order of rules.
enum class RuleKind : std::uint8_t {
  X,                ///< Both diagonals are houses.
  Windoku,          ///< Windows, as large as a box, one cell away from the edge and from each other, are houses.
  Asterisk,         ///< Nine cells in the shape of an asterisk are a house; 9×9 only.
  CenterDots,       ///< The middle cells of the boxes are a house.
  Disjoint,         ///< The cells with the same row and column inside their boxes are a house.
  AntiKnight,       ///< Cells a knight's move apart must differ.
  AntiKing,         ///< Cells that touch at a corner must differ.
  Cage,             ///< The digits of the cells differ. Their sum is the value, when there is a value.
  Thermometer,      ///< The digits increase from each cell to the next.
  WhiteDot,         ///< The difference of the digits of two neighbours is the value.
  Quadruple,        ///< The digits of a 2×2 square include the values, each as often as it is listed.
  Sandwich,         ///< In a row or column, the digits between the smallest and the largest digit add up to the value.
  SlowThermometer,  ///< The digits never decrease from each cell to the next.
  BlackDot,         ///< Of the digits of two neighbours, one is the value times the other.
  PairSum,          ///< The digits of two neighbours add up to the value: V is 5, X is 10.
  Inequality,       ///< The digit of the first of two neighbours is smaller than the digit of the second.
  Whisper,          ///< The digits of neighbours on the line differ by at least the value.
  Renban,           ///< The digits of the cells are consecutive digits in any order, each once.
  Palindrome,       ///< The line has the same digits in both directions.
  Even,             ///< The digits of the cells are even.
  Odd,              ///< The digits of the cells are odd.
  Arrow,            ///< The digits after the first cell add up to the digit of the first cell. With a value, the first
                    ///< cells, as many as the value, are a number with as many digits.
  LittleKiller,     ///< The digits of the cells add up to the value; digits may be equal.
  Minimum,          ///< Each of the cells has a smaller digit than its neighbours that are not among the cells.
  Maximum,          ///< Each of the cells has a larger digit than its neighbours that are not among the cells.
  Clone,            ///< The first half of the cells has the same digits as the second half, in the same order.
  RegionSumLine,    ///< The line's parts inside the regions have the same sum.
  Zipper,  ///< Cells at equal distances from the middle of the line have the same sum; the middle cell has that sum.
  DoubleArrow,  ///< The digits between the ends of the line add up to the sum of the ends.
  Entropic,  ///< Three neighbours on the line have a low, a middle and a high digit; sides divisible by 3 (RuleSides).
  Modular,   ///< Three neighbours on the line leave different remainders when divided by 3.
  Nabner,    ///< The digits of the cells are neither equal nor consecutive.
  NonConsecutive,  ///< Neighbours differ by more than 1. Two neighbours with a dot need not.
  XSum,            ///< The first digits of a row or column, as many as the first digit says, add up to the value.
  Skyscraper,      ///< In a row or column, as many digits as the value are larger than all digits before them.
  NumberedRoom,    ///< In a row or column, the value is at the place that the first digit says: 1 is the first place.
  Automaton,       ///< A finite automaton accepts the digits of the line. The values are its table: see DigitAutomaton.
  Relation,       ///< For each digit from 1, the values have the set of digits that may be in the next cell of the line
                  ///< after this digit. Bit 0 of a set stands for 1.
  Between,        ///< The digits between the ends of the line are larger than one end and smaller than the other.
  Lockout,        ///< The ends of the line differ by at least the value. Each digit between them is smaller than both
                  ///< ends, or larger than both.
  RowIndexer,     ///< In each of the cells, a digit d says that row d has, in the same column, the number of the cell's
                  ///< row.
  ColumnIndexer,  ///< In each of the cells, a digit d says that column d has, in the same row, the number of the cell's
                  ///< column.
  BoxIndexer,  ///< In each of the cells, a digit d says that place d of the region has the number of the cell's place.
               ///< Places are numbered row by row.
  FallingDiagonal,  ///< The digits from the top left to the bottom right corner differ.
  RisingDiagonal,   ///< The digits from the bottom left to the top right corner differ.
  NegativeWhite,    ///< The difference of two neighbours is none of the values. Two neighbours with a dot are exempt.
  NegativeBlack,    ///< Of the digits of two neighbours, none is a value times the other. Two neighbours with a dot are
                    ///< exempt.
  NegativeSum,      ///< The sum of two neighbours is none of the values. Two neighbours with a pair sum are exempt.
  SumLine,          ///< The line divides into parts; the digits of each part add up to the value.
  CountingCircles,  ///< The digit in each of the cells is in as many of the cells as it says.
  AnyOf,            ///< At least one of the rules inside this rule is kept.
  AllOf,            ///< All rules inside this rule are kept. Stands inside AnyOf; a set of rules has its parts instead.
  ProductCage,      ///< The digits of the cells differ. Multiplied, they are the value.
  ParityLine,       ///< Of two neighbours on the line, one digit is odd and the other even.
  SameDifference,   ///< All neighbours on the line have the same difference.
  RellikCage,       ///< The digits of the cells differ. No digit of them is the value, and no digits add up to it.
  EqualityCage,     ///< The digits of the cells differ. As many are even as odd, and as many low as high. Of an odd
                    ///< number of digits, the middle one is neither low nor high.
  EqualSums,        ///< The digits of each list of cells have the same sum. The values are the lengths of the lists.
  SameValues,       ///< Each list of cells has the same digits, each as often. The values are the lengths of the lists.
  CountDistinct,    ///< The digit of the first cell is the number of different digits in the other cells.
  ContainsExactly,  ///< Each value is a digit of exactly as many of the cells as it is listed.
  ContainsAtLeast,  ///< Each value is a digit of at least as many of the cells as it is listed.
  Doublers,         ///< One cell in each row, column and region counts the value times its digit; these cells have all
                    ///< digits. The rules inside are kept by what cells count: see may_count_values().
  ConnectedDigits,  ///< Of the cells, those whose digit is one of the values are connected: a way from neighbour to
                    ///< neighbour leads from each to each. There is at least one such cell.
};

/// A rule as data. error_in_rule() says whether a rule has the cells and values that its kind needs.
struct Rule {
  RuleKind kind = RuleKind::X;
  /// Empty for a rule about the whole grid. RuleShape says which cells other rules have, and in which order.
  std::vector<Cell> cells;
  /// What the kind needs beside the cells, such as the sum of a cage. The order of the values has a meaning only when
  /// they are a table: RuleValues::row_length.
  std::vector<std::uint16_t> values;
  /// The rules inside a rule of a kind with RuleShape::Parts. canonical_rule() makes `cells` of such a rule from them.
  std::vector<Rule> parts = {};

  friend bool operator==(const Rule&, const Rule&) = default;
};

/// Returns the one form of a rule that all equal rules share: values ascending (except for tables and lengths),
/// and the cells in the order that RuleShape gives. Rules inside a rule are sorted as in RuleSet, each once,
/// and those inside a rule of its own kind are its own.
Rule canonical_rule(Rule rule);

/// A set of rules in canonical form. The rules are sorted by kind, then by cells, then by values. So two sets with the
/// same rules are equal, whatever the order in which the rules were inserted. Doublers of one value are one rule.
class RuleSet {
 public:
  RuleSet() = default;
  /// Rules about the whole grid.
  RuleSet(std::initializer_list<RuleKind> kinds);
  /// One rule about the whole grid. Links nothing of what puts rules in order, for a program that needs no more.
  static RuleSet only(RuleKind kind);

  bool empty() const { return rules_.empty(); }
  std::size_t size() const { return rules_.size(); }
  /// The rules and all rules inside of them.
  std::size_t size_with_parts() const { return size_with_parts_; }
  auto begin() const { return rules_.begin(); }
  auto end() const { return rules_.end(); }
  /// True when the set has a rule of this kind.
  bool contains(RuleKind kind) const;
  /// Adds the canonical form of a rule; of a rule AllOf, the rules inside. Changes nothing when the set has that rule.
  void insert(Rule rule);
  /// Adds a rule about the whole grid. Links nothing of what puts cells and rules inside in order.
  void insert(RuleKind kind);

  /// Returns the same number for equal sets, on every platform and in every version: kinds are hashed by name.
  std::uint64_t hash() const;

  friend bool operator==(const RuleSet&, const RuleSet&) = default;

 private:
  std::vector<Rule> rules_;
  std::size_t size_with_parts_ = 0;
};

/// A rule and all rules inside of it.
std::size_t count_with_parts(const Rule& rule);

/// True when each rule treats all digits alike: exchanging two digits everywhere in a grid that keeps the rules gives
/// another grid that keeps the rules.
bool digits_are_interchangeable(const RuleSet& rules);

}  // namespace nonet
