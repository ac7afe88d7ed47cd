// How often digits are in cells. A digit that as many cells have as may have it is eliminated from the other cells.
// When only as many cells can have a digit as must have it, they have it. When the open cells are as many as the digits
// that are still missing, each has one of these.
//
// Cells that differ have a digit once at most, so a division of the cells into groups of such cells has a digit at most
// as often as it has groups with a place for it. When these are only as many as must have the digit, each of them has
// it: in its only place, or not in a cell that differs from all its places.

#include <algorithm>
#include <bit>

#include "core/rules/conditions.h"
#include "core/rules/conditions/differing_groups.h"

namespace nonet {

namespace {

// How many of the cells have a digit, and how many can have it.
struct DigitUse {
  std::size_t placed = 0;
  std::size_t open = 0;
};

DigitUse use_of(DigitMask digit, std::span<const CellIndex> cells, const RuleNode& node) {
  DigitUse use;
  for (const CellIndex cell : cells) {
    if ((node[cell] & digit) == 0) continue;
    ++(is_single(node[cell]) ? use.placed : use.open);
  }
  return use;
}

// At least `least` and at most `most` of the cells have the digit.
bool keep_count(DigitMask digit, std::span<const CellIndex> cells, std::size_t least, std::size_t most,
                RuleNode& node) {
  const DigitUse use = use_of(digit, cells, node);
  if (use.placed > most || use.placed + use.open < least) return false;
  const bool is_complete = use.placed == most;
  const bool is_scarce = use.placed + use.open == least;
  if (use.open == 0 || (!is_complete && !is_scarce)) return true;
  for (const CellIndex cell : cells) {
    if ((node[cell] & digit) == 0 || is_single(node[cell])) continue;
    if (!node.keep(cell, is_complete ? static_cast<DigitMask>(~digit) : digit)) return false;
  }
  return true;
}

}  // namespace

bool apply(const DigitCountsCondition& counts, RuleNode& node) {
  std::size_t missing = 0;
  DigitMask wanted = 0;
  for (const DigitCountsCondition::Count& each : counts.counts) {
    if (!keep_count(each.digit, counts.cells, each.least, each.most, node)) return false;
    if (each.least > 0 && !require_in_groups(counts.divisions, each.digit, each.least, node)) return false;
  }
  // What is missing is counted when all digits have been looked at: a cell may have got its digit by another count.
  for (const DigitCountsCondition::Count& each : counts.counts) {
    const std::size_t placed = use_of(each.digit, counts.cells, node).placed;
    if (placed >= each.least) continue;
    missing += each.least - placed;
    wanted |= each.digit;
  }
  const auto open = static_cast<std::size_t>(
      std::count_if(counts.cells.begin(), counts.cells.end(), [&](CellIndex cell) { return !is_single(node[cell]); }));
  if (missing > open) return false;
  if (missing < open || missing == 0) return true;
  return std::all_of(counts.cells.begin(), counts.cells.end(),
                     [&](CellIndex cell) { return is_single(node[cell]) || node.keep(cell, wanted); });
}

// A digit is as often in each set of cells. So it is at least as often there as it is placed in one of them, and at
// most as often as one of them can have it. In each set, what the other digits take at least and at most bounds it,
// too.
bool apply(const SameValuesCondition& same, RuleNode& node) {
  const std::size_t size = same.set_size;
  const auto digits = static_cast<std::size_t>(node.network().digit_count);
  const auto set_at = [&](std::size_t first) { return std::span<const CellIndex>(same.cells).subspan(first, size); };
  std::array<std::size_t, 16> least{};
  std::array<std::size_t, 16> most{};
  std::size_t all_least = 0;
  std::size_t all_most = 0;
  for (std::size_t digit = 0; digit < digits; ++digit) {
    most[digit] = size;
    for (std::size_t first = 0; first < same.cells.size(); first += size) {
      const DigitUse use = use_of(static_cast<DigitMask>(1u << digit), set_at(first), node);
      least[digit] = std::max(least[digit], use.placed);
      most[digit] = std::min(most[digit], use.placed + use.open);
    }
    if (least[digit] > most[digit]) return false;
    all_least += least[digit];
    all_most += most[digit];
  }
  if (all_least > size || all_most < size) return false;
  for (std::size_t digit = 0; digit < digits; ++digit) {
    const std::size_t others_least = all_least - least[digit];
    const std::size_t others_most = all_most - most[digit];
    const std::size_t needed = size > others_most ? std::max(least[digit], size - others_most) : least[digit];
    const std::size_t allowed = std::min(most[digit], size - others_least);
    for (std::size_t first = 0; first < same.cells.size(); first += size) {
      if (!keep_count(static_cast<DigitMask>(1u << digit), set_at(first), needed, allowed, node)) return false;
    }
  }
  return true;
}

}  // namespace nonet
