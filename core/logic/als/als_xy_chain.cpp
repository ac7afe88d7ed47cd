// ALS-XY-Chain: sets in a row, each with a restricted common with the next, no two of them in a row the same. Were z, which
// the first and the last share, true in a cell that sees all its places in both, the first set would keep the digit that it
// shares with the second, that would keep the next one, and so on from both ends, until one set has lost two digits.
//
// The search goes from each candidate that may fall, breadth first, over pairs of a set and the digit that it lost: which
// further sets lose the other digits is known as rows of bits. A set that lost two digits on two ways without a common set
// closes a chain. Of each candidate the shortest chain is kept (of several those with the most results), and of all these
// chains, shortest first, those that bring something new.

#include <algorithm>
#include <vector>

#include "core/logic/als/als.h"
#include "core/logic/als/als_step.h"
#include "core/logic/als/restricted_commons.h"

namespace nonet {

namespace {

using Row = std::span<const std::uint64_t>;

// With two sets it is an ALS-XZ, with three an ALS-XY-Wing. Longer ones than the most are not looked for.
constexpr std::size_t kFewestSets = 4;
constexpr std::size_t kMostSets = 10;

struct Chain {
  std::vector<std::size_t> sets;
  // One fewer than sets.
  std::vector<Digit> commons;
  std::size_t results = 0;
};

class ChainSearch {
 public:
  ChainSearch(Survey& survey, bool wants_all)
      : state_(survey.state()),
        sets_(survey.almost_locked_sets()),
        commons_(survey.restricted_commons()),
        wants_all_(wants_all),
        entered_(static_cast<std::size_t>(state_.side()), sets_.size()),
        levels_(sets_.foothold_count()),
        parents_(sets_.foothold_count()) {}

  /// The shortest chain of each candidate, or of any if not all are wanted.
  std::vector<Chain> search() {
    state_.all_digits().for_each([&](Digit digit) {
      state_.cells(digit).for_each([&](Cell cell) { search({cell, digit}); });
    });
    return std::move(found_);
  }

  /// Calls `visit(Digit, const CellSet&)` for each digit that falls and the cells that lose it.
  template <class Visit>
  void for_each_result(const Chain& chain, Visit&& visit) const {
    const std::size_t first = chain.sets.front();
    const std::size_t last = chain.sets.back();
    const DigitSet commons = DigitSet(chain.commons.front()) | DigitSet(chain.commons.back());
    ((sets_.digits(first) & sets_.digits(last)) - commons).for_each([&](Digit digit) {
      const CellSet losers = sets_.peers(first, digit) & sets_.peers(last, digit);
      if (!losers.empty()) visit(digit, losers);
    });
  }

 private:
  // A set and the digit that it has lost.
  struct Node {
    std::size_t set;
    Digit lost;
  };

  static constexpr std::uint32_t kNoParent = ~std::uint32_t{0};

  void search(Candidate target) {
    if (most_ < kFewestSets) return;
    best_ = {};
    best_size_ = most_;
    entered_.clear();
    nodes_.clear();
    enter(sets_.losing(target), target.digit, kNoParent, 0);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const Node node = nodes_[i];
      const std::size_t level = levels_[sets_.foothold(node.set, node.lost)] + 1u;
      if (level + 1 > best_size_) break;
      std::size_t foothold = sets_.first_foothold(node.set);
      sets_.digits(node.set).for_each([&](Digit digit) {
        const Row partners = commons_.partners(foothold++);
        if (digit != node.lost) enter(partners, digit, static_cast<std::uint32_t>(i), level);
      });
    }
    if (best_.sets.empty()) return;
    if (!wants_all_) {
      most_ = best_size_ - 1;
      found_.clear();
    }
    found_.push_back(best_);
  }

  void enter(Row sets, Digit digit, std::uint32_t parent, std::size_t level) {
    const std::span<std::uint64_t> entered = entered_[digit.value - 1u];
    for (std::size_t i = 0; i < entered.size(); ++i) {
      const std::uint64_t fresh = sets[i] & ~entered[i];
      entered[i] |= fresh;
      for_each_bit(fresh, [&](int bit) {
        const std::size_t set = i * 64 + static_cast<std::size_t>(bit);
        const std::size_t foothold = sets_.foothold(set, digit);
        levels_[foothold] = static_cast<std::uint8_t>(level);
        parents_[foothold] = parent;
        nodes_.push_back({set, digit});
        close(set, digit);
      });
    }
  }

  // Looks for a chain through a set that has lost this digit and another one.
  void close(std::size_t set, Digit digit) {
    const std::size_t level = levels_[sets_.foothold(set, digit)];
    (sets_.digits(set) - DigitSet(digit)).for_each([&](Digit other) {
      if (!entered_.test(other.value - 1u, set)) return;
      const std::size_t size = level + levels_[sets_.foothold(set, other)] + 1;
      if (size < kFewestSets || size > best_size_) return;
      Chain chain = chain_through(set, digit, other);
      if (chain.sets.empty() || (size == best_size_ && chain.results <= best_.results)) return;
      best_ = std::move(chain);
      best_size_ = size;
    });
  }

  // Empty when a set would be in it twice.
  Chain chain_through(std::size_t set, Digit digit, Digit other) {
    Chain chain;
    follow(set, digit, chain);
    std::reverse(chain.sets.begin(), chain.sets.end());
    std::reverse(chain.commons.begin(), chain.commons.end());
    chain.sets.push_back(set);
    follow(set, other, chain);
    for (auto i = chain.sets.begin(); i != chain.sets.end(); ++i) {
      if (std::find(chain.sets.begin(), i, *i) != i) return {};
    }
    for_each_result(chain,
                    [&](Digit, const CellSet& losers) { chain.results += static_cast<std::size_t>(losers.size()); });
    return chain;
  }

  // The way from a set that lost a digit back to the end of the chain.
  void follow(std::size_t set, Digit lost, Chain& chain) const {
    for (std::uint32_t i = parents_[sets_.foothold(set, lost)]; i != kNoParent;) {
      chain.commons.push_back(lost);
      chain.sets.push_back(nodes_[i].set);
      lost = nodes_[i].lost;
      i = parents_[sets_.foothold(nodes_[i].set, lost)];
    }
  }

  const PuzzleState& state_;
  const AlmostLockedSets& sets_;
  const RestrictedCommons& commons_;
  bool wants_all_;
  std::size_t most_ = kMostSets;
  BitRows entered_;
  std::vector<std::uint8_t> levels_;
  std::vector<std::uint32_t> parents_;
  std::vector<Node> nodes_;
  Chain best_;
  std::size_t best_size_ = 0;
  std::vector<Chain> found_;
};

}  // namespace

void find_als_xy_chains(Technique technique, Survey& survey, StepSink& sink) {
  ChainSearch search(survey, sink.wants_all());
  std::vector<Chain> chains = search.search();
  std::stable_sort(chains.begin(), chains.end(), [](const Chain& left, const Chain& right) {
    if (left.sets.size() != right.sets.size()) return left.sets.size() < right.sets.size();
    return left.results > right.results;
  });
  std::vector<CellSet> known(static_cast<std::size_t>(survey.state().side()));
  for (const Chain& chain : chains) {
    bool is_new = false;
    search.for_each_result(chain, [&](Digit digit, const CellSet& losers) {
      is_new = is_new || !losers.is_within(known[digit.value - 1u]);
      known[digit.value - 1u] |= losers;
    });
    if (!is_new) continue;
    std::vector<DigitSet> commons;
    for (const Digit digit : chain.commons) commons.push_back(DigitSet(digit));
    Step step = step_of_sets(technique, survey.almost_locked_sets(), chain.sets, commons);
    search.for_each_result(chain, [&](Digit digit, const CellSet& losers) {
      step.digits.insert(digit);
      step.eliminate(losers, digit);
    });
    if (sink.add(std::move(step))) return;
  }
}

}  // namespace nonet
