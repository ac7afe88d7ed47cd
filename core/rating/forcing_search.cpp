#include "core/rating/forcing_search.h"

#include <algorithm>
#include <limits>

#include "core/rating/chain_steps.h"
#include "core/rating/length.h"
#include "core/util/contracts.h"
#include "core/util/sort.h"

namespace nonet::rating {

int ForcingConclusion::key() const {
  switch (kind) {
    case ForcingKind::Double: return 1;
    case ForcingKind::Cell: return 5;
    case ForcingKind::House: return 6;
    case ForcingKind::Contradiction: return 7;
  }
  return 7;
}

// Keeps the easiest conclusion.
class ForcingSearch::Easiest {
 public:
  explicit Easiest(ForcingSearch& search) : search_(search) {}

  // `least_complexity` is a lower bound. The complexity itself is computed only for conclusions that could be the
  // easiest.
  void add(ForcingConclusion conclusion, int least_complexity) {
    if (best_ && least_complexity > best_->complexity) return;
    conclusion.complexity = search_.complexity_of(conclusion);
    if (!best_ || is_easier(conclusion, *best_)) best_ = conclusion;
  }
  const std::optional<ForcingConclusion>& best() const { return best_; }
  // A run whose further conclusions have at least this complexity is of no use.
  int useless_from() const { return best_ ? best_->complexity + 1 : std::numeric_limits<int>::max(); }

 private:
  bool is_easier(const ForcingConclusion& left, const ForcingConclusion& right) {
    if (left.complexity != right.complexity) return left.complexity < right.complexity;
    if (left.key() != right.key()) return left.key() < right.key();
    return left.group == right.group && search_.rank_of(left) < search_.rank_of(right);
  }

  ForcingSearch& search_;
  std::optional<ForcingConclusion> best_;
};

// Keeps the easiest conclusion of each result.
class ForcingSearch::All {
 public:
  explicit All(ForcingSearch& search)
      : search_(search), easiest_(static_cast<std::size_t>(search.grid_->count()) * 2) {}

  void add(ForcingConclusion conclusion, int least_complexity) {
    std::optional<ForcingConclusion>& best = easiest_[slot(conclusion.result)];
    if (best && least_complexity > best->complexity) return;
    conclusion.complexity = search_.complexity_of(conclusion);
    if (!best || is_before(conclusion, *best)) best = conclusion;
  }
  std::vector<ForcingConclusion> sorted() {
    std::vector<ForcingConclusion> found;
    for (const auto& conclusion : easiest_) {
      if (conclusion) found.push_back(*conclusion);
    }
    shell_sort(found.begin(), found.end(), [&](const auto& left, const auto& right) { return is_before(left, right); });
    return found;
  }

 private:
  bool is_before(const ForcingConclusion& left, const ForcingConclusion& right) {
    if (left.complexity != right.complexity) return left.complexity < right.complexity;
    if (left.key() != right.key()) return left.key() < right.key();
    if (left.group != right.group) return left.group < right.group;
    return search_.rank_of(left) < search_.rank_of(right);
  }
  // In a cell with two candidates, one being true and the other being false are the same result.
  std::size_t slot(Node result) const {
    const std::uint16_t cell = search_.grid_->units(result.id)[kCellUnit];
    if (result.is_on && search_.grid_->counts().size[cell] == 2) {
      result = {static_cast<Id>(search_.grid_->counts().xor_of_ids[cell] ^ result.id), false};
    }
    return result.id * std::size_t{2} + (result.is_on ? 1 : 0);
  }

  ForcingSearch& search_;
  std::vector<std::optional<ForcingConclusion>> easiest_;
};

ForcingSearch::ForcingSearch(const ForcingRules& rules, WorkMeter& meter)
    : rules_(rules), run_rules_{rules.is_dynamic, !rules.is_nishio}, meter_(meter) {
  if (rules_.level == 2 || rules_.level == 3) static_chains_ = std::make_unique<StaticChains>();
  const auto add_inner = [&](const ForcingRules& inner) {
    inner_.push_back(std::make_unique<ForcingSearch>(inner, meter));
  };
  if (rules_.level == 3) add_inner({true, false, false, 0});
  if (rules_.level >= 4) add_inner({true, true, false, 0});
  if (rules_.level >= 5) add_inner({true, true, false, rules_.level - 3});
}

ForcingSearch::~ForcingSearch() = default;

void ForcingSearch::begin(const State& state, const ChainGrid& grid) {
  state_ = &state;
  grid_ = &grid;
  const std::size_t nodes = static_cast<std::size_t>(grid.count()) * 2;
  if (runs_.size() < nodes) runs_.resize(nodes);
  has_run_.assign(nodes, false);
  nested_.clear();
  known_hints_.clear();
  on_words_ = (static_cast<std::size_t>(grid.count()) + 63) / 64;
}

bool ForcingSearch::find_easiest(const State& state, const ChainGrid& grid, double base, Hint& hint, bool explain) {
  begin(state, grid);
  Easiest easiest(*this);
  enumerate(easiest);
  if (!easiest.best() || meter_.ended()) return false;
  const ForcingConclusion& best = *easiest.best();
  hint.difficulty = base + length_surcharge(best.complexity);
  hint.removals = removals_of(best.result);
  if (best.result.is_on) hint.place(grid.cell(best.result.id), grid.digit(best.result.id));
  if (explain) write(best, hint);
  return true;
}

void ForcingSearch::find_all(const State& state, const ChainGrid& grid, std::vector<NestedHint>& hints) {
  begin(state, grid);
  hints.clear();
  All all(*this);
  enumerate(all);
  if (meter_.ended()) return;
  for (const ForcingConclusion& conclusion : all.sorted()) hints.push_back(nested_hint_of(conclusion));
}

template <class Sink>
void ForcingSearch::enumerate(Sink& sink) {
  const UnitCounts& counts = grid_->counts();
  int group = 0;
  for (int cell = 0; cell < kCells && !meter_.ended(); ++cell) {
    const std::uint16_t cell_unit = static_cast<std::uint16_t>(unit_of_cell(cell));
    const int size = counts.size[cell_unit];
    if (size < 2 || (size == 2 && !rules_.is_dynamic)) continue;
    const auto is_examined = [&](int unit) {
      return counts.size[unit] == 2 || (rules_.is_multiple && counts.size[unit] > 2);
    };
    for (const Id id : grid_->members(cell_unit)) {
      if (rules_.is_dynamic) {
        conclude_from_contradiction({id, true}, group++, sink);
        conclude_from_contradiction({id, false}, group++, sink);
        if (size >= 3 && !rules_.is_nishio) {
          common_ = {&run_of({id, true}), &run_of({id, false})};
          conclude_in_common(ForcingKind::Double, {id, true}, kNoUnit, group, sink);
        }
      }
      if (rules_.is_nishio) continue;
      for (const HouseType type : kBoxRowColumn) {
        const std::uint16_t unit = grid_->units(id)[1 + type];
        if (!is_examined(unit) || grid_->members(unit).front() != id) continue;
        assume_each_of(unit);
        conclude_in_common(ForcingKind::House, {id, true}, unit, group, sink);
      }
    }
    if (rules_.is_nishio || !is_examined(cell_unit)) continue;
    assume_each_of(cell_unit);
    conclude_in_common(ForcingKind::Cell, {grid_->members(cell_unit).front(), true}, cell_unit, group, sink);
  }
}

void ForcingSearch::assume_each_of(std::uint16_t unit) {
  common_.clear();
  for (const Id id : grid_->members(unit)) common_.push_back(&run_of({id, true}));
}

template <class Sink>
void ForcingSearch::conclude_from_contradiction(Node start, int group, Sink& sink) {
  const ForcingRun& run = run_of(start);
  if (!run.is_contradictory()) return;
  const Node clash = run.clash();
  const Node other{clash.id, !clash.is_on};
  const int least = run.least_ancestors(other) + run.least_nested(other) + 1;
  sink.add({ForcingKind::Contradiction, start, kNoUnit, {start.id, !start.is_on}, 0, group}, least);
}

// Conclusions that all runs of `common_` share: first those that are on, then those that are off.
template <class Sink>
void ForcingSearch::conclude_in_common(ForcingKind kind, Node start, std::uint16_t unit, int& group, Sink& sink) {
  const std::size_t words = (static_cast<std::size_t>(grid_->count()) + 63) / 64;
  for (const bool is_on : {true, false}) {
    ++group;
    for (std::size_t word = 0; word < words; ++word) {
      std::uint64_t shared = ~std::uint64_t{0};
      for (const ForcingRun* run : common_) shared &= run->bits(is_on)[word];
      for_each_bit(shared, [&](int bit) {
        const Node result{static_cast<Id>(word * 64 + static_cast<std::size_t>(bit)), is_on};
        // Nothing is eliminated by placing the only candidate of a cell.
        if (is_on && grid_->counts().size[grid_->units(result.id)[kCellUnit]] < 2) return;
        int least = 0;
        int least_nested = 0;
        for (const ForcingRun* run : common_) {
          least += run->least_ancestors(result);
          least_nested = std::max(least_nested, run->least_nested(result));
        }
        sink.add({kind, start, unit, result, 0, group}, least + least_nested);
      });
    }
  }
}

const ForcingRun& ForcingSearch::run_of(Node start) {
  const std::size_t at = start.id * std::size_t{2} + (start.is_on ? 1 : 0);
  if (!has_run_[at]) {
    has_run_[at] = true;
    propagate(runs_[at], start);
  }
  return runs_[at];
}

template <class Visit>
void ForcingSearch::for_each_ancestor(const ForcingRun& run, Node node, bool is_clash, Visit&& visit) {
  const auto code = [](Node at) { return at.id * 2u + (at.is_on ? 1u : 0u); };
  ++stamp_;
  walk_.assign(1, node);
  visited_[code(node)] = stamp_;
  const auto enter = [&](Node parent) {
    if (visited_[code(parent)] == stamp_) return;
    visited_[code(parent)] = stamp_;
    walk_.push_back(parent);
  };
  for (std::size_t i = 0; i < walk_.size(); ++i) {
    const Node at = walk_[i];
    const bool at_clash = is_clash && i == 0;
    visit(at, at_clash);
    if (at_clash) {
      run.for_each_parent_of_clash(*grid_, run_rules_, enter);
    } else {
      run.for_each_parent(*grid_, run_rules_, at, enter);
    }
  }
}

int ForcingSearch::complexity_of(const ForcingConclusion& conclusion) {
  int total = 0;
  counted_.clear();
  for_each_chain(conclusion, [&](const ForcingRun& run, Node node, bool is_clash) {
    for_each_ancestor(run, node, is_clash, [&](Node at, bool at_clash) {
      ++total;
      if (rules_.level < 2 || at_clash) return;
      const AdvancedReason* reason = run.advanced(at);
      if (reason == nullptr || reason->nested < 0) return;
      const NestedHint& nested = nested_[static_cast<std::size_t>(reason->nested)];
      if (std::find(counted_.begin(), counted_.end(), nested.signature) != counted_.end()) return;
      counted_.push_back(nested.signature);
      total += nested.complexity;
    });
  });
  return total;
}

std::size_t ForcingSearch::rank_of(const ForcingConclusion& conclusion) {
  if (conclusion.kind == ForcingKind::Contradiction) return 0;
  const std::span<const Id> order = run_of({conclusion.start.id, true}).order(conclusion.result.is_on);
  return static_cast<std::size_t>(std::find(order.begin(), order.end(), conclusion.result.id) - order.begin());
}

std::vector<Removal> ForcingSearch::removals_of(Node result) const {
  const int cell = grid_->cell(result.id);
  const unsigned bit = 1u << grid_->digit(result.id);
  const unsigned digits = result.is_on ? state_->candidates(cell) & ~bit : bit;
  return {{static_cast<std::uint8_t>(cell), static_cast<std::uint16_t>(digits)}};
}

NestedHint ForcingSearch::nested_hint_of(const ForcingConclusion& conclusion) {
  NestedHint hint;
  hint.complexity = conclusion.complexity;
  hint.key = conclusion.key();
  hint.removals = removals_of(conclusion.result);
  for_each_chain(conclusion, [&](const ForcingRun& run, Node node, bool is_clash) {
    for_each_ancestor(run, node, is_clash, [&](Node at, bool at_clash) {
      const auto candidate = static_cast<std::uint64_t>(grid_->cell(at.id) * kSide + grid_->digit(at.id));
      hint.sign(candidate * 2 + (at.is_on ? 1 : 0));
      if (!at.is_on) return;
      std::uint16_t unit = at_clash ? run.unit_of_clash() : run.unit(at);
      // One of the candidates of the unit is true because the others are gone.
      if (unit == kNoUnit) unit = conclusion.unit;
      if (unit != kNoUnit) hint.add_unit(unit);
    });
    hint.sign(~std::uint64_t{0} - 1);
  });
  return hint;
}

}  // namespace nonet::rating
