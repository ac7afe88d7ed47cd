#pragma once

#include "core/rating/geometry.h"
#include "core/rating/state.h"

/// The patterns that both the rater and the advanced rules of forcing chains look for: locked candidates, naked and
/// hidden sets, and fishes.
///
/// Each function calls `visit(pattern)` for one pattern after the other, in the order of Sudoku Explainer. Patterns
/// that eliminate nothing are left out, except by the functions for groups and for tight subsets. A function returns
/// true as soon as `visit` returns true. It returns false when `visit` returned false for every pattern.

namespace nonet::rating {

/// All places of a digit in house `base` lie in house `cover` too.
struct LockedPattern {
  int base;
  int cover;
  int digit;

  /// The positions in `cover` from which the digit is eliminated.
  unsigned removed_positions(const State& state) const {
    return state.places(cover, digit) & ~unsigned{kGeometry.crossing[cover][base]};
  }
};

/// The types of the houses in the four passes of locked candidates: base and cover.
inline constexpr HouseType kLockedPasses[4][2] = {{kBox, kColumn}, {kBox, kRow}, {kColumn, kBox}, {kRow, kBox}};

/// Calls `visit` for every pattern, whether it eliminates something or not.
template <class Visit>
bool for_each_locked_group(const State& state, Visit&& visit) {
  for (const auto& [base_type, cover_type] : kLockedPasses) {
    for (int i = 0; i < kSide; ++i) {
      const int base = house_of(base_type, i);
      for (int j = 0; j < kSide; ++j) {
        const int cover = house_of(cover_type, j);
        const unsigned crossing = kGeometry.crossing[base][cover];
        if (crossing == 0) continue;
        for (int digit = 0; digit < kSide; ++digit) {
          const unsigned places = state.places(base, digit);
          if ((places & ~crossing) != 0 || without_lowest(places) == 0) continue;
          if (visit(LockedPattern{base, cover, digit})) return true;
        }
      }
    }
  }
  return false;
}

template <class Visit>
bool for_each_locked(const State& state, Visit&& visit) {
  return for_each_locked_group(
      state, [&](const LockedPattern& pattern) { return pattern.removed_positions(state) != 0 && visit(pattern); });
}

/// Some cells of a house and as many digits.
struct SetPattern {
  int house;
  unsigned positions;
  unsigned digits;
};

/// Calls `visit(indices, their union)` for every `kSize` of the nine masks that have `kSize` bits together. Masks with
/// fewer than two bits are left out. The order is that of the index masks as numbers.
template <int kSize, class Masks, class Visit>
bool for_each_tight_subset(const Masks& masks, Visit&& visit) {
  unsigned usable = 0;
  for (unsigned i = 0; i < kSide; ++i) {
    const int size = count_nine(masks[i]);
    if (size >= 2 && size <= kSize) usable |= 1u << i;
  }
  if (count_nine(usable) < kSize) return false;
  for (const std::uint16_t subset : kSubsets<kSize>) {
    if ((subset & ~usable) != 0) continue;
    unsigned together = 0;
    for_each_bit(subset, [&](int i) { together |= masks[i]; });
    if (count_nine(together) == kSize && visit(unsigned{subset}, together)) return true;
  }
  return false;
}

/// The candidates of the cells of a house, by position.
inline std::array<std::uint16_t, kSide> candidates_of_house(const State& state, int house) {
  std::array<std::uint16_t, kSide> masks;
  for (unsigned i = 0; i < kSide; ++i) {
    masks[i] = static_cast<std::uint16_t>(state.candidates(kGeometry.cells[house][i]));
  }
  return masks;
}

/// The positions of a house outside the set that have one of its digits.
inline unsigned positions_outside(const State& state, const SetPattern& set) {
  unsigned found = 0;
  for_each_bit(set.digits, [&](int digit) { found |= state.places(set.house, digit); });
  return found & ~set.positions;
}
/// The digits outside the set that one of its cells has.
inline unsigned digits_outside(const State& state, const SetPattern& set) {
  unsigned found = 0;
  for_each_bit(set.positions, [&](int position) { found |= state.candidates(kGeometry.cells[set.house][position]); });
  return found & ~set.digits;
}

template <int kSize, class Visit>
bool for_each_naked_set(const State& state, Visit&& visit) {
  for (const HouseType type : kBoxColumnRow) {
    for (int i = 0; i < kSide; ++i) {
      const int house = house_of(type, i);
      if (state.open_cells(house) < kSize * 2) continue;
      const auto check = [&](unsigned positions, unsigned digits) {
        const SetPattern set{house, positions, digits};
        return positions_outside(state, set) != 0 && visit(set);
      };
      if (for_each_tight_subset<kSize>(candidates_of_house(state, house), check)) return true;
    }
  }
  return false;
}

/// Calls `visit` for every hidden set, whether it eliminates something or not, in houses with more than `least_open`
/// open cells.
template <int kSize, class Visit>
bool for_each_hidden_group(const State& state, int least_open, Visit&& visit) {
  for (const HouseType type : kBoxColumnRow) {
    for (int i = 0; i < kSide; ++i) {
      const int house = house_of(type, i);
      if (state.open_cells(house) <= least_open) continue;
      const auto check = [&](unsigned digits, unsigned positions) {
        return visit(SetPattern{house, positions, digits});
      };
      if (for_each_tight_subset<kSize>(state.places_of(house), check)) return true;
    }
  }
  return false;
}

template <int kSize, class Visit>
bool for_each_hidden_set(const State& state, Visit&& visit) {
  return for_each_hidden_group<kSize>(
      state, kSize * 2, [&](const SetPattern& set) { return digits_outside(state, set) != 0 && visit(set); });
}

/// The places of a digit in the base lines lie in as many cover lines. Bit i is line i.
struct FishPattern {
  HouseType base_type;
  HouseType cover_type;
  unsigned base;
  unsigned cover;
  int digit;

  /// The positions in a cover line from which the digit is eliminated.
  unsigned removed_positions(const State& state, int cover_line) const {
    return state.places(house_of(cover_type, cover_line), digit) & ~base;
  }
  bool eliminates(const State& state) const {
    unsigned removed = 0;
    for_each_bit(cover, [&](int line) { removed |= removed_positions(state, line); });
    return removed != 0;
  }
};

template <int kSize, class Visit>
bool for_each_fish(const State& state, Visit&& visit) {
  constexpr HouseType kPasses[2][2] = {{kColumn, kRow}, {kRow, kColumn}};
  for (const auto& [base_type, cover_type] : kPasses) {
    // Lines that can be base lines, by digit.
    std::array<unsigned, kSide> usable{};
    for (int digit = 0; digit < kSide; ++digit) {
      if (state.placed(digit) + 2 * kSize > kSide) continue;
      for (int line = 0; line < kSide; ++line) {
        const int size = count_nine(state.places(house_of(base_type, line), digit));
        if (size >= 2 && size <= kSize) usable[digit] |= 1u << line;
      }
    }
    for (const std::uint16_t base : kSubsets<kSize>) {
      for (int digit = 0; digit < kSide; ++digit) {
        if ((base & ~usable[digit]) != 0) continue;
        unsigned cover = 0;
        for_each_bit(base, [&, type = base_type](int line) { cover |= state.places(house_of(type, line), digit); });
        const FishPattern fish{base_type, cover_type, base, cover, digit};
        if (count_nine(cover) == kSize && fish.eliminates(state) && visit(fish)) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::rating
