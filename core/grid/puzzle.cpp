#include "core/grid/puzzle.h"

#include <algorithm>
#include <utility>

namespace nonet {

Puzzle::Puzzle(Grid givens, std::vector<DigitSet> given_candidates)
    : givens_(std::move(givens)), given_candidates_(std::move(given_candidates)) {
  NONET_EXPECTS(given_candidates_.empty() || given_candidates_.size() == givens_.digits().size());
  bool restricts = false;
  for (std::uint16_t index = 0; index < given_candidates_.size(); ++index) {
    const Digit given = givens_[Cell{index}];
    const DigitSet digits = given.is_blank() ? DigitSet::full(digit_count()) : DigitSet(given);
    given_candidates_[index] = given_candidates_[index] & digits;
    restricts = restricts || given_candidates_[index] != digits;
  }
  if (!restricts) given_candidates_.clear();
}

std::optional<RuleError> Puzzle::add(const Rule& rule) {
  if (const auto error = error_in_rule(rule, *layout())) return error;
  own_rules_.insert(rule);
  return std::nullopt;
}

bool operator==(const Puzzle& left, const Puzzle& right) {
  return left.givens_ == right.givens_ && left.given_candidates_ == right.given_candidates_ &&
         left.own_rules_ == right.own_rules_;
}

RuleSet PuzzleView::rules() const {
  if (!has_own_rules()) return layout()->rules();
  RuleSet rules = *own_rules_;
  for (const Rule& rule : layout()->rules()) rules.insert(rule.kind);
  return rules;
}

bool PuzzleView::digits_are_interchangeable() const {
  return !has_given_candidates() && nonet::digits_are_interchangeable(layout()->rules()) &&
         (own_rules_ == nullptr || nonet::digits_are_interchangeable(*own_rules_));
}

Puzzle copy_of(const PuzzleView& puzzle) {
  const std::span<const DigitSet> candidates = puzzle.given_candidates();
  Puzzle copy(puzzle.givens(), std::vector<DigitSet>(candidates.begin(), candidates.end()));
  if (puzzle.own_rules_ != nullptr) copy.own_rules_ = *puzzle.own_rules_;
  return copy;
}

}  // namespace nonet
