#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/cell_set.h"
#include "core/grid/digit_set.h"
#include "core/logic/technique.h"
#include "core/util/contracts.h"

namespace nonet {

/// The role of candidates in a step.
enum class Role : std::uint8_t {
  Single,            ///< The candidate that a single places.
  Subset,            ///< The cells and digits of a locked, naked or hidden set.
  Vertex,            ///< Fish: in a base house and a cover house.
  Fin,               ///< Fish: in a base house and in no cover house.
  EndoFin,           ///< Fish: in two base houses.
  Pivot,             ///< Wing: the cell that is a peer of the wings.
  Wing,              ///< Wing: a cell that has the eliminated digit and is not the pivot.
  Corner,            ///< Rectangle: the digits that could be exchanged.
  Extra,             ///< Rectangle or BUG+1: the candidates that prevent the exchange.
  Color1,            ///< Colouring: a cell of colour A of the first cluster. Either colour A or colour B is true.
  Color2,            ///< Colouring: a cell of colour B of the first cluster.
  Color3,            ///< Colouring: a cell of colour C, which belongs to the second cluster.
  Color4,            ///< Colouring: a cell of colour D, which belongs to the second cluster.
  Node,              ///< Chain or loop: a node. The links say when it is true.
  Als,               ///< An almost locked set: its cells with all their candidates.
  RestrictedCommon,  ///< A digit that only one of two almost locked sets can hold.
  Stem,              ///< Death Blossom: the cell whose candidates each see an almost locked set (a petal).
  Intersection,      ///< Sue de Coq: cells that belong to both the line and the box.
  LineSet,           ///< Sue de Coq, law of leftovers: cells of the lines outside the intersection.
  BoxSet,            ///< Sue de Coq, law of leftovers: cells of the boxes outside the intersection.
  Assumption,        ///< A candidate that a forcing chain or a trial assumes to be true.
  AssumedFalse,      ///< A candidate that a forcing chain assumes to be false.
  On,                ///< A candidate that is concluded to be true.
  Off,               ///< A candidate that is concluded to be false.
  Contradiction,     ///< The contradiction that the assumption leads to.
  Template,          ///< Cells that belong to all, or to some, templates of a digit.
  RuleCell,          ///< Own rules: an open cell that the step looks at.
  Known,             ///< Own rules: a cell whose digit the step uses.
  Added,             ///< Own rules: a cell that a sum adds.
  Subtracted,        ///< Own rules: a cell that a sum subtracts.
};

/// Some candidates that have the same role in a step: all candidates in `cells` whose digit is in `digits`.
struct Part {
  Role role;
  std::vector<Cell> cells;
  DigitSet digits;
};

/// The role of a house in a step.
enum class HouseRole : std::uint8_t {
  Where,   ///< The house in which the pattern or the contradiction is.
  Base,    ///< Fish: a base house. Locked candidates and single-digit patterns: the house that needs the digit.
  Cover,   ///< Fish and single-digit patterns: a cover house.
  Target,  ///< The house in which candidates are eliminated.
};

struct HousePart {
  House house;
  HouseRole role;
};

/// A link between two parts of a step. `from` and `to` are indices into Step::parts.
struct Link {
  std::uint16_t from;
  std::uint16_t to;
  /// Strong: if one part is false, the other is true. Weak: if one part is true, the other is false.
  bool strong;
  /// The own rule that makes the link, as in Step::rules; none for links along cells, houses and pairs.
  std::optional<std::uint16_t> rule = std::nullopt;
};

/// The number of templates (complete placements of one digit) that a template step is derived from. None for steps of
/// all other techniques.
enum class TemplateCount : std::uint8_t { None, One, Several };

/// A group of cells, and all that their digits can add up to, in ascending order.
struct GroupSums {
  std::vector<Cell> cells;
  std::vector<std::uint8_t> sums;
};

/// One application of a technique: the candidates and houses that it is derived from, and its placements and
/// eliminations. A step has no text, no colour and no language.
struct Step {
  Technique technique;
  /// The digits that the step is about.
  DigitSet digits;
  std::vector<HousePart> houses;
  /// The candidates that the step is derived from. The parts of a chain are in the order of the chain. When a step has
  /// several branches, each branch begins with the part of its assumption.
  std::vector<Part> parts;
  /// The links of a chain, in the order of the chain.
  std::vector<Link> links;
  std::vector<Candidate> placements;
  /// Candidates of the state, sorted by digit, then by cell.
  std::vector<Candidate> eliminations;
  TemplateCount templates = TemplateCount::None;
  /// The own rules that the step is derived from: their numbers among those of the puzzle, from 0. Classic techniques
  /// name those of their links.
  std::vector<std::uint16_t> rules;
  /// What the digits of Role::Added minus those of Role::Subtracted are together; in steps about counting circles, how
  /// many circles there are. None for classic techniques.
  std::optional<int> total;
  /// The sets of digits that the cells of a cage or line can still hold, with the digits that are placed there. Empty
  /// when there are more than kMaxCombinations.
  std::vector<DigitSet> combinations;
  static constexpr std::size_t kMaxCombinations = 12;
  /// Groups of cells whose sums are equal. None for steps about other rules.
  std::vector<GroupSums> sums;
  /// Any-of rules: which alternatives the candidates allow, by their numbers in the rule, from 0.
  std::vector<std::uint16_t> alternatives;

  explicit Step(Technique id, DigitSet about = {}) : technique(id), digits(about) {}

  void add_house(House house, HouseRole role = HouseRole::Where) { houses.push_back({house, role}); }
  /// Adds a part and returns its index in `parts`.
  std::uint16_t add_part(Role role, const CellSet& cells, DigitSet of_digits);
  std::uint16_t add_part(Role role, Cell cell, DigitSet of_digits);
  /// A link of an own rule also adds the rule to `rules`.
  void add_link(std::uint16_t from, std::uint16_t to, bool strong, std::optional<std::uint16_t> rule = std::nullopt);
  void add_placement(Cell cell, Digit digit) { placements.push_back({cell, digit}); }
  /// Adds an elimination for each cell. All cells must have the digit as a candidate.
  void eliminate(const CellSet& cells, Digit digit);
  void eliminate(Cell cell, Digit digit) { eliminations.push_back({cell, digit}); }
  /// True when the step has no placement and no elimination.
  bool is_idle() const { return placements.empty() && eliminations.empty(); }
  /// Sorts placements and eliminations and removes duplicates.
  void sort_results();
  /// True when both steps have the same placements and eliminations. Both must have been sorted by sort_results().
  friend bool same_result(const Step& left, const Step& right) {
    return left.placements == right.placements && left.eliminations == right.eliminations;
  }
};

}  // namespace nonet
