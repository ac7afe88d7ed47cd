// ALS-XY-Chain: sets in a row, each with a restricted common with the next one. Neighbouring restricted commons are
// different digits. The first and the last set share a digit z. Suppose that z is true in a cell that sees all cells
// with z in these two sets. Then the first set loses z, so its restricted common with the second set is placed in it.
// The second set loses that digit, and so on from both ends, until one set has lost two digits and has too few left. So
// z is eliminated from that cell.
//
// The search looks at each candidate as the one to be eliminated. It goes breadth first through pairs of a set and a
// digit that the set has lost; lists say which further sets lose a digit then. A set that has lost two digits, by two
// paths without a common set, closes a chain. For each candidate the shortest chain is kept (of several, one with the
// most eliminations). Of all these chains, shortest first, those are added that eliminate a candidate that no earlier
// one eliminates.

#include <algorithm>
#include <vector>

#include "core/logic/als/als.h"
#include "core/logic/als/als_step.h"
#include "core/logic/als/restricted_commons.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// A chain of two sets is an ALS-XZ, a chain of three an ALS-XY-Wing.
constexpr std::size_t kMinSets = 4;
constexpr std::size_t kMaxSets = 10;

struct AlsChain {
  std::vector<std::size_t> sets;
  // commons[i] is the restricted common between set i and set i + 1.
  std::vector<Digit> commons;
  std::size_t eliminations = 0;
};

class AlsChainSearch {
 public:
  AlsChainSearch(Survey& survey, bool wants_all)
      : state_(survey.state()),
        sets_(survey.almost_locked_sets()),
        commons_(survey.restricted_commons()),
        check_(survey.stop()),
        wants_all_(wants_all),
        node_of_(static_cast<std::size_t>(state_.digit_count()) * sets_.size(), kNoNode),
        last_entered_(sets_.size(), 0) {
    list_partners();
  }

  /// Returns the shortest chain that eliminates each candidate; if not all steps are wanted, the shortest chain of all.
  std::vector<AlsChain> search() {
    state_.all_digits().for_each([&](Digit digit) {
      without_chain_.clear();
      state_.cells(digit).for_each([&](Cell cell) {
        if (!check_.must_stop(64)) search({cell, digit});
      });
    });
    return std::move(found_);
  }

  /// True when the work must end before a piece of this size.
  bool must_stop(std::uint64_t work) { return check_.must_stop(work); }

  /// Calls `visit(Digit, const CellSet&)` for each digit that the chain eliminates, with the cells that lose it.
  template <class Visit>
  void for_each_elimination(const AlsChain& chain, Visit&& visit) const {
    const std::size_t first = chain.sets.front();
    const std::size_t last = chain.sets.back();
    const DigitSet commons = DigitSet(chain.commons.front()) | DigitSet(chain.commons.back());
    ((sets_.digits(first) & sets_.digits(last)) - commons).for_each([&](Digit digit) {
      const CellSet losers = sets_.peers(first, digit) & sets_.peers(last, digit);
      if (!losers.empty()) visit(digit, losers);
    });
  }

 private:
  // A set that has lost a digit, because the digit is placed in the set of the parent node.
  struct Node {
    std::uint32_t parent;
    std::uint16_t set;
    Digit lost;
    std::uint8_t level;
  };

  static constexpr std::uint32_t kNoNode = ~std::uint32_t{0};

  // Most set digits have few partners or none, so lists of partners are faster to read than rows of bits.
  void list_partners() {
    first_partners_.push_back(0);
    for (std::size_t set_digit = 0; set_digit < sets_.set_digit_count(); ++set_digit) {
      if (check_.must_stop(sets_.size())) return;
      for_each_bit(commons_.partners(set_digit),
                   [&](std::size_t set) { partners_.push_back(static_cast<std::uint16_t>(set)); });
      first_partners_.push_back(static_cast<std::uint32_t>(partners_.size()));
    }
  }

  void search(Candidate target) {
    const BitsOfSets ends = sets_.losing(target);
    if (max_size_ < kMinSets || has_no_chain(ends)) return;
    best_ = {};
    best_size_ = max_size_;
    forget_nodes();
    for_each_bit(ends, [&](std::size_t set) { enter({kNoNode, static_cast<std::uint16_t>(set), target.digit, 0}); });
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const Node node = nodes_[i];
      const std::size_t level = node.level + 1u;
      if (level + 1 > best_size_) break;
      std::size_t set_digit = sets_.first_set_digit(node.set);
      sets_.digits(node.set).for_each([&](Digit digit) {
        const std::uint32_t from = first_partners_[set_digit];
        const std::uint32_t to = first_partners_[++set_digit];
        if (digit == node.lost || check_.must_stop(to - from)) return;
        const std::uint32_t* nodes_of_digit = &node_of_[place_of(0, digit)];
        for (std::uint32_t k = from; k < to; ++k) {
          if (nodes_of_digit[partners_[k]] != kNoNode) continue;
          enter({static_cast<std::uint32_t>(i), partners_[k], digit, static_cast<std::uint8_t>(level)});
        }
      });
    }
    if (check_.stopped()) return;
    if (best_.sets.empty()) {
      without_chain_.push_back(ends);
    } else {
      keep_best();
    }
  }

  // True if a search from these ends, or from more of them, found no chain.
  bool has_no_chain(BitsOfSets ends) const {
    return std::any_of(without_chain_.begin(), without_chain_.end(), [&](BitsOfSets known) {
      std::uint64_t more = 0;
      for (std::size_t i = 0; i < ends.size(); ++i) more |= ends[i] & ~known[i];
      return more == 0;
    });
  }

  void keep_best() {
    if (!wants_all_) {
      max_size_ = best_size_ - 1;
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

  // Adds a node of a set that has not lost the digit before.
  void enter(const Node& node) {
    node_of_[place_of(node.set, node.lost)] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back(node);
    if (last_entered_[node.set] == round_) close(node.set, node.lost);
    last_entered_[node.set] = round_;
  }

  // Looks for a chain through a set that has lost this digit and another one.
  void close(std::size_t set, Digit digit) {
    const std::uint32_t one = node_of_[place_of(set, digit)];
    (sets_.digits(set) - DigitSet(digit)).for_each([&](Digit lost) {
      const std::uint32_t other = node_of_[place_of(set, lost)];
      if (other == kNoNode) return;
      const std::size_t size = nodes_[one].level + nodes_[other].level + 1u;
      if (size < kMinSets || size > best_size_ || check_.must_stop(64)) return;
      AlsChain chain = chain_through(one, other);
      if (chain.sets.empty() || (size == best_size_ && chain.eliminations <= best_.eliminations)) return;
      best_ = std::move(chain);
      best_size_ = size;
    });
  }

  // Returns the chain that joins the paths of two nodes of the same set. The chain is empty if a set would be in it
  // twice.
  AlsChain chain_through(std::uint32_t one, std::uint32_t other) const {
    AlsChain chain;
    follow(one, chain);
    std::reverse(chain.sets.begin(), chain.sets.end());
    std::reverse(chain.commons.begin(), chain.commons.end());
    chain.sets.push_back(nodes_[one].set);
    follow(other, chain);
    for (auto i = chain.sets.begin(); i != chain.sets.end(); ++i) {
      if (std::find(chain.sets.begin(), i, *i) != i) return {};
    }
    for_each_elimination(
        chain, [&](Digit, const CellSet& losers) { chain.eliminations += static_cast<std::size_t>(losers.size()); });
    return chain;
  }

  // Appends the path from a node, without the node itself, back to the end of the chain.
  void follow(std::uint32_t node, AlsChain& chain) const {
    for (std::uint32_t parent = nodes_[node].parent; parent != kNoNode; parent = nodes_[node].parent) {
      chain.commons.push_back(nodes_[node].lost);
      chain.sets.push_back(nodes_[parent].set);
      node = parent;
    }
  }

  const PuzzleState& state_;
  const AlmostLockedSets& sets_;
  const RestrictedCommons& commons_;
  StopCheck check_;
  bool wants_all_;
  // The largest number of sets of a chain that is still wanted.
  std::size_t max_size_ = kMaxSets;
  // The partners of set digit i are partners_[first_partners_[i]] up to partners_[first_partners_[i + 1] - 1].
  std::vector<std::uint32_t> first_partners_;
  std::vector<std::uint16_t> partners_;
  std::vector<Node> nodes_;
  // The number of the node of each digit and set, digit by digit.
  std::vector<std::uint32_t> node_of_;
  // For each set, the round in which it last got a node. Each candidate is a round.
  std::vector<std::uint32_t> last_entered_;
  std::uint32_t round_ = 0;
  // The ends from which no chain was found.
  std::vector<BitsOfSets> without_chain_;
  AlsChain best_;
  std::size_t best_size_ = 0;
  std::vector<AlsChain> found_;
};

}  // namespace

void find_als_xy_chains(Technique technique, Survey& survey, StepSink& sink) {
  AlsChainSearch search(survey, sink.wants_all());
  std::vector<AlsChain> chains = search.search();
  // Shorter chains first; of equally long chains, those with more eliminations first.
  const auto order = stable_order_of(chains, [](const AlsChain& chain) {
    return (std::uint64_t{chain.sets.size()} << 32) + (UINT32_MAX - chain.eliminations);
  });
  std::vector<CellSet> known(static_cast<std::size_t>(survey.state().digit_count()));
  for (const std::size_t index : order) {
    const AlsChain& chain = chains[index];
    if (search.must_stop(256)) return;
    bool is_new = false;
    search.for_each_elimination(chain, [&](Digit digit, const CellSet& losers) {
      is_new = is_new || !losers.is_within(known[digit.value - 1u]);
      known[digit.value - 1u] |= losers;
    });
    if (!is_new) continue;
    std::vector<DigitSet> commons;
    for (const Digit digit : chain.commons) commons.emplace_back(digit);
    Step step = step_of_sets(technique, survey.almost_locked_sets(), chain.sets, commons);
    search.for_each_elimination(chain, [&](Digit digit, const CellSet& losers) {
      step.digits.insert(digit);
      step.eliminate(losers, digit);
    });
    if (sink.add(std::move(step))) return;
  }
}

}  // namespace nonet
