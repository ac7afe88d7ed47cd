// The cells differ, and hold together one of the listed sets of digits: the combinations of a cage, the runs of a renban
// line. A set is possible when it contains the digits of the filled cells, each open cell can have one of its other digits,
// and each of its digits has a place. With at most four open cells, the digits are tried in every order, so that exactly
// the candidates stay that are part of such an order. With more open cells, the digits of all possible sets stay. A digit
// that all possible sets contain is in one of the cells which can have it, so it is in no cell that differs from all of
// these; when it has one place, it is there.

#include <array>

#include "core/rules/conditions.h"

namespace nonet {

namespace {

constexpr std::size_t kMaxTried = 4;

struct OpenCells {
  std::array<CellIndex, 16> cells;
  std::array<DigitMask, 16> digits;
  std::array<DigitMask, 16> kept{};
  std::size_t count = 0;
};

// Tries the digits of `set` in the open cells from `first` on, one for each, in every order. Adds the digits of the orders
// that the candidates allow to `kept`. Returns whether there is one.
template <std::size_t left>
bool try_orders(DigitMask set, OpenCells& open, std::size_t first) {
  if constexpr (left == 0) {
    return true;
  } else if constexpr (left == 1) {
    const auto digits = static_cast<DigitMask>(set & open.digits[first]);
    open.kept[first] |= digits;
    return digits != 0;
  } else {
    bool found = false;
    for (unsigned digits = set & open.digits[first]; digits != 0; digits &= digits - 1) {
      const auto digit = static_cast<DigitMask>(digits & (~digits + 1));
      if (!try_orders<left - 1>(static_cast<DigitMask>(set & ~digit), open, first + 1)) continue;
      open.kept[first] |= digit;
      found = true;
    }
    return found;
  }
}

bool try_all_orders(DigitMask set, OpenCells& open) {
  switch (open.count) {
    case 1: return try_orders<1>(set, open, 0);
    case 2: return try_orders<2>(set, open, 0);
    case 3: return try_orders<3>(set, open, 0);
    default: return try_orders<4>(set, open, 0);
  }
}

bool fits_each_cell(DigitMask set, const OpenCells& open) {
  for (std::size_t place = 0; place < open.count; ++place) {
    if ((open.digits[place] & set) == 0) return false;
  }
  return true;
}

// Puts each digit of `required` that has one place among the open cells into that place.
bool place_hidden(DigitMask required, const OpenCells& open, RuleDraft& draft) {
  DigitMask once = 0;
  DigitMask twice = 0;
  for (std::size_t place = 0; place < open.count; ++place) {
    const DigitMask digits = draft[open.cells[place]];
    twice = static_cast<DigitMask>(twice | (once & digits));
    once = static_cast<DigitMask>(once | digits);
  }
  if ((required & ~once) != 0) return false;
  const auto hidden = static_cast<DigitMask>(required & ~twice);
  for (std::size_t place = 0; hidden != 0 && place < open.count; ++place) {
    const auto digits = static_cast<DigitMask>(draft[open.cells[place]] & hidden);
    if (digits == 0) continue;
    if (!std::has_single_bit(digits) || !draft.keep(open.cells[place], digits)) return false;
  }
  return true;
}

}  // namespace

bool apply(const DigitSetCondition& digit_set, RuleDraft& draft) {
  OpenCells open;
  DigitMask filled = 0;
  DigitMask reached = 0;
  for (const CellIndex cell : digit_set.cells) {
    const DigitMask digits = draft[cell];
    reached = static_cast<DigitMask>(reached | digits);
    if (std::has_single_bit(digits)) {
      if ((filled & digits) != 0) return false;
      filled = static_cast<DigitMask>(filled | digits);
    } else {
      open.cells[open.count] = cell;
      open.digits[open.count++] = digits;
    }
  }
  const bool tries = open.count <= kMaxTried;
  DigitMask kept = 0;
  auto required = static_cast<DigitMask>(~0u);
  bool possible = false;
  for (const DigitMask set : digit_set.sets) {
    if ((set & filled) != filled || (set & ~reached) != 0) continue;
    const auto rest = static_cast<DigitMask>(set & ~filled);
    if (open.count > 0 && !(tries ? try_all_orders(rest, open) : fits_each_cell(rest, open))) continue;
    possible = true;
    kept = static_cast<DigitMask>(kept | rest);
    required = static_cast<DigitMask>(required & set);
  }
  if (!possible) return false;
  for (std::size_t place = 0; place < open.count; ++place) {
    if (!draft.keep(open.cells[place], tries ? open.kept[place] : kept)) return false;
  }
  if (!tries && !place_hidden(static_cast<DigitMask>(required & ~filled), open, draft)) return false;
  for (unsigned left = required & ~filled; left != 0; left &= left - 1) {
    if (!draft.require(digit_set.cells, static_cast<DigitMask>(left & (~left + 1)))) return false;
  }
  return true;
}

}  // namespace nonet
