#include "core/rating/forcing_run.h"

#include <algorithm>

#include "core/rating/forcing_search.h"
#include "core/rating/patterns.h"
#include "core/util/sort.h"

namespace nonet::rating {

void ForcingRun::clear(int count) {
  const auto candidates = static_cast<std::size_t>(count);
  if (ons_.size() < candidates) {
    reasons_.resize(candidates * 2);
    ons_.resize(candidates);
    offs_.resize(candidates);
  }
  on_bits_.assign((candidates + 63) / 64, 0);
  off_bits_.assign((candidates + 63) / 64, 0);
  on_count_ = off_count_ = 0;
  advanced_.clear();
  clash_ = {kNoId, false};
}

void ForcingRun::fill_bits() {
  for (const Id id : order(true)) on_bits_[id / 64u] |= std::uint64_t{1} << (id % 64u);
  for (const Id id : order(false)) off_bits_[id / 64u] |= std::uint64_t{1} << (id % 64u);
}

void ForcingSearch::propagate(ForcingRun& run, Node start) {
  run.clear(grid_->count());
  working_.reset();
  if (!meter_.admit()) return;
  std::fill_n(reached_.begin(), grid_->count(), std::uint8_t{0});
  follow(run, start);
  run.fill_bits();
}

// The nodes that are on are followed first, and all before the next node that is off.
void ForcingSearch::follow(ForcingRun& run, Node start) {
  const auto reach = [&](Node node, ForcingRun::Reason reason) {
    reached_[node.id] = static_cast<std::uint8_t>(reached_[node.id] | (node.is_on ? kOn : kOff));
    run.reach(node, reason);
  };
  reach(start, {kNoId, ForcingRun::kAssumption, 1, 0});
  UnitCounts counts = grid_->counts();
  const int first_unit = run_rules_.uses_cells ? 0 : 1;
  std::size_t next_on = 0;
  std::size_t next_off = 0;
  while (true) {
    if (next_on < run.on_count_) {
      const Id on = run.ons_[next_on++];
      const ForcingRun::Reason from = run.reasons_[on * 2u + 1];
      const ForcingRun::Reason reason{on, 0, static_cast<std::uint16_t>(from.depth + 1), from.nested};
      for (const Id off : run_rules_.uses_cells ? grid_->excluded(on) : grid_->excluded_of_digit(on)) {
        if (reached_[off] == 0) {
          reach({off, false}, reason);
        } else if ((reached_[off] & kOn) != 0) {
          // With advanced rules a candidate can be on and off. Once it is followed as off, it is gone.
          const auto followed = run.order(false).first(next_off);
          const bool is_gone = reached_[off] != kOn && run_rules_.is_dynamic &&
                               std::find(followed.begin(), followed.end(), off) != followed.end();
          if (!is_gone) return run.fail({off, false}, on, 0);
        }
      }
    } else if (next_off < run.off_count_) {
      const Id off = run.offs_[next_off++];
      std::array<Id, 4> ons;
      std::array<std::uint16_t, 4> units;
      int count = 0;
      for (int i = 0; i < 4; ++i) {
        const std::uint16_t unit = grid_->units(off)[i];
        if (counts.size[unit] == 2 && i >= first_unit) {
          const Id on = static_cast<Id>(counts.xor_of_ids[unit] ^ off);
          if (std::find(ons.begin(), ons.begin() + count, on) == ons.begin() + count) {
            ons[count] = on;
            units[count++] = unit;
          }
        }
        if (run_rules_.is_dynamic) {
          --counts.size[unit];
          counts.xor_of_ids[unit] = static_cast<Id>(counts.xor_of_ids[unit] ^ off);
        }
      }
      for (int i = 0; i < count; ++i) {
        if ((reached_[ons[i]] & kOff) != 0) return run.fail({ons[i], true}, off, units[i]);
        if (reached_[ons[i]] != 0) continue;
        ForcingRun::Reason reason = run.reasons_[off * 2u];
        if (run_rules_.is_dynamic) {
          for (const Id id : grid_->members(units[i])) {
            if (id == ons[i]) continue;
            reason.depth = std::max(reason.depth, run.reasons_[id * 2u].depth);
            reason.nested = std::max(reason.nested, run.reasons_[id * 2u].nested);
          }
        }
        reach({ons[i], true}, {off, units[i], static_cast<std::uint16_t>(reason.depth + 1), reason.nested});
      }
    } else if (rules_.level == 0 || !add_advanced(run)) {
      return;
    }
  }
}

// Asks the advanced rules one after the other, until one concludes something.
bool ForcingSearch::add_advanced(ForcingRun& run) {
  if (!working_) {
    working_ = *state_;
    working_offs_ = 0;
  }
  for (; working_offs_ < run.off_count_; ++working_offs_) {
    const Id off = run.offs_[working_offs_];
    working_->eliminate(grid_->cell(off), grid_->digit(off));
  }
  if (add_patterns(run)) return true;
  if (rules_.level < 2) return false;
  const std::size_t families = inner_.size() + (static_chains_ ? 1 : 0);
  for (std::size_t family = 0; family < families; ++family) {
    if (add_nested(run, nested_hints(run, family))) return true;
  }
  return false;
}

// The hints of one family of nested chains in the state of a run. Several assumptions often lead to the same state, so
// the hints are kept by the candidates that are left.
const std::vector<NestedHint>& ForcingSearch::nested_hints(const ForcingRun& run, std::size_t family) {
  std::vector<std::uint64_t> key(on_words_, 0);
  key.push_back(family);
  for (const Id id : run.order(false)) key[id / 64u] |= std::uint64_t{1} << (id % 64u);
  if (known_hints_.size() >= kMaxKnownStates) known_hints_.clear();
  const auto [known, is_new] = known_hints_.try_emplace(std::move(key));
  if (!is_new) return known->second;
  inner_grid_.build(*working_);
  if (static_chains_ && family == 0) {
    static_chains_->find_all(*working_, inner_grid_, known->second);
  } else {
    inner_[family - (static_chains_ ? 1 : 0)]->find_all(*working_, inner_grid_, known->second);
  }
  return known->second;
}

bool ForcingSearch::add_patterns(ForcingRun& run) {
  const State& now = *working_;
  const std::size_t before = run.off_count_;
  std::vector<Removal> removals;
  const auto remove = [&](int cell, unsigned digits) {
    if (const unsigned present = digits & now.candidates(cell); present != 0) {
      removals.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint16_t>(present)});
    }
  };
  const auto require = [&](int cell, int digit) {
    if (state_->has(cell, digit) && !now.has(cell, digit)) parents_.push_back(grid_->id_of(cell, digit));
  };
  const auto clear = [&] {
    removals.clear();
    parents_.clear();
  };
  const auto finish = [&] {
    shell_sort(removals.begin(), removals.end(), [](Removal left, Removal right) { return left.cell < right.cell; });
    add_off(run, removals, -1, 0);
    return false;
  };

  for_each_locked(now, [&](const LockedPattern& pattern) {
    clear();
    for (int position = 0; position < kSide; ++position) {
      if ((kGeometry.crossing[pattern.base][pattern.cover] >> position & 1u) == 0) {
        require(kGeometry.cells[pattern.base][position], pattern.digit);
      }
    }
    for_each_bit(pattern.removed_positions(now),
                 [&](int position) { remove(kGeometry.cells[pattern.cover][position], 1u << pattern.digit); });
    return finish();
  });
  if (run.off_count_ > before) return true;

  for_each_hidden_set<2>(now, [&](const SetPattern& set) {
    clear();
    for (int position = 0; position < kSide; ++position) {
      const int cell = kGeometry.cells[set.house][position];
      if ((set.positions >> position & 1u) == 0) {
        for_each_bit(set.digits, [&](int digit) { require(cell, digit); });
      } else {
        remove(cell, ~set.digits);
      }
    }
    return finish();
  });
  if (run.off_count_ > before) return true;

  for_each_naked_set<2>(now, [&](const SetPattern& set) {
    clear();
    for (int position = 0; position < kSide; ++position) {
      const int cell = kGeometry.cells[set.house][position];
      if ((set.positions >> position & 1u) != 0) {
        for_each_bit(state_->candidates(cell) & ~set.digits, [&](int digit) { require(cell, digit); });
      } else {
        remove(cell, set.digits);
      }
    }
    return finish();
  });
  if (run.off_count_ > before) return true;

  for_each_fish<2>(now, [&](const FishPattern& fish) {
    clear();
    for_each_bit(fish.base, [&](int line) {
      for (int position = 0; position < kSide; ++position) {
        if ((fish.cover >> position & 1u) == 0)
          require(kGeometry.cells[house_of(fish.base_type, line)][position], fish.digit);
      }
    });
    for_each_bit(fish.cover, [&](int line) {
      for_each_bit(fish.removed_positions(now, line), [&](int position) {
        remove(kGeometry.cells[house_of(fish.cover_type, line)][position], 1u << fish.digit);
      });
    });
    return finish();
  });
  return run.off_count_ > before;
}

// The reasons of a nested hint are the candidates of its units that the run has eliminated.
bool ForcingSearch::add_nested(ForcingRun& run, const std::vector<NestedHint>& hints) {
  const std::size_t before = run.off_count_;
  for (const NestedHint& hint : hints) {
    parents_.clear();
    for (const std::uint16_t unit : hint.units) {
      for (const Id id : grid_->members(unit)) {
        const bool is_gone = !working_->has(grid_->cell(id), grid_->digit(id));
        if (is_gone && std::find(parents_.begin(), parents_.end(), id) == parents_.end()) parents_.push_back(id);
      }
    }
    if (parents_.empty()) continue;
    if (add_off(run, hint.removals, static_cast<int>(nested_.size()), hint.complexity)) nested_.push_back(hint);
  }
  return run.off_count_ > before;
}

// Adds the removals that are not off yet, with `parents_` as their reasons. Returns false when all are off. A
// conclusion without a reason in the assumption is left out: it holds without the assumption too.
bool ForcingSearch::add_off(ForcingRun& run, const std::vector<Removal>& removals, int nested, int nested_complexity) {
  if (parents_.empty()) return false;
  const std::size_t before = run.off_count_;
  ForcingRun::Reason reason{static_cast<Id>(run.advanced_.size()), ForcingRun::kAdvanced, 0,
                            static_cast<std::uint16_t>(nested_complexity)};
  for (const Id id : parents_) {
    reason.depth = std::max(reason.depth, run.reasons_[id * 2u].depth);
    reason.nested = std::max(reason.nested, run.reasons_[id * 2u].nested);
  }
  ++reason.depth;
  for (const auto [cell, digits] : removals) {
    for_each_bit(digits, [&, at = cell](int digit) {
      const Id off = grid_->id_of(at, digit);
      if ((reached_[off] & kOff) != 0) return;
      reached_[off] = static_cast<std::uint8_t>(reached_[off] | kOff);
      run.reach({off, false}, reason);
    });
  }
  if (run.off_count_ == before) return false;
  run.advanced_.push_back({parents_, nested});
  return true;
}

}  // namespace nonet::rating
