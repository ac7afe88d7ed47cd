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
constexpr std::size_t kMaxSets = 10;

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
        stop_(survey.stop()),
        wants_all_(wants_all),
        node_of_(static_cast<std::size_t>(state_.side()) * sets_.size(), kNoNode),
        last_entered_(sets_.size(), 0) {
    list_partners();
  }

  /// The shortest chain of each candidate, or of any if not all are wanted.
  std::vector<Chain> search() {
    state_.all_digits().for_each([&](Digit digit) {
      barren_.clear();
      state_.cells(digit).for_each([&](Cell cell) {
        if (!stop_.stop_requested()) search({cell, digit});
      });
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
  // A set that has lost a digit, because the set of another node has kept it.
  struct Node {
    std::uint32_t parent;
    std::uint16_t set;
    Digit lost;
    std::uint8_t level;
  };

  static constexpr std::uint32_t kNoNode = ~std::uint32_t{0};

  // Most footholds have few partners or none: lists are gone through faster than rows of bits.
  void list_partners() {
    first_partners_.push_back(0);
    for (std::size_t foothold = 0; foothold < sets_.foothold_count(); ++foothold) {
      for_each_bit(commons_.partners(foothold),
                   [&](std::size_t set) { partners_.push_back(static_cast<std::uint16_t>(set)); });
      first_partners_.push_back(static_cast<std::uint32_t>(partners_.size()));
    }
  }

  void search(Candidate target) {
    const Row ends = sets_.losing(target);
    if (most_ < kFewestSets || is_barren(ends)) return;
    best_ = {};
    best_size_ = most_;
    forget_nodes();
    for_each_bit(ends, [&](std::size_t set) { enter({kNoNode, static_cast<std::uint16_t>(set), target.digit, 0}); });
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const Node node = nodes_[i];
      const std::size_t level = node.level + 1u;
      if (level + 1 > best_size_) break;
      std::size_t foothold = sets_.first_foothold(node.set);
      sets_.digits(node.set).for_each([&](Digit digit) {
        const std::uint32_t from = first_partners_[foothold];
        const std::uint32_t to = first_partners_[++foothold];
        if (digit == node.lost) return;
        const std::uint32_t* nodes_of_digit = &node_of_[place_of(0, digit)];
        for (std::uint32_t k = from; k < to; ++k) {
          if (nodes_of_digit[partners_[k]] != kNoNode) continue;
          enter({static_cast<std::uint32_t>(i), partners_[k], digit, static_cast<std::uint8_t>(level)});
        }
      });
    }
    if (best_.sets.empty()) {
      barren_.push_back(ends);
    } else {
      keep_best();
    }
  }

  // From fewer ends no more is reached.
  bool is_barren(Row ends) const {
    return std::any_of(barren_.begin(), barren_.end(), [&](Row known) {
      std::uint64_t more = 0;
      for (std::size_t i = 0; i < ends.size(); ++i) more |= ends[i] & ~known[i];
      return more == 0;
    });
  }

  void keep_best() {
    if (!wants_all_) {
      most_ = best_size_ - 1;
      found_.clear();
    }
    found_.push_back(std::move(best_));
  }

  std::size_t place_of(std::size_t set, Digit lost) const { return (lost.value - 1u) * sets_.size() + set; }

  void forget_nodes() {
    for (const Node& node : nodes_) node_of_[place_of(node.set, node.lost)] = kNoNode;
    nodes_.clear();
    ++round_;
  }

  // The set has not lost the digit before.
  void enter(const Node& node) {
    node_of_[place_of(node.set, node.lost)] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back(node);
    if (last_entered_[node.set] == round_) close(node.set, node.lost);
    last_entered_[node.set] = round_;
  }

  // Looks for a chain through a set that has lost this digit and others.
  void close(std::size_t set, Digit digit) {
    const std::uint32_t one = node_of_[place_of(set, digit)];
    (sets_.digits(set) - DigitSet(digit)).for_each([&](Digit lost) {
      const std::uint32_t other = node_of_[place_of(set, lost)];
      if (other == kNoNode) return;
      const std::size_t size = nodes_[one].level + nodes_[other].level + 1u;
      if (size < kFewestSets || size > best_size_) return;
      Chain chain = chain_through(one, other);
      if (chain.sets.empty() || (size == best_size_ && chain.results <= best_.results)) return;
      best_ = std::move(chain);
      best_size_ = size;
    });
  }

  // The chain from the end that one node comes from to the other's; the nodes have the same set. Empty when a set would be
  // in it twice.
  Chain chain_through(std::uint32_t one, std::uint32_t other) const {
    Chain chain;
    follow(one, chain);
    std::reverse(chain.sets.begin(), chain.sets.end());
    std::reverse(chain.commons.begin(), chain.commons.end());
    chain.sets.push_back(nodes_[one].set);
    follow(other, chain);
    for (auto i = chain.sets.begin(); i != chain.sets.end(); ++i) {
      if (std::find(chain.sets.begin(), i, *i) != i) return {};
    }
    for_each_result(chain,
                    [&](Digit, const CellSet& losers) { chain.results += static_cast<std::size_t>(losers.size()); });
    return chain;
  }

  // The way from a node, which is left out, back to its end.
  void follow(std::uint32_t node, Chain& chain) const {
    for (std::uint32_t parent = nodes_[node].parent; parent != kNoNode; parent = nodes_[node].parent) {
      chain.commons.push_back(nodes_[node].lost);
      chain.sets.push_back(nodes_[parent].set);
      node = parent;
    }
  }

  const PuzzleState& state_;
  const AlmostLockedSets& sets_;
  const RestrictedCommons& commons_;
  StopToken stop_;
  bool wants_all_;
  std::size_t most_ = kMaxSets;
  // The partners of a foothold begin where its number in the first list says, in the second.
  std::vector<std::uint32_t> first_partners_;
  std::vector<std::uint16_t> partners_;
  std::vector<Node> nodes_;
  // The number of the node of each digit and set, digit by digit; the round, one a candidate, in which a set last got one.
  std::vector<std::uint32_t> node_of_;
  std::vector<std::uint32_t> last_entered_;
  std::uint32_t round_ = 0;
  // Rows of ends from which no chain was found.
  std::vector<Row> barren_;
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
