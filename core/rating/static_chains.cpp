#include "core/rating/static_chains.h"

#include <algorithm>
#include <limits>

#include "core/rating/chain_steps.h"
#include "core/rating/length.h"

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
  std::stable_sort(hints.begin(), hints.end(), [](const NestedHint& left, const NestedHint& right) {
    if (left.difficulty != right.difficulty) return left.difficulty < right.difficulty;
    if (left.complexity != right.complexity) return left.complexity < right.complexity;
    return left.key < right.key;
  });
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

void StaticChains::link() {
  const UnitCounts& counts = grid_->counts();
  for (Id id = 0; id < grid_->count(); ++id) {
    int count = 0;
    for (const std::uint16_t unit : grid_->units(id)) {
      if (counts.size[unit] != 2) continue;
      const Id other = static_cast<Id>(counts.sum[unit] ^ id);
      const auto begin = strong_[id].begin();
      const bool is_known = std::any_of(begin, begin + count, [&](const Strong& strong) { return strong.id == other; });
      if (!is_known) strong_[id][count++] = {other, unit};
    }
    strong_count_[id] = static_cast<std::uint8_t>(count);
    has_cell_link_[id] = counts.size[grid_->units(id)[kCellUnit]] == 2;
  }
}

// Calls `visit(Id on, unit)` for each candidate that is true when `off` is false.
template <class Visit>
void StaticChains::for_each_strong(Id off, ChainLinksUsed used, Visit&& visit) const {
  const int first = used == ChainLinksUsed::X && has_cell_link_[off] ? 1 : 0;
  const int last = used == ChainLinksUsed::Y ? (has_cell_link_[off] ? 1 : 0) : strong_count_[off];
  for (int i = first; i < last; ++i) visit(strong_[off][i].id, strong_[off][i].unit);
}

std::span<const Id> StaticChains::weak(Id on, ChainLinksUsed used) const {
  return used == ChainLinksUsed::X ? grid_->excluded_of_digit(on) : grid_->excluded(on);
}

void StaticChains::fill_rows() {
  words_ = (static_cast<std::size_t>(grid_->count()) + 63) / 64;
  const std::size_t size = words_ * static_cast<std::size_t>(grid_->count());
  rows_.assign(size, 0);
  digit_rows_.assign(size, 0);
  for (Id id = 0; id < grid_->count(); ++id) {
    const auto fill = [&](std::vector<std::uint64_t>& rows, std::span<const Id> excluded) {
      for (const Id other : excluded) rows[id * words_ + other / 64u] |= std::uint64_t{1} << (other % 64u);
    };
    fill(rows_, grid_->excluded(id));
    fill(digit_rows_, grid_->excluded_of_digit(id));
  }
}

template <class Visit>
void StaticChains::for_each_next_on(Id from, ChainLinksUsed used, Visit&& visit) const {
  for (const Id off : weak(from, used)) {
    for_each_strong(off, used, [&](Id on, std::uint16_t) {
      if (on != from) visit(on);
    });
  }
}

// The transitive closure of "on, therefore another off, therefore a third on". Candidates that lead to each other form a component
// and reach the same candidates (Tarjan 1972), so the closure costs little more than one look at every link.
void StaticChains::find_reach(ChainLinksUsed used) {
  reach_.assign(rows_.size(), 0);
  std::fill_n(entered_.begin(), grid_->count(), std::uint16_t{0});
  next_number_ = 0;
  for (Id id = 0; id < grid_->count(); ++id) {
    if (entered_[id] == 0) visit_for_reach(id, used);
  }
}

void StaticChains::visit_for_reach(Id from, ChainLinksUsed used) {
  entered_[from] = earliest_[from] = ++next_number_;
  open_.push_back(from);
  for_each_next_on(from, used, [&](Id on) {
    if (entered_[on] == 0) visit_for_reach(on, used);
    if (entered_[on] != kClosed) earliest_[from] = std::min(earliest_[from], earliest_[on]);
  });
  if (earliest_[from] == entered_[from]) close_component(from, used);
}

void StaticChains::close_component(Id root, ChainLinksUsed used) {
  const auto first = std::find(open_.begin(), open_.end(), root);
  std::uint64_t* const row = &reach_[root * words_];
  const bool has_cycle = open_.end() - first > 1;
  for (auto member = first; member != open_.end(); ++member) {
    if (has_cycle) row[*member / 64u] |= std::uint64_t{1} << (*member % 64u);
    for_each_next_on(*member, used, [&](Id on) {
      if (entered_[on] != kClosed) return;
      row[on / 64u] |= std::uint64_t{1} << (on % 64u);
      for (std::size_t word = 0; word < words_; ++word) row[word] |= reach_[on * words_ + word];
    });
  }
  for (auto member = first; member != open_.end(); ++member) {
    entered_[*member] = kClosed;
    if (*member != root) std::copy_n(row, words_, &reach_[*member * words_]);
  }
  open_.erase(first, open_.end());
}

// True when some chain leads from the node to its negation.
bool StaticChains::can_contradict(Node start, ChainLinksUsed used) const {
  bool can = false;
  if (start.is_on) {
    const std::vector<std::uint64_t>& rows = used == ChainLinksUsed::X ? digit_rows_ : rows_;
    for (std::size_t word = 0; word < words_; ++word) {
      can = can || (rows[start.id * words_ + word] & reach_[start.id * words_ + word]) != 0;
    }
  } else {
    for_each_strong(start.id, used, [&](Id on, std::uint16_t) { can = can || reaches(on, start.id); });
  }
  return can;
}

// Layer by layer with sets of nodes: only the lengths are wanted, not the order in which nodes are found.
int StaticChains::shortest_forcing_chain(Node start, ChainLinksUsed used, int limit) const {
  constexpr std::size_t kWords = (kCells * kSide + 63) / 64;
  const std::vector<std::uint64_t>& rows = used == ChainLinksUsed::X ? digit_rows_ : rows_;
  std::array<std::uint64_t, kWords> on_seen;
  std::array<std::uint64_t, kWords> off_seen;
  std::array<std::uint64_t, kWords> offs;
  std::fill_n(on_seen.begin(), words_, 0);
  std::fill_n(off_seen.begin(), words_, 0);
  std::fill_n(offs.begin(), words_, 0);
  std::array<Id, kCells * kSide> ons;
  int on_count = 0;
  const auto bit_of = [](Id id) { return std::uint64_t{1} << (id % 64u); };
  // Marks what follows from the candidates that have just been found to be off.
  const auto follow_offs = [&] {
    on_count = 0;
    for (std::size_t word = 0; word < words_; ++word) {
      for_each_bit(offs[word], [&](int bit) {
        for_each_strong(static_cast<Id>(word * 64 + static_cast<std::size_t>(bit)), used, [&](Id on, std::uint16_t) {
          if ((on_seen[on / 64u] & bit_of(on)) != 0) return;
          on_seen[on / 64u] |= bit_of(on);
          ons[on_count++] = on;
        });
      });
    }
  };
  int length = 1;
  if (start.is_on) {
    ons[on_count++] = start.id;
    on_seen[start.id / 64u] |= bit_of(start.id);
  } else {
    offs[start.id / 64u] = off_seen[start.id / 64u] = bit_of(start.id);
    ++length;
    follow_offs();
  }
  while (on_count > 0) {
    if (!start.is_on && (on_seen[start.id / 64u] & bit_of(start.id)) != 0) return length <= limit ? length : 0;
    if (++length > limit) return 0;
    std::fill_n(offs.begin(), words_, 0);
    for (int i = 0; i < on_count; ++i) {
      for (std::size_t word = 0; word < words_; ++word) offs[word] |= rows[ons[i] * words_ + word];
    }
    for (std::size_t word = 0; word < words_; ++word) {
      offs[word] &= ~off_seen[word];
      off_seen[word] |= offs[word];
    }
    if (start.is_on && (off_seen[start.id / 64u] & bit_of(start.id)) != 0) return length;
    if (++length > limit) return 0;
    follow_offs();
  }
  return 0;
}

template <class Sink>
void StaticChains::search(ChainLinksUsed used, Sink& sink) {
  // No chain of three nodes or fewer concludes anything.
  if (std::max(sink.limit(used, true), sink.limit(used, false)) < 4) return;
  if (used != ChainLinksUsed::Y) find_reach(used);
  for (Id start = 0; start < grid_->count(); ++start) {
    const int candidates = grid_->counts().size[grid_->units(start)[kCellUnit]];
    if (candidates < 2 || (used == ChainLinksUsed::Y && candidates > 2)) continue;
    if (used == ChainLinksUsed::Y) {
      find_cycles(start, used, sink);
      continue;
    }
    if (reaches(start, start)) find_cycles(start, used, sink);
    if (can_contradict({start, true}, used)) find_forcing_chain({start, true}, used, sink);
    if (can_contradict({start, false}, used)) find_forcing_chain({start, false}, used, sink);
  }
}

// Breadth first from a true candidate. A candidate that was found to be false before is followed again only to see whether the
// chain closes: it can lead to nothing else that is new.
template <class Sink>
void StaticChains::find_cycles(Id start, ChainLinksUsed used, Sink& sink) {
  std::array<Id, 4> closing;
  int closing_count = 0;
  for_each_strong(start, used, [&](Id id, std::uint16_t) { closing[closing_count++] = id; });
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
      for (const Id off : weak(entries_[next].node.id, used)) {
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
      for_each_strong(off, used, [&](Id on, std::uint16_t unit) {
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
  if (shortest_forcing_chain(start, used, sink.limit(used, false)) == 0) return;
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
        for (const Id off : weak(from.id, used)) reach({off, false}, kNoUnit);
      } else {
        for_each_strong(from.id, used, [&](Id on, std::uint16_t unit) { reach({on, true}, unit); });
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

// A candidate is eliminated when it sees a node that is true in one direction of the cycle, and one that is true in the other.
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
  link();
  fill_rows();
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
  link();
  fill_rows();
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
