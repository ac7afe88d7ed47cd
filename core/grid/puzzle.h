#pragma once

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/grid/digit_set.h"
#include "core/grid/grid.h"
#include "core/grid/rule_table.h"

namespace nonet {

class PuzzleView;

/// A puzzle: a layout, givens, given candidates, and own rules. The given candidates restrict each cell to a set of
/// digits. If nothing is restricted, the list of these sets is empty. Otherwise the list has one set for each cell, in
/// the order of the cells; the set of a given cell has at most its given. An empty set means that the puzzle has no
/// solution. Given candidates need 64 digits or less.
///
/// Own rules belong to the puzzle and not to its layout (RuleRow::belongs_to_layout()). RuleSearch knows them; no other
/// search does.
class Puzzle {
 public:
  /// Nothing restricts the blank cells.
  explicit Puzzle(Grid givens) : givens_(std::move(givens)) {}
  /// `given_candidates` is empty or has one set for each cell. Digits above the last one, and digits other than the
  /// given of a cell, are dropped from the sets. If the sets then restrict no cell, the puzzle has no given candidates.
  Puzzle(Grid givens, std::vector<DigitSet> given_candidates);

  const Grid& givens() const { return givens_; }
  const LayoutRef& layout() const { return givens_.layout(); }
  int digit_count() const { return givens_.digit_count(); }
  bool has_given_candidates() const { return !given_candidates_.empty(); }
  std::span<const DigitSet> given_candidates() const { return given_candidates_; }
  const RuleSet& own_rules() const { return own_rules_; }
  /// Adds an own rule. Returns why the puzzle cannot have the rule; none when the rule is added.
  [[nodiscard]] std::optional<RuleError> add(const Rule& rule);

  friend Puzzle copy_of(const PuzzleView& puzzle);
  friend bool operator==(const Puzzle& left, const Puzzle& right);

 private:
  Grid givens_;
  std::vector<DigitSet> given_candidates_;
  RuleSet own_rules_;
};

/// The own rules of a puzzle as those need them who explain the puzzle: with the layout that has also the houses and
/// pairs of the rules (Layout::with_shape_of_rules()). taught_rules_of() of core/rule_steps makes the object, and keeps
/// with the layout what the rules say. It never changes.
struct TaughtRules {
  LayoutRef layout;
  RuleSet rules;
};
using TaughtRulesRef = std::shared_ptr<const TaughtRules>;

/// A puzzle that belongs to somebody else: what searches take as a parameter. A Grid is a puzzle without given
/// candidates and without own rules. The object must not outlive the puzzle or the grid. Construction copies nothing.
class PuzzleView {
 public:
  PuzzleView(const Grid& givens) : PuzzleView(givens, std::span<const DigitSet>{}) {}
  PuzzleView(const Puzzle& puzzle)
      : givens_(&puzzle.givens()), given_candidates_(puzzle.given_candidates()), own_rules_(&puzzle.own_rules()) {}
  /// `given_candidates` is empty, or it has one set for each cell. The layout has no shape of own rules.
  PuzzleView(const Grid& givens, std::span<const DigitSet> given_candidates)
      : givens_(&givens), given_candidates_(given_candidates) {
    NONET_EXPECTS(given_candidates.empty() || given_candidates.size() == givens.digits().size());
    NONET_EXPECTS(!givens.layout()->has_shape_of_rules());
  }
  /// The same with rules that are taught. The grid has their layout. The object must not outlive the rules, either.
  PuzzleView(const Grid& givens, std::span<const DigitSet> given_candidates, const TaughtRules& rules)
      : givens_(&givens), given_candidates_(given_candidates), own_rules_(&rules.rules), taught_rules_(&rules) {
    NONET_EXPECTS(given_candidates.empty() || given_candidates.size() == givens.digits().size());
    NONET_EXPECTS(givens.layout() == rules.layout);
  }
  /// The same with own rules. Puzzle::add() would accept each of them.
  PuzzleView(const Grid& givens, std::span<const DigitSet> given_candidates, const RuleSet& own_rules)
      : PuzzleView(givens, given_candidates) {
    own_rules_ = &own_rules;
  }

  const Grid& givens() const { return *givens_; }
  const LayoutRef& layout() const { return givens_->layout(); }
  int digit_count() const { return givens_->digit_count(); }
  bool has_given_candidates() const { return !given_candidates_.empty(); }
  std::span<const DigitSet> given_candidates() const { return given_candidates_; }
  bool has_own_rules() const { return own_rules_ != nullptr && !own_rules_->empty(); }
  /// Returns the same puzzle with other givens. They must have the same layout, and must not end before the view does.
  PuzzleView with_givens(const Grid& givens) const {
    PuzzleView view = *this;
    view.givens_ = &givens;
    return view;
  }
  /// The puzzle must have own rules.
  const RuleSet& own_rules() const {
    NONET_EXPECTS(own_rules_ != nullptr);
    return *own_rules_;
  }
  /// The rules with which the view was made; null when it was made otherwise.
  const TaughtRules* taught_rules() const { return taught_rules_; }
  /// Returns the rules of the layout and the own rules.
  RuleSet rules() const;
  /// True when exchanging two digits everywhere in a full grid that keeps the rules and the given candidates gives
  /// another such grid; the givens do not count. False when there are given candidates: after an exchange, a cell can
  /// have a digit that is not among its given candidates.
  ///
  /// Whoever exchanges digits asks this question first. If digits are exchanged in some cells only, there must be no
  /// own rules either: a cage without a sum treats all digits alike, but digits that differ in the cage can be equal
  /// after such an exchange.
  bool digits_are_interchangeable() const;

  /// True when the puzzle itself allows the digit in the cell: the digit is the given of the cell or, in a blank cell,
  /// nothing restricts the cell or the digit is one of the given candidates.
  bool allows(Cell cell, Digit digit) const {
    const Digit given = givens()[cell];
    if (!given.is_blank() && given != digit) return false;
    return !has_given_candidates() || given_candidates_[cell.index].contains(digit);
  }
  /// The digits that allows() accepts. There must be at most 64 digits.
  DigitSet allowed(Cell cell) const {
    const Digit given = givens()[cell];
    const DigitSet digits = given.is_blank() ? DigitSet::full(digit_count()) : DigitSet(given);
    return has_given_candidates() ? digits & given_candidates_[cell.index] : digits;
  }

 private:
  friend Puzzle copy_of(const PuzzleView& puzzle);

  const Grid* givens_;
  std::span<const DigitSet> given_candidates_;
  // Null for a puzzle without own rules.
  const RuleSet* own_rules_ = nullptr;
  const TaughtRules* taught_rules_ = nullptr;
};

/// Returns the puzzle as an object of its own.
Puzzle copy_of(const PuzzleView& puzzle);

}  // namespace nonet
