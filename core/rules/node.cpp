#include "core/rules/node.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/rules/conditions.h"

namespace nonet {

namespace {

constexpr std::size_t kPadding = 4;

static_assert(std::tuple_size_v<decltype(std::declval<RuleNetwork>().sorts())> == RuleNetwork::kSorts);

}  // namespace

RuleNode::RuleNode(const RuleNetwork& network, std::span<const DigitMask> start)
    : network_(network),
      candidates_(start.begin(), start.end()),
      pending_(network.watched),
      all_digits_(static_cast<DigitMask>((1u << network.digit_count) - 1)) {
  candidates_.resize(network.cell_count() + kPadding);
  std::size_t sort = 0;
  const auto count = [&](const auto& conditions) {
    first_of_sort_[sort + 1] = first_of_sort_[sort] + conditions.size();
    ++sort;
  };
  std::apply([&](const auto&... conditions) { (count(conditions), ...); }, network.sorts());
  singles_.reserve(network.cell_count());
  for (const CellIndex cell : network.cells_with_peers) {
    if (is_single(candidates_[cell])) singles_.push_back(cell);
  }
  possible_ = network.possible && std::find(start.begin(), start.end(), 0) == start.end();
}

void RuleNode::forget_changes() {
  singles_.clear();
  std::fill(pending_.begin(), pending_.end(), 0);
  possible_ = true;
}

bool RuleNode::require(std::span<const CellIndex> cells, DigitMask digit) {
  CellWords losers;
  losers.fill(~std::uint64_t{0});
  const std::size_t words = (network_.cell_count() + 63) / 64;
  bool has_place = false;
  for (const CellIndex cell : cells) {
    if ((candidates_[cell] & digit) == 0) continue;
    has_place = true;
    for (std::size_t word = 0; word < words; ++word) losers[word] &= network_.peer_words[cell][word];
  }
  if (!has_place) return false;
  for (std::size_t word = 0; word < words; ++word) {
    for (std::uint64_t left = losers[word]; left != 0; left &= left - 1) {
      const auto cell = static_cast<CellIndex>(word * 64 + static_cast<std::size_t>(std::countr_zero(left)));
      if (!keep(cell, static_cast<DigitMask>(~digit))) return false;
    }
  }
  return true;
}

bool RuleNode::eliminate_singles_from_peers() {
  while (!singles_.empty()) {
    const CellIndex cell = singles_.back();
    singles_.pop_back();
    ++placements_;
    const auto others = static_cast<DigitMask>(~candidates_[cell]);
    for (const CellIndex peer : network_.peers[cell]) {
      if (!keep(peer, others)) return false;
    }
  }
  return true;
}

bool RuleNode::apply_condition(std::size_t condition) {
  bool can_be_met = true;
  std::size_t sort = 0;
  const auto apply_of = [&](const auto& conditions) {
    const std::size_t first = first_of_sort_[sort++];
    if (condition >= first_of_sort_[sort]) return false;
    can_be_met = apply(conditions[condition - first], *this);
    return true;
  };
  std::apply([&](const auto&... conditions) { (apply_of(conditions) || ...); }, network_.sorts());
  return can_be_met;
}

bool RuleNode::propagate() {
  failed_condition_.reset();
  for (;;) {
    if (!possible_ || !eliminate_singles_from_peers()) return false;
    const auto word = std::find_if(pending_.begin(), pending_.end(), [](std::uint64_t bits) { return bits != 0; });
    if (word == pending_.end()) return true;
    const int bit = std::countr_zero(*word);
    const auto condition = static_cast<std::size_t>(word - pending_.begin()) * 64 + static_cast<std::size_t>(bit);
    *word &= ~(std::uint64_t{1} << bit);
    if (!network_.costs.empty()) work_ += network_.costs[condition];
    const bool is_grid = condition == network_.grid_number() && !network_.grids.empty();
    if (!apply_condition(condition)) {
      if (!is_grid) failed_condition_ = condition;
      return false;
    }
    // A grid draws all its conclusions at once.
    if (is_grid) *word &= ~(std::uint64_t{1} << bit);
  }
}

}  // namespace nonet
