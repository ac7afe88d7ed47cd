#include "core/rules/answers/candidate_counts.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>
#include <utility>

#include "core/rules/guess_choice.h"
#include "core/rules/network.h"
#include "core/rules/node.h"
#include "core/rules/puzzle_network.h"
#include "core/rules/search.h"
#include "core/util/contracts.h"
#include "core/util/search.h"

// Why the counts are right. All different solutions found are kept, and a count is the number of those that hold the
// candidate. So no count is too large. A search for a candidate ends when the count has reached the limit, or when it
// has found all solutions below the root that hold the candidate. In the second case, the solutions of the candidate
// that are not below the root hold a candidate that the root has lost, and a candidate is lost only when all its
// solutions are kept. So all solutions of the candidate are kept, the count is exact, and the root can lose the
// candidate, too.
//
// Guesses prefer digits that were seen in the fewest solutions, so that solutions which are found on the way count for
// many candidates.

namespace nonet {

namespace {

constexpr std::uint64_t kFirstSolutions = 16;

// The different solutions so far, one after the other.
class SolutionStore {
 public:
  explicit SolutionStore(std::size_t cells) : cells_(cells) {}

  std::size_t size() const { return hashes_.size(); }

  /// Returns false when the store has the solution already.
  bool add(std::span<const DigitMask> solution) {
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
    for (const DigitMask digit : solution) hash = (hash ^ digit) * 0x100000001b3;
    for (std::size_t known = 0; known < hashes_.size(); ++known) {
      const auto kept = std::span(digits_).subspan(known * cells_, cells_);
      if (hashes_[known] == hash && std::equal(solution.begin(), solution.end(), kept.begin(), kept.end()))
        return false;
    }
    hashes_.push_back(hash);
    digits_.insert(digits_.end(), solution.begin(), solution.end());
    return true;
  }

 private:
  std::size_t cells_;
  std::vector<std::uint64_t> hashes_;
  std::vector<DigitMask> digits_;
};

class CandidateCounter {
 public:
  CandidateCounter(const PuzzleView& puzzle, int limit, const Control& control)
      : network_(network_of(puzzle)),
        node_(network_),
        choice_(network_),
        digit_count_(static_cast<std::size_t>(puzzle.digit_count())),
        store_(network_.cell_count()),
        meter_(control) {
    result_.layout = puzzle.layout();
    result_.limit = limit;
    result_.counts.resize(network_.cell_count() * digit_count_);
  }

  CappedCandidateCounts count() {
    result_.complete = count_all();
    result_.solutions = store_.size();
    return std::move(result_);
  }

 private:
  struct OpenNode {
    std::vector<DigitMask> candidates;
    RuleGuess guess;
  };
  enum class Outcome : std::uint8_t { Enough, AllFound, Refused };

  // Returns false when the meter ended the work.
  bool count_all() {
    if (!node_.propagate()) return true;
    keep_root();
    std::uint64_t found = 0;
    Outcome outcome = search([&] { return ++found < kFirstSolutions; });
    for (std::size_t cell = 0; cell < network_.cell_count() && outcome == Outcome::Enough; ++cell) {
      for (unsigned left = root_[cell]; left != 0 && outcome == Outcome::Enough; left &= left - 1) {
        const auto digit = static_cast<DigitMask>(left & (~left + 1u));
        outcome = count_candidate(static_cast<CellIndex>(cell), digit);
      }
      share_done_ = static_cast<double>(cell + 1) / static_cast<double>(network_.cell_count());
    }
    return outcome != Outcome::Refused;
  }

  // AllFound: all solutions of the puzzle are known.
  Outcome count_candidate(CellIndex cell, DigitMask digit) {
    const std::uint8_t& count = count_of(cell, digit);
    if ((root_[cell] & digit) == 0 || count == result_.limit) return Outcome::Enough;
    Outcome outcome = Outcome::AllFound;
    if (load(root_, {cell, digit})) outcome = search([&] { return count < result_.limit; });
    if (outcome != Outcome::AllFound) return outcome;
    if (!load(root_, {cell, static_cast<DigitMask>(~digit)})) return Outcome::AllFound;
    keep_root();
    return Outcome::Enough;
  }

  // Makes the candidates with the guess the current node and draws conclusions. Returns false when it has no solution.
  bool load(std::span<const DigitMask> candidates, const RuleGuess& guess) {
    std::copy(candidates.begin(), candidates.end(), node_.candidates_to_replace().begin());
    node_.forget_changes();
    return node_.keep(guess.cell, guess.digit) && node_.propagate();
  }

  void keep_root() { root_.assign(node_.candidates().begin(), node_.candidates().end()); }

  // Finds the solutions below the current node, whose conclusions are drawn, until `wants_more` is false.
  template <class WantsMore>
  Outcome search(WantsMore&& wants_more) {
    std::vector<OpenNode> open;
    bool possible = true;
    for (;;) {
      if (!meter_.admit_node(share_done_, store_.size())) return Outcome::Refused;
      const std::optional<RuleGuess> next = possible ? choice_.choose(node_) : std::nullopt;
      if (possible && !next) {
        add_solution();
        if (!wants_more()) return Outcome::Enough;
      }
      RuleGuess guess;
      if (next) {
        guess = with_rarest_digit(*next);
        open.push_back({{node_.candidates().begin(), node_.candidates().end()}, guess});
        node_.keep(guess.cell, guess.digit);
        possible = node_.propagate();
      } else {
        if (open.empty()) return Outcome::AllFound;
        guess = open.back().guess;
        possible = load(open.back().candidates, {guess.cell, static_cast<DigitMask>(~guess.digit)});
        open.pop_back();
      }
      if (!possible) choice_.blame(guess, node_.failed_condition());
    }
  }

  // A guess of the smallest digit is about the cell: another digit of the cell will do.
  RuleGuess with_rarest_digit(RuleGuess guess) {
    const DigitMask digits = node_[guess.cell];
    if (guess.digit != (digits & (~digits + 1u))) return guess;
    for (unsigned left = digits; left != 0; left &= left - 1) {
      const auto digit = static_cast<DigitMask>(left & (~left + 1u));
      if (count_of(guess.cell, digit) < count_of(guess.cell, guess.digit)) guess.digit = digit;
    }
    return guess;
  }

  void add_solution() {
    if (!store_.add(node_.candidates())) return;
    for (std::size_t cell = 0; cell < network_.cell_count(); ++cell) {
      std::uint8_t& count = count_of(static_cast<CellIndex>(cell), node_.candidates()[cell]);
      if (count < result_.limit) ++count;
    }
  }

  std::uint8_t& count_of(CellIndex cell, DigitMask digit) {
    return result_.counts[cell * digit_count_ + static_cast<std::size_t>(std::countr_zero(digit))];
  }

  const RuleNetwork network_;
  RuleNode node_;
  GuessChoice choice_;
  const std::size_t digit_count_;
  SolutionStore store_;
  NodeMeter meter_;
  std::vector<DigitMask> root_;
  double share_done_ = 0;
  CappedCandidateCounts result_;
};

}  // namespace

CappedCandidateCounts count_candidates(const PuzzleView& puzzle, int limit, const Control& control) {
  NONET_EXPECTS_ALWAYS(RuleSearch::supports(puzzle) && limit >= 1 && limit <= kMaxCounted);
  return CandidateCounter(puzzle, limit, control).count();
}

}  // namespace nonet
