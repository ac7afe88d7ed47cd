#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/cell_set.h"
#include "core/grid/digit_set.h"
#include "core/logic/technique.h"
#include "core/util/contracts.h"

namespace nonet {

/// What candidates do in a step.
enum class Role : std::uint8_t {
  Single,   ///< The one candidate that a single places.
  Subset,   ///< The cells and digits of a locked, naked or hidden set.
  Vertex,   ///< Of a fish: in a base house and a cover house.
  Fin,      ///< Of a fish: in a base house only.
  EndoFin,  ///< Of a fish: in two base houses.
  Pivot,    ///< Of a wing: the cell that sees the others.
  Wing,     ///< Of a wing: the cells that hold the digit eliminated.
  Corner,   ///< Of a rectangle: the digits that would change places.
  Extra,    ///< Of a rectangle or grave: what keeps it from being deadly.
  Color1,  ///< Of a colouring: the first colour of the first cluster, a part for each cell; one of its two colours is true.
  Color2,  ///< The other colour of the first cluster.
  Color3,  ///< The colours of the second cluster.
  Color4,
  Node,              ///< Of a chain or loop: true or false in turns, as its links say.
  Als,               ///< An almost locked set: its cells with all their candidates.
  RestrictedCommon,  ///< Of two almost locked sets: a digit that can be in one of them only.
  Stem,              ///< Of a death blossom: the cell whose candidates each belong to a petal.
  Intersection,      ///< Of a Sue de Coq: the cells of line and box.
  LineSet,           ///< Of a Sue de Coq: the cells of the line besides.
  BoxSet,            ///< Of a Sue de Coq: the cells of the box besides.
  Assumption,        ///< What a forcing chain or a trial supposes true.
  AssumedFalse,      ///< What it supposes false.
  On,                ///< What follows to be true.
  Off,               ///< What follows to be false.
  Contradiction,     ///< What cannot be, in the end.
  Template,          ///< Where a digit may stand when all its places in the grid are looked at together.
};

/// Candidates that play a role: each of the digits in each of the cells that has it.
struct Part {
  Role role;
  std::vector<Cell> cells;
  DigitSet digits;
};

/// What a house does in a step.
enum class HouseRole : std::uint8_t { Where, Base, Cover, Target };

struct HousePart {
  House house;
  HouseRole role;
};

/// From part to part of a Step, as they are numbered there.
struct Link {
  std::uint16_t from;
  std::uint16_t to;
  /// Strong: if the one is false the other is true. Weak: if the one is true the other is false.
  bool strong;
};

/// How many templates (complete placements of one digit) a template step speaks of. None: the step is of another technique.
enum class TemplateCount : std::uint8_t { None, One, Several };

/// One application of a technique: what it is, what it rests on, what it gives. No text, no colour, no language.
struct Step {
  Technique technique;
  /// The digits that it is about.
  DigitSet digits;
  std::vector<HousePart> houses;
  /// The candidates that it rests on. Of chains in the order of the chain; further branches follow, each begun by the role
  /// of its assumption.
  std::vector<Part> parts;
  /// In the order of the chain.
  std::vector<Link> links;
  std::vector<Candidate> placements;
  /// Present candidates only, by digit, then by cell.
  std::vector<Candidate> eliminations;
  TemplateCount templates = TemplateCount::None;

  explicit Step(Technique id, DigitSet about = {}) : technique(id), digits(about) {}

  void add_house(House house, HouseRole role = HouseRole::Where) { houses.push_back({house, role}); }
  /// Gives the number of the part.
  std::uint16_t add_part(Role role, const CellSet& cells, DigitSet of_digits);
  std::uint16_t add_part(Role role, Cell cell, DigitSet of_digits);
  void add_link(std::uint16_t from, std::uint16_t to, bool strong) {
    NONET_EXPECTS(from < parts.size() && to < parts.size());
    links.push_back({from, to, strong});
  }
  void add_placement(Cell cell, Digit digit) { placements.push_back({cell, digit}); }
  /// Removes a digit from cells; all of them must have it as a candidate.
  void eliminate(const CellSet& cells, Digit digit);
  void eliminate(Cell cell, Digit digit) { eliminations.push_back({cell, digit}); }
  /// True when it changes nothing.
  bool is_idle() const { return placements.empty() && eliminations.empty(); }
  /// Puts the results in order and takes doubles out.
  void sort_results();
  /// True when both have the same placements and eliminations; sort_results() came before.
  friend bool same_result(const Step& left, const Step& right) {
    return left.placements == right.placements && left.eliminations == right.eliminations;
  }
};

}  // namespace nonet
