// For each digit of each cell that no way found so far has, a way with this digit is looked for. narrow() eliminates
// only digits that are in no way, and a way is only found when all cells have one digit and narrow() has looked at
// them, so exactly the digits of ways are kept.

#include "core/rule_steps/arrangements.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace nonet {

namespace {

int least(DigitMask digits) { return std::countr_zero(digits) + 1; }
int greatest(DigitMask digits) { return 16 - std::countl_zero(digits); }

DigitRelation relation_of_order(bool strict, bool ascends) {
  std::array<DigitMask, 16> rows{};
  for (int digit = 1; digit <= 16; ++digit) {
    for (int other = 1; other <= 16; ++other) {
      const bool fits = other == digit ? !strict : (other > digit) == ascends;
      if (fits) rows[static_cast<std::size_t>(digit - 1)] |= digit_bit(other);
    }
  }
  return DigitRelation(rows);
}

}  // namespace

std::size_t Arrangements::place_of(CellIndex cell) {
  const auto found = std::find(cells_.begin(), cells_.end(), cell);
  if (found != cells_.end()) return static_cast<std::size_t>(found - cells_.begin());
  cells_.push_back(cell);
  return cells_.size() - 1;
}

void Arrangements::relate(const RelatedPair& pair) {
  const std::size_t first = place_of(pair.first);
  const std::size_t second = place_of(pair.second);
  relations_.push_back({first, second, pair.from_first, pair.from_second});
}

void Arrangements::order(const OrderCondition& order) {
  const DigitRelation up = relation_of_order(order.strict, true);
  const DigitRelation down = relation_of_order(order.strict, false);
  for (std::size_t place = 1; place < order.cells.size(); ++place) {
    const std::size_t first = place_of(order.cells[place - 1]);
    const std::size_t second = place_of(order.cells[place]);
    relations_.push_back({first, second, up, down});
  }
}

void Arrangements::sum(const SumCondition& sum) {
  Sum added{{}, sum.total};
  for (const auto& [cell, weight] : sum.cells) added.terms.push_back({place_of(cell), weight});
  sums_.push_back(std::move(added));
}

// Keeps the digits that the least and greatest totals of the other cells allow.
bool Arrangements::narrow_by_sum(const Sum& sum, Digits& digits, bool& changes) const {
  int low = 0;
  int high = 0;
  const auto bounds_of = [&](const Term& term) {
    const int one = term.weight * least(digits[term.place]);
    const int other = term.weight * greatest(digits[term.place]);
    return std::pair(std::min(one, other), std::max(one, other));
  };
  for (const Term& term : sum.terms) {
    const auto [smallest, largest] = bounds_of(term);
    low += smallest;
    high += largest;
  }
  if (low > sum.total || high < sum.total) return false;
  for (const Term& term : sum.terms) {
    const auto [smallest, largest] = bounds_of(term);
    const int from = sum.total - (high - largest);
    const int to = sum.total - (low - smallest);
    if (smallest >= from && largest <= to) continue;
    DigitMask kept = 0;
    for (unsigned left = digits[term.place]; left != 0; left &= left - 1) {
      const int product = term.weight * (std::countr_zero(left) + 1);
      if (product >= from && product <= to) kept = static_cast<DigitMask>(kept | (left & (~left + 1)));
    }
    if (kept == 0) return false;
    changes = true;
    digits[term.place] = kept;
    // The totals have changed. The caller comes again.
    return true;
  }
  return true;
}

// Returns false when a cell then has no digit.
bool Arrangements::narrow(Digits& digits) const {
  for (bool changes = true; changes;) {
    changes = false;
    const auto keep = [&](std::size_t place, DigitMask allowed) {
      const auto left = static_cast<DigitMask>(digits[place] & allowed);
      changes = changes || left != digits[place];
      digits[place] = left;
      return left != 0;
    };
    for (const Relation& relation : relations_) {
      if (!keep(relation.second, relation.from_first(digits[relation.first])) ||
          !keep(relation.first, relation.from_second(digits[relation.second])))
        return false;
    }
    for (std::size_t place = 0; place < digits.size(); ++place) {
      if (!std::has_single_bit(digits[place])) continue;
      for (std::size_t other = 0; other < digits.size(); ++other) {
        if (other != place && view_.statements.differ(cells_[place], cells_[other]) &&
            !keep(other, static_cast<DigitMask>(~digits[place])))
          return false;
      }
    }
    for (const Sum& sum : sums_) {
      if (!narrow_by_sum(sum, digits, changes)) return false;
    }
  }
  return true;
}

bool Arrangements::fill(Digits& digits) {
  std::size_t chosen = digits.size();
  for (std::size_t place = 0; place < digits.size(); ++place) {
    const int count = std::popcount(digits[place]);
    if (count > 1 && (chosen == digits.size() || count < std::popcount(digits[chosen]))) chosen = place;
  }
  if (chosen == digits.size()) return true;
  for (unsigned left = digits[chosen]; left != 0; left &= left - 1) {
    // Work that is ended leaves what a used up number of nodes leaves.
    if (view_.must_stop(8 * (relations_.size() + sums_.size() + digits.size()))) nodes_left_ = 0;
    if (nodes_left_ == 0) return false;
    --nodes_left_;
    Digits next = digits;
    next[chosen] = static_cast<DigitMask>(left & (~left + 1));
    if (!narrow(next) || !fill(next)) continue;
    digits = std::move(next);
    return true;
  }
  return false;
}

std::optional<std::vector<DigitMask>> Arrangements::supported(std::uint64_t max_nodes) {
  nodes_left_ = max_nodes;
  Digits possible;
  for (const CellIndex cell : cells_) possible.push_back(view_.masks[cell]);
  if (std::find(possible.begin(), possible.end(), 0) != possible.end() || !narrow(possible)) return std::nullopt;
  Digits found(cells_.size(), 0);
  for (std::size_t place = 0; place < cells_.size(); ++place) {
    for (unsigned left = possible[place]; left != 0; left &= left - 1) {
      const auto digit = static_cast<DigitMask>(left & (~left + 1));
      if ((found[place] & digit) != 0) continue;
      Digits way = possible;
      way[place] = digit;
      if (narrow(way) && fill(way)) {
        for (std::size_t each = 0; each < way.size(); ++each)
          found[each] = static_cast<DigitMask>(found[each] | way[each]);
      } else if (nodes_left_ == 0) {
        return possible;
      } else {
        possible[place] = static_cast<DigitMask>(possible[place] & ~digit);
        if (possible[place] == 0 || !narrow(possible)) return std::nullopt;
      }
    }
  }
  return found;
}

}  // namespace nonet
