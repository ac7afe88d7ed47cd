// The cells of a region differ, so k of them add up to at least 1 + … + k, and at most to the k largest digits. What is
// left between such a bound and the total of a sum is its room: no cell can be farther than that from the digits at the
// bound. A combination is worth a look when it leaves no more room than each of its sums by itself. From each sum, the
// one that leaves the least room together with it is added, then a third and a fourth. What is added follows from the
// sums, so no solution is lost.

#include "core/rules/combined_sums.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace nonet {

namespace {

constexpr std::size_t kMaxSums = 4;
constexpr std::size_t kMaxCombinations = 8;

enum class Bound { Least, Most };

struct Combination {
  CellBits cells;
  int total = 0;
  /// The number of cells in each region.
  std::vector<int> in_regions;

  void add(const Combination& other) {
    cells |= other.cells;
    total += other.total;
    for (std::size_t region = 0; region < in_regions.size(); ++region) in_regions[region] += other.in_regions[region];
  }
};

// What two combinations leave together between their total and the least or the most that their cells can add up to.
int room(const Combination& one, const Combination& other, Bound bound, int digits) {
  int sum = 0;
  for (std::size_t region = 0; region < one.in_regions.size(); ++region) {
    const int cells = one.in_regions[region] + other.in_regions[region];
    sum += bound == Bound::Least ? cells * (cells + 1) / 2 : cells * digits - cells * (cells - 1) / 2;
  }
  const int total = one.total + other.total;
  return bound == Bound::Least ? total - sum : sum - total;
}

// The number of the region of each cell; none when a cell has no region.
std::optional<std::vector<std::size_t>> regions_of(const Layout& layout, std::size_t& count) {
  std::vector<std::size_t> regions;
  for (std::uint16_t cell = 0; cell < layout.cell_count(); ++cell) {
    const std::span<const House> houses = layout.houses(Cell{cell});
    const auto region =
        std::find_if(houses.begin(), houses.end(), [&](House house) { return layout.kind(house) == HouseKind::Box; });
    if (region == houses.end()) return std::nullopt;
    regions.push_back(region->index);
    count = std::max(count, regions.back() + 1);
  }
  return regions;
}

std::vector<Combination> loose_sums(const Lowering& lowering) {
  std::vector<Combination> found;
  std::size_t count = 0;
  const std::optional<std::vector<std::size_t>> regions = regions_of(lowering.layout(), count);
  if (!regions) return found;
  for (const SumCondition& sum : lowering.sums()) {
    Combination one{{}, sum.total, std::vector<int>(count)};
    std::vector<CellIndex> cells;
    bool adds = true;
    for (const WeightedCell& each : sum.cells) {
      adds &= each.weight == 1;
      one.cells.set(each.cell);
      ++one.in_regions[(*regions)[each.cell]];
      cells.push_back(each.cell);
    }
    if (adds && !lowering.all_differ(cells)) found.push_back(std::move(one));
  }
  return found;
}

// The best combination that begins with one of the sums.
std::optional<Combination> combination_from(const Combination& first, const std::vector<Combination>& sums, Bound bound,
                                            int digits) {
  const Combination nothing{{}, 0, std::vector<int>(first.in_regions.size())};
  Combination together = first;
  int least_alone = room(first, nothing, bound, digits);
  std::optional<Combination> best;
  int least_room = 0;
  for (std::size_t count = 1; count < kMaxSums; ++count) {
    const Combination* next = nullptr;
    int next_room = 0;
    for (const Combination& sum : sums) {
      if ((sum.cells & together.cells).any()) continue;
      const int left = room(together, sum, bound, digits);
      if (next == nullptr || left < next_room) {
        next = &sum;
        next_room = left;
      }
    }
    if (next == nullptr) break;
    together.add(*next);
    least_alone = std::min(least_alone, room(*next, nothing, bound, digits));
    if (next_room <= least_alone && (!best || next_room < least_room)) {
      best = together;
      least_room = next_room;
    }
  }
  return best;
}

}  // namespace

void add_combined_sums(Lowering& lowering) {
  const std::vector<Combination> sums = loose_sums(lowering);
  std::vector<Combination> added;
  for (const Bound bound : {Bound::Most, Bound::Least}) {
    for (const Combination& first : sums) {
      std::optional<Combination> found = combination_from(first, sums, bound, lowering.digit_count());
      const auto is_same = [&](const Combination& each) { return each.cells == found->cells; };
      if (!found || std::any_of(added.begin(), added.end(), is_same)) continue;
      if (added.size() < kMaxCombinations) added.push_back(*std::move(found));
    }
  }
  for (const Combination& each : added) {
    SumCondition sum;
    sum.total = each.total;
    for (std::size_t cell = 0; cell < each.cells.size(); ++cell) {
      if (each.cells[cell]) sum.cells.push_back({static_cast<CellIndex>(cell), 1});
    }
    lowering.sum(std::move(sum));
  }
}

}  // namespace nonet
