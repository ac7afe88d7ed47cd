#include "core/vision/cage_sums.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/vision/corner_sums.h"
#include "core/vision/drawn_cages.h"
#include "core/vision/even_nodes.h"
#include "core/vision/grid_contents.h"
#include "core/vision/odds.h"

namespace nonet::vision {

namespace {

constexpr int kNever = 1 << 28;
// Other sums are less likely by at least so much.
constexpr int kLeastMargin = kOneNat / 4;
// With at most this cost for each cage a turn is the right one.
constexpr int kSureCostOfCage = kOneNat / 2;

using SumCosts = std::array<int, kMostSum + 1>;

// Cells in groups, with their sums, for one turn of the grid.
struct SummedCages {
  std::vector<DrawnCage> cages;
  std::vector<SumCosts> costs;
  int cost = kNever;
  // How much less likely other sums are.
  int margin = 0;
};

// A group without a sum is a part of another one: it is joined over the lightest of its sides, when the sum of both
// stays in the first cell.
void join_groups_without_sum(std::span<const CornerSum> sums, std::span<const InkedSide> sides,
                             std::span<const int> before_turn, Division& division) {
  for (std::size_t cell = 0; cell < sums.size(); ++cell) {
    const int group = division[static_cast<std::size_t>(before_turn[cell])];
    const auto is_of = [&](int other) {
      return [&division, other](int place) { return division[static_cast<std::size_t>(place)] == other; };
    };
    const auto before = before_turn.first(cell);
    if (!sums[cell].is_blank || std::any_of(before.begin(), before.end(), is_of(group))) continue;
    int least = kNever;
    int other = -1;
    bool is_clear = false;
    for (const InkedSide& it : sides) {
      const int one = division[static_cast<std::size_t>(it.first)];
      const int two = division[static_cast<std::size_t>(it.second)];
      if ((one == group) == (two == group)) continue;
      const int to = one == group ? two : one;
      if (it.length > least) continue;
      is_clear = it.length < least || (is_clear && to == other);
      least = it.length;
      other = to;
    }
    if (!is_clear || std::none_of(before.begin(), before.end(), is_of(other))) continue;
    std::replace(division.begin(), division.end(), group, other);
  }
}

// The least cost with which the first groups have each total, one after the other.
std::vector<std::vector<int>> costs_of_totals(std::span<const SumCosts> costs, int total) {
  std::vector<std::vector<int>> least{std::vector<int>(static_cast<std::size_t>(total) + 1, kNever)};
  least[0][0] = 0;
  for (const SumCosts& of_group : costs) {
    std::vector<int> next(least.back().size(), kNever);
    for (std::size_t sum = 1; sum <= kMostSum; ++sum) {
      if (of_group[sum] >= kNever) continue;
      for (std::size_t to = sum; to < next.size(); ++to) {
        next[to] = std::min(next[to], least.back()[to - sum] + of_group[sum]);
      }
    }
    least.push_back(std::move(next));
  }
  return least;
}

// The cheapest sums that add up to the total.
void choose_sums(int total, SummedCages& of) {
  const std::size_t count = of.costs.size();
  const std::vector<std::vector<int>> before = costs_of_totals(of.costs, total);
  const std::vector<SumCosts> reversed(of.costs.rbegin(), of.costs.rend());
  const std::vector<std::vector<int>> behind = costs_of_totals(reversed, total);
  of.cost = before[count].back();
  of.margin = kNever;
  if (of.cost >= kNever) return;
  for (std::size_t group = 0; group < count; ++group) {
    int second = kNever;
    int least = kNever;
    for (int sum = 1; sum <= kMostSum; ++sum) {
      int with = kNever;
      for (int rest = 0; rest + sum <= total; ++rest) {
        with = std::min(with, before[group][static_cast<std::size_t>(rest)] +
                                  behind[count - 1 - group][static_cast<std::size_t>(total - rest - sum)]);
      }
      with = std::min(kNever, with + of.costs[group][static_cast<std::size_t>(sum)]);
      second = std::min(second, std::max(least, with));
      if (with >= least) continue;
      least = with;
      of.cages[group].sum = sum;
    }
    of.margin = std::min(of.margin, second - least);
  }
}

// The groups of a division, in the order of their first cells, each with its likeliest sum.
SummedCages summed(const Division& division, std::span<const CornerSum> sums, std::span<const int> before_turn,
                   int side) {
  SummedCages all;
  std::vector<int> number(division.size(), -1);
  for (std::size_t cell = 0; cell < sums.size(); ++cell) {
    const auto group = static_cast<std::size_t>(division[static_cast<std::size_t>(before_turn[cell])]);
    if (number[group] < 0) {
      number[group] = static_cast<int>(all.cages.size());
      all.cages.push_back({0, {}});
      all.costs.push_back(sums[cell].costs);
      const auto size = static_cast<int>(std::count(division.begin(), division.end(), static_cast<int>(group)));
      for (int sum = 0; sum <= kMostSum; ++sum) {
        const bool can_be = 2 * sum >= size * (size + 1) && 2 * sum <= size * (2 * side + 1 - size);
        if (!can_be) all.costs.back()[static_cast<std::size_t>(sum)] = kNever;
      }
    }
    all.cages[static_cast<std::size_t>(number[group])].cells.push_back(Cell{static_cast<std::uint16_t>(cell)});
  }
  choose_sums(side * side * (side + 1) / 2, all);
  return all;
}

}  // namespace

std::optional<CagesOfTurn> read_cages(const GreyImage& image, std::span<const Point> nodes, int side,
                                      const DigitNetwork& network) {
  const std::vector<Point> even = even_nodes(nodes, side);
  const std::vector<InkedSide> sides = inked_sides(image, even, side);
  std::vector<Division> divisions = divisions_into_cages(sides, side);
  for (Division& seen : divisions_into_cages(inked_sides(image, nodes, side), side)) {
    if (std::find(divisions.begin(), divisions.end(), seen) == divisions.end()) divisions.push_back(std::move(seen));
  }
  CagesOfTurn best;
  double least = kNever;
  int margin = 0;
  for (int turn = 0; turn < 4 && least > kSureCostOfCage; ++turn) {
    std::vector<int> before_turn;
    for (int cell = 0; cell < side * side; ++cell) {
      before_turn.push_back(index_before_turn(cell / side, cell % side, side, turn));
    }
    std::vector<Point> upright;
    for (int node = 0; node < static_cast<int>(even.size()); ++node) {
      const int before = index_before_turn(node / (side + 1), node % (side + 1), side + 1, turn);
      upright.push_back(even[static_cast<std::size_t>(before)]);
    }
    const std::vector<CornerSum> sums = corner_sums(image, upright, side, network);
    if (sums.empty()) continue;
    for (Division division : divisions) {
      join_groups_without_sum(sums, sides, before_turn, division);
      SummedCages found = summed(division, sums, before_turn, side);
      const double cost = static_cast<double>(found.cost) / static_cast<double>(found.cages.size());
      if (cost >= least) continue;
      least = cost;
      margin = found.margin;
      best = {turn, std::move(found.cages)};
    }
  }
  if (margin < kLeastMargin) return std::nullopt;
  return best;
}

}  // namespace nonet::vision
