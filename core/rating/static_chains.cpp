#include "core/rating/static_chains.h"

#include <algorithm>
#include <limits>

#include "core/rating/chain_steps.h"
#include "core/rating/length.h"
#include "core/util/sort.h"

namespace nonet::rating {

namespace {

int key_of(ChainLinksUsed used) { return used == ChainLinksUsed::X ? 2 : used == ChainLinksUsed::Y ? 3 : 4; }

double base_of(ChainLinksUsed used, bool is_cycle) { return used == ChainLinksUsed::Xy ? 7.0 : is_cycle ? 6.5 : 6.6; }

// No chain has more nodes.
constexpr int kLongest = kCells * kSide * 2;

// The chains of a search, each with the rank by which Sudoku Explainer sorts them.
struct FoundChain {
  double difficulty = std::numeric_limits<double>::infinity();
  int complexity = 0;
  int key = 0;
  bool is_cycle = false;
  std::vector<PathNode> path;
  std::vector<Removal> removals;

  bool is_easier_than(const FoundChain& other) const {
    if (difficulty != other.difficulty) return difficulty < other.difficulty;
    if (complexity != other.complexity) return complexity < other.complexity;
    return key < other.key;
  }
};

// Keeps the easiest chain.
class EasiestChain {
 public:
  // The most nodes with which a cycle, or a forcing chain, would be easier than the easiest so far.
  int limit(ChainLinksUsed used, bool is_cycle) {
    int& limit = limits_[static_cast<std::size_t>(used) * 2 + (is_cycle ? 1 : 0)];
    if (limit == kUnknown) {
      limit = 0;
      while (limit < kLongest && wants(limit + 1, used, is_cycle)) ++limit;
    }
    return limit;
  }
  void add(FoundChain&& chain) {
    if (!chain.is_easier_than(best_)) return;
    best_ = std::move(chain);
    limits_.fill(kUnknown);
  }
  const FoundChain& best() const { return best_; }

 private:
  static constexpr int kUnknown = -1;

  bool wants(int complexity, ChainLinksUsed used, bool is_cycle) const {
    if (best_.path.empty()) return true;
    FoundChain chain;
    chain.difficulty = base_of(used, is_cycle) + length_surcharge(complexity);
    chain.complexity = complexity;
    chain.key = key_of(used);
    return chain.is_easier_than(best_);
  }

  FoundChain best_;
  std::array<int, 6> limits_ = [] {
    std::array<int, 6> limits;
    limits.fill(kUnknown);
    return limits;
  }();
};

// Keeps all chains.
class AllChains {
 public:
  int limit(ChainLinksUsed, bool) const { return kLongest; }
  void add(FoundChain&& chain) { chains_.push_back(std::move(chain)); }
  std::vector<FoundChain>& chains() { return chains_; }

 private:
  std::vector<FoundChain> chains_;
};

}  // namespace

void sort_and_drop_equal(std::vector<NestedHint>& hints) {
  std::vector<std::uint32_t> order(hints.size());
  for (std::uint32_t index = 0; index < order.size(); ++index) order[index] = index;
  shell_sort(order.begin(), order.end(), [&](std::uint32_t left, std::uint32_t right) {
    const NestedHint& first = hints[left];
    const NestedHint& second = hints[right];
    if (first.difficulty != second.difficulty) return first.difficulty < second.difficulty;
    if (first.complexity != second.complexity) return first.complexity < second.complexity;
    if (first.key != second.key) return first.key < second.key;
    return left < right;
  });
  std::vector<NestedHint> sorted;
  sorted.reserve(hints.size());
  for (const std::uint32_t index : order) sorted.push_back(std::move(hints[index]));
  hints = std::move(sorted);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < hints.size(); ++i) {
    const bool is_known = std::any_of(hints.begin(), hints.begin() + static_cast<std::ptrdiff_t>(kept),
                                      [&](const NestedHint& other) { return other.removals == hints[i].removals; });
    if (is_known) continue;
    if (kept != i) hints[kept] = std::move(hints[i]);
    ++kept;
  }
  hints.resize(kept);
}

template <class Sink>
void StaticChains::search(ChainLinksUsed used, Sink& sink) {
  // No chain of three nodes or fewer concludes anything.
  if (std::max(sink.limit(used, true), sink.limit(used, false)) < 4) return;
  if (used != ChainLinksUsed::Y) links_.find_reach(used);
  for (Id start = 0; start < grid_->count(); ++start) {
    const int candidates = grid_->counts().size[grid_->units(start)[kCellUnit]];
    if (candidates < 2 || (used == ChainLinksUsed::Y && candidates > 2)) continue;
    if (used == ChainLinksUsed::Y) {
      find_cycles(start, used, sink);
      continue;
    }
    if (links_.reaches(start, start)) find_cycles(start, used, sink);
    if (links_.can_contradict({start, true}, used)) find_forcing_chain({start, true}, used, sink);
    if (links_.can_contradict({start, false}, used)) find_forcing_chain({start, false}, used, sink);
  }
}

// Breadth first from a true candidate. A candidate that was found to be false before is followed again only to see
// whether the chain closes: it can lead to nothing else that is new.
template <class Sink>
void StaticChains::find_cycles(Id start, ChainLinksUsed used, Sink& sink) {
  std::array<Id, 4> closing;
  int closing_count = 0;
  links_.for_each_strong(start, used, [&](Id id, std::uint16_t) { closing[closing_count++] = id; });
  if (closing_count == 0) return;
  const auto closes = [&](Id off) {
    return std::find(closing.begin(), closing.begin() + closing_count, off) != closing.begin() + closing_count;
  };

  ++stamp_;
  entries_.assign(1, {{start, true}, kNoEntry, kNoUnit});
  reached_[start * 2u + 1] = stamp_;
  std::size_t next = 0;
  for (int layer = 2; next < entries_.size(); layer += 2) {
    if (std::max(layer, 4) > sink.limit(used, true)) return;
    const std::size_t offs = entries_.size();
    for (; next < offs; ++next) {
      for (const Id off : links_.weak(entries_[next].node.id, used)) {
        const bool is_new = reached_[off * 2u] != stamp_;
        if (!is_new && !closes(off)) continue;
        bool is_ancestor = false;
        for (std::uint16_t at = entries_[next].parent; at != kNoEntry && !is_ancestor; at = entries_[at].parent) {
          is_ancestor = entries_[at].node == Node{off, false};
        }
        if (is_ancestor) continue;
        reached_[off * 2u] = stamp_;
        entries_.push_back({{off, false}, static_cast<std::uint16_t>(next), kNoUnit});
      }
    }
    const std::size_t ons = entries_.size();
    for (; next < ons; ++next) {
      const Id off = entries_[next].node.id;
      links_.for_each_strong(off, used, [&](Id on, std::uint16_t unit) {
        if (on == start && layer >= 4) {
          std::vector<PathNode> path = path_to(static_cast<std::uint16_t>(next));
          path.insert(path.begin(), {{start, true}, unit});
          std::vector<Removal> removals = cycle_removals(path);
          if (!removals.empty()) {
            sink.add({base_of(used, true) + length_surcharge(layer), layer, key_of(used), true, std::move(path),
                      std::move(removals)});
          }
        }
        if (reached_[on * 2u + 1] == stamp_) return;
        reached_[on * 2u + 1] = stamp_;
        entries_.push_back({{on, true}, static_cast<std::uint16_t>(next), unit});
      });
    }
  }
}

// Breadth first from a node to its negation.
template <class Sink>
void StaticChains::find_forcing_chain(Node start, ChainLinksUsed used, Sink& sink) {
  const auto code = [](Node node) { return node.id * 2u + (node.is_on ? 1u : 0u); };
  const Node end{start.id, !start.is_on};
  if (links_.shortest_contradiction(start, used, sink.limit(used, false)) == 0) return;
  ++stamp_;
  entries_.assign(1, {start, kNoEntry, kNoUnit});
  reached_[code(start)] = stamp_;
  std::size_t next = 0;
  for (int complexity = 2; next < entries_.size(); ++complexity) {
    for (const std::size_t layer_end = entries_.size(); next < layer_end; ++next) {
      const Node from = entries_[next].node;
      const auto reach = [&](Node to, std::uint16_t unit) {
        if (reached_[code(to)] == stamp_) return;
        reached_[code(to)] = stamp_;
        entries_.push_back({to, static_cast<std::uint16_t>(next), unit});
      };
      if (from.is_on) {
        for (const Id off : links_.weak(from.id, used)) reach({off, false}, kNoUnit);
      } else {
        links_.for_each_strong(from.id, used, [&](Id on, std::uint16_t unit) { reach({on, true}, unit); });
      }
    }
    if (reached_[code(end)] != stamp_) continue;
    const auto found =
        std::find_if(entries_.rbegin(), entries_.rend(), [&](const Entry& entry) { return entry.node == end; });
    const auto entry = static_cast<std::uint16_t>(std::distance(found, entries_.rend()) - 1);
    sink.add({base_of(used, false) + length_surcharge(complexity), complexity, key_of(used), false, path_to(entry),
              conclusion_removals(end)});
    return;
  }
}

// From an entry back to the start of the search.
std::vector<PathNode> StaticChains::path_to(std::uint16_t entry) const {
  std::vector<PathNode> path;
  for (; entry != kNoEntry; entry = entries_[entry].parent)
    path.push_back({entries_[entry].node, entries_[entry].unit});
  return path;
}

// A candidate is eliminated when it sees a node that is true in one direction of the cycle, and one that is true in the
// other.
std::vector<Removal> StaticChains::cycle_removals(const std::vector<PathNode>& path) const {
  CellMask chain;
  for (const PathNode& at : path) chain.insert(grid_->cell(at.node.id));
  std::array<CellMask, kSide> seeing_on{};
  std::array<CellMask, kSide> seeing_off{};
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Node node = path[i].node;
    const int digit = grid_->digit(node.id);
    (node.is_on ? seeing_on : seeing_off)[digit] |= kGeometry.peer_mask[grid_->cell(node.id)];
  }
  std::array<std::uint16_t, kCells> removed{};
  CellMask cells;
  for (int digit = 0; digit < kSide; ++digit) {
    const CellMask hit = (seeing_on[digit] & seeing_off[digit] & state_->cells(digit)) - chain;
    hit.for_each([&](int cell) { removed[cell] = static_cast<std::uint16_t>(removed[cell] | 1u << digit); });
    cells |= hit;
  }
  std::vector<Removal> removals;
  cells.for_each([&](int cell) { removals.push_back({static_cast<std::uint8_t>(cell), removed[cell]}); });
  return removals;
}

std::vector<Removal> StaticChains::conclusion_removals(Node conclusion) const {
  const int cell = grid_->cell(conclusion.id);
  const unsigned bit = 1u << grid_->digit(conclusion.id);
  const unsigned digits = conclusion.is_on ? state_->candidates(cell) & ~bit : bit;
  return {{static_cast<std::uint8_t>(cell), static_cast<std::uint16_t>(digits)}};
}

bool StaticChains::find_easiest(const State& state, const ChainGrid& grid, Hint& hint, bool explain) {
  state_ = &state;
  grid_ = &grid;
  links_.build(grid);
  EasiestChain easiest;
  for (const ChainLinksUsed used : {ChainLinksUsed::X, ChainLinksUsed::Y, ChainLinksUsed::Xy}) search(used, easiest);
  const FoundChain& best = easiest.best();
  if (best.path.empty()) return false;
  hint.difficulty = best.difficulty;
  hint.removals = best.removals;
  const Node conclusion = best.path.front().node;
  if (!best.is_cycle && conclusion.is_on) hint.place(grid.cell(conclusion.id), grid.digit(conclusion.id));
  if (explain) write_static_chain(grid, best.path, best.is_cycle, hint);
  return true;
}

void StaticChains::find_all(const State& state, const ChainGrid& grid, std::vector<NestedHint>& hints) {
  state_ = &state;
  grid_ = &grid;
  links_.build(grid);
  AllChains all;
  for (const ChainLinksUsed used : {ChainLinksUsed::X, ChainLinksUsed::Y, ChainLinksUsed::Xy}) search(used, all);
  hints.clear();
  for (FoundChain& chain : all.chains()) {
    NestedHint hint;
    hint.difficulty = chain.difficulty;
    hint.complexity = chain.complexity;
    hint.key = chain.key;
    hint.removals = std::move(chain.removals);
    const auto sign = [&](Node node) {
      hint.sign((std::uint64_t{static_cast<unsigned>(grid.cell(node.id))} * kSide +
                 static_cast<unsigned>(grid.digit(node.id))) *
                    2 +
                (node.is_on ? 1 : 0));
    };
    // A cycle ends where it begins: its start is the same node as its end.
    const std::size_t size = chain.path.size() - (chain.is_cycle ? 1 : 0);
    for (std::size_t i = 0; i < size; ++i) {
      sign(chain.path[i].node);
      if (chain.path[i].node.is_on && chain.path[i].unit != kNoUnit) hint.add_unit(chain.path[i].unit);
    }
    if (chain.is_cycle) {
      // The same cycle in the other direction: what was false is true, because of what excluded it.
      for (std::size_t i = size; i > 0; --i) {
        const Node node = chain.path[i].node;
        sign({node.id, !node.is_on});
        if (!node.is_on) hint.add_unit(shared_unit(grid, node.id, chain.path[i + 1].node.id));
      }
    }
    hints.push_back(std::move(hint));
  }
  sort_and_drop_equal(hints);
}

}  // namespace nonet::rating
