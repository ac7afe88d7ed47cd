// The cells of a region differ, so k of them add up to at least 1 + … + k, and at most to the k largest digits. What is
// left between such a bound and the total of a sum is its room: no cell can be farther than that from the digits at the
// bound. A combination is worth a look when it leaves no more room than each of its sums by itself. From each sum, the
// one that leaves the least room together with it is added, then a third and a fourth. What is added follows from the
// sums, so no solution is lost.

#include "core/rules/combined_sums.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/grid/layout.h"

namespace nonet {

namespace {

constexpr std::size_t kMaxSums = 4;
constexpr std::size_t kMaxCombinations = 8;
// Each sum is tried with each other several times.
constexpr std::size_t kMaxSumsTried = 128;

struct Combination {
  CellBits cells;
  int total = 0;
};

std::vector<CellBits> regions_of(const Layout& layout) {
  std::vector<CellBits> regions;
  for_each_house(layout, [&](House house) {
    if (layout.kind(house) != HouseKind::Box) return;
    CellBits& region = regions.emplace_back();
    for (const Cell cell : layout.cells(house)) region.set(cell.index);
  });
  return regions;
}

class Combiner {
 public:
  explicit Combiner(Lowering& lowering) : lowering_(lowering), regions_(regions_of(lowering.layout())) {
    for (const SumCondition& sum : lowering.sums()) {
      Combination one{{}, sum.total};
      std::vector<CellIndex> cells;
      bool adds = true;
      for (const WeightedCell& each : sum.cells) {
        adds &= each.weight == 1;
        one.cells.set(each.cell);
        cells.push_back(each.cell);
      }
      if (adds && !lowering.all_differ(cells)) sums_.push_back(one);
    }
  }

  void add_all() {
    if (sums_.size() > kMaxSumsTried) return;
    for (const bool is_most : {true, false}) {
      for (std::size_t first = 0; first < sums_.size(); ++first) add_from(sums_[first], is_most);
    }
  }

 private:
  // What is left between the total and the most, or the least, that the cells can add up to.
  int room(const Combination& sum, bool is_most) const {
    const int digits = lowering_.digit_count();
    int left = is_most ? -sum.total : sum.total;
    CellBits alone = sum.cells;
    for (const CellBits& region : regions_) {
      const int cells = static_cast<int>((alone & region).count());
      left += is_most ? cells * digits - cells * (cells - 1) / 2 : -(cells * (cells + 1) / 2);
      alone &= ~region;
    }
    return left + static_cast<int>(alone.count()) * (is_most ? digits : -1);
  }

  // Adds the best combination that begins with a sum.
  void add_from(Combination together, bool is_most) {
    int least = room(together, is_most);
    Combination best;
    for (std::size_t count = 1; count < kMaxSums; ++count) {
      Combination next;
      int next_room = 0;
      int next_alone = 0;
      for (const Combination& sum : sums_) {
        if ((sum.cells & together.cells).any()) continue;
        const Combination both{sum.cells | together.cells, sum.total + together.total};
        const int left = room(both, is_most);
        if (next.cells.any() && left >= next_room) continue;
        next = both;
        next_room = left;
        next_alone = room(sum, is_most);
      }
      if (next.cells.none()) break;
      together = next;
      // Each later one must leave less than the best before it.
      least = std::min(least, next_alone);
      if (next_room > least) continue;
      best = together;
      least = next_room - 1;
    }
    add(best);
  }

  void add(const Combination& best) {
    const auto is_same = [&](const CellBits& each) { return each == best.cells; };
    if (best.cells.none() || added_.size() == kMaxCombinations || std::any_of(added_.begin(), added_.end(), is_same))
      return;
    added_.push_back(best.cells);
    SumCondition sum;
    sum.total = best.total;
    for (std::size_t cell = 0; cell < best.cells.size(); ++cell) {
      if (best.cells[cell]) sum.cells.push_back({static_cast<CellIndex>(cell), 1});
    }
    lowering_.sum(std::move(sum));
  }

  Lowering& lowering_;
  std::vector<CellBits> regions_;
  std::vector<Combination> sums_;
  std::vector<CellBits> added_;
};

}  // namespace

void add_combined_sums(Lowering& lowering) { Combiner(lowering).add_all(); }

}  // namespace nonet
