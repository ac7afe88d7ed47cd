#include "core/rules/search.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/util/contracts.h"

namespace nonet {

namespace {

// Measured on region sums: docs/decisions/0097-where-a-search-of-rules-guesses.md.
constexpr std::uint64_t kFirstPatience = 2000;

std::uint64_t longer(std::uint64_t patience) { return patience + patience / 2; }

const PuzzleView& supported(const PuzzleView& puzzle) {
  NONET_EXPECTS_ALWAYS(RuleSearch::supports(puzzle));
  return puzzle;
}

}  // namespace

bool RuleSearch::supports(const PuzzleView& puzzle) {
  return puzzle.digit_count() <= kMaxSide && puzzle.layout()->cell_count() <= kMaxSide * kMaxSide;
}

RuleSearch::RuleSearch(const PuzzleView& puzzle, RuleSearchEdition edition)
    : RuleSearch(RuledPuzzle(supported(puzzle), edition)) {}

RuleSearch::RuleSearch(const RuledPuzzle& puzzle)
    : network_(puzzle.network),
      node_(*network_, puzzle.start),
      choice_(*network_),
      may_begin_again_(network_->edition != RuleSearchEdition::First && !network_->equal_sums.empty()),
      patience_(kFirstPatience),
      next_patience_(longer(kFirstPatience)) {}

bool RuleSearch::propagate() {
  const bool possible = node_.propagate();
  stats_.placements = node_.placements();
  if (!possible && stats_.guesses > 0) choice_.blame(guess_, node_.failed_condition());
  const auto candidates = node_.candidates();
  return possible &&
         (only_solution_.empty() || !std::equal(candidates.begin(), candidates.end(), only_solution_.begin()));
}

bool RuleSearch::is_solved() {
  const std::optional<RuleGuess> next = choice_.choose(node_);
  if (next) {
    guess_ = *next;
  } else if (may_begin_again_ && found() == 0) {
    only_solution_.assign(node_.candidates().begin(), node_.candidates().end());
  }
  return !next;
}

void RuleSearch::branch() {
  if (open_nodes_.empty()) root_.assign(node_.candidates().begin(), node_.candidates().end());
  open_nodes_.push_back({course_.share().split(), guess_});
  open_candidates_.insert(open_candidates_.end(), node_.candidates().begin(), node_.candidates().end());
  node_.keep(guess_.cell, guess_.digit);
  ++stats_.guesses;
}

// Some first guesses into equal sums leave a hundred times as much to search as others, and nothing tells which. So the
// search begins again with slightly other weights, each time after half as many nodes more (Gomes, Selman and Kautz
// 1998). No solution is lost, because the root stays as it is, and none is found twice, because only one was found.
bool RuleSearch::must_begin_again() { return may_begin_again_ && found() < 2 && --patience_ == 0; }

void RuleSearch::begin_again() {
  patience_ = std::exchange(next_patience_, longer(next_patience_));
  open_nodes_.clear();
  open_candidates_.clear();
  std::copy(root_.begin(), root_.end(), node_.candidates_to_replace().begin());
  node_.forget_changes();
  course_.share().resume(1 - course_.share_done());
  choice_.begin_again();
}

bool RuleSearch::resume_newest_open_node() {
  if (open_nodes_.empty()) return false;
  if (must_begin_again()) {
    begin_again();
    return true;
  }
  const OpenNode& node = open_nodes_.back();
  course_.share().resume(node.weight);
  const std::size_t cells = network_->cell_count();
  std::copy(open_candidates_.end() - static_cast<std::ptrdiff_t>(cells), open_candidates_.end(),
            node_.candidates_to_replace().begin());
  open_candidates_.resize(open_candidates_.size() - cells);
  node_.forget_changes();
  guess_ = node.guess;
  node_.keep(guess_.cell, static_cast<DigitMask>(~guess_.digit));
  open_nodes_.pop_back();
  return true;
}

namespace {

// The meter of a search, with the work since the node before as the cost of a node.
class WorkMeter {
 public:
  WorkMeter(NodeMeter& meter, const RuleNode& node) : meter_(meter), node_(node), metered_(node.work()) {}

  bool admit_node(double fraction, std::uint64_t found, std::uint64_t cost) {
    const std::uint64_t work = node_.work() - std::exchange(metered_, node_.work());
    // Where to guess, and the copy of the candidates.
    const std::uint64_t beside = 4 * node_.candidates().size();
    return meter_.admit_node(fraction, found, cost + (work + beside) / kWorkOfUnit);
  }
  SearchEvent refusal() const { return meter_.refusal(); }

 private:
  static constexpr std::uint64_t kWorkOfUnit = 100;

  NodeMeter& meter_;
  const RuleNode& node_;
  std::uint64_t metered_;
};

}  // namespace

SearchEvent RuleSearch::next(NodeMeter& meter) {
  WorkMeter work_meter(meter, node_);
  return course_.next(
      work_meter, [&] { return resume_newest_open_node(); }, [&] { return propagate(); }, [&] { return is_solved(); },
      [&] { branch(); });
}

void RuleSearch::write_solution(std::span<Digit> digits) const {
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    digits[cell] = Digit{static_cast<std::uint8_t>(std::countr_zero(node_.candidates()[cell]) + 1)};
  }
}

}  // namespace nonet
