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
    const DigitSet digits = given.is_blank() ? DigitSet::full(side()) : DigitSet(given);
    given_candidates_[index] = given_candidates_[index] & digits;
    restricts = restricts || given_candidates_[index] != digits;
  }
  if (!restricts) given_candidates_.clear();
}

bool operator==(const Puzzle& left, const Puzzle& right) {
  return left.givens_ == right.givens_ && left.given_candidates_ == right.given_candidates_;
}

Puzzle copy_of(const PuzzleView& puzzle) {
  const std::span<const DigitSet> candidates = puzzle.given_candidates();
  return Puzzle(puzzle.givens(), std::vector<DigitSet>(candidates.begin(), candidates.end()));
}

}  // namespace nonet
