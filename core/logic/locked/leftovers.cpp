#include "core/logic/locked/leftovers.h"

#include <algorithm>
#include <utility>

#include "core/logic/layout_sets.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

using Pair = Leftovers::Pair;

constexpr HouseKind kRegions[] = {HouseKind::Box, HouseKind::Window, HouseKind::ExtraRegion};

// True when the cells are all places of a rectangle.
bool is_rectangle(const Layout& layout, const CellSet& cells) {
  int top = layout.rows(), bottom = 0, left = layout.columns(), right = 0;
  cells.for_each([&](Cell cell) {
    top = std::min(top, layout.row(cell));
    bottom = std::max(bottom, layout.row(cell));
    left = std::min(left, layout.column(cell));
    right = std::max(right, layout.column(cell));
  });
  return cells.size() == (bottom - top + 1) * (right - left + 1);
}

// Chooses regions of one kind for some lines.
class Choice {
 public:
  Choice(const LayoutSets& sets, std::vector<House> regions, std::vector<Pair>& pairs)
      : sets_(sets), regions_(std::move(regions)), pairs_(pairs) {}

  void add_for(std::span<const House> lines) {
    lines_.assign(lines.begin(), lines.end());
    in_lines_ = {};
    for (const House line : lines_) in_lines_ |= sets_.house(line);
    const auto covered = [&](House region) { return (sets_.house(region) & in_lines_).size(); };
    useful_.clear();
    for (const House region : regions_) {
      if (covered(region) > 0) useful_.push_back(region);
    }
    put_in_order(useful_, [&](House left, House right) { return covered(left) > covered(right); });
    chosen_.clear();
    choose(0, {});
  }

 private:
  // Adds regions from a number on to the chosen ones, whose cells are `taken`.
  void choose(std::size_t from, const CellSet& taken) {
    const int further = static_cast<int>(lines_.size() - chosen_.size());
    if (further <= 1) add(taken, further);
    if (further == 0) return;
    for (std::size_t i = from; i < useful_.size(); ++i) {
      const CellSet& region = sets_.house(useful_[i]);
      // The regions that follow cover no more cells than this one.
      const int left = (in_lines_ - taken).size() - further * (region & in_lines_).size();
      if (left > sets_.digit_count()) return;
      if (region.meets(taken)) continue;
      chosen_.push_back(useful_[i]);
      choose(i + 1, taken | region);
      chosen_.pop_back();
    }
  }

  void add(const CellSet& taken, int further) {
    if (chosen_.empty()) return;
    Pair pair{lines_, chosen_, in_lines_ - taken, taken - in_lines_, further};
    if (pair.of_lines.empty() || pair.of_lines.size() > sets_.digit_count()) return;
    const auto says_the_same = [&](const Pair& other) {
      const bool equal = other.of_lines == pair.of_lines && other.of_regions == pair.of_regions;
      const bool exchanged = other.of_lines == pair.of_regions && other.of_regions == pair.of_lines;
      return other.further_lines == further && (equal || (exchanged && further == 0));
    };
    if (std::any_of(pairs_.begin(), pairs_.end(), says_the_same)) return;
    put_in_order(pair.regions, [](House left, House right) { return left.index < right.index; });
    pairs_.push_back(std::move(pair));
  }

  const LayoutSets& sets_;
  std::vector<House> regions_;
  std::vector<Pair>& pairs_;
  std::vector<House> lines_;
  CellSet in_lines_;
  // The regions that meet the lines, by the number of their cells in the lines, and those that are chosen.
  std::vector<House> useful_;
  std::vector<House> chosen_;
};

// The full houses of a kind within some cells. Empty when all are rectangles.
std::vector<House> regions_within(const LayoutSets& sets, HouseKind kind, const CellSet& cells) {
  const Layout& layout = sets.layout();
  std::vector<House> regions = layout.houses_of(kind);
  std::erase_if(regions,
                [&](House house) { return !layout.holds_every_digit(house) || !sets.house(house).is_within(cells); });
  const auto is_box = [&](House house) { return kind == HouseKind::Box && is_rectangle(layout, sets.house(house)); };
  if (std::all_of(regions.begin(), regions.end(), is_box)) regions.clear();
  return regions;
}

}  // namespace

Leftovers::Leftovers(const Layout& layout) {
  const LayoutSets& sets = LayoutSets::of(layout);
  for (const LayoutSets::Lines& grid : sets.lines_of_grids()) {
    CellSet cells;
    for (const House row : grid.rows) cells |= sets.house(row);
    for (const HouseKind kind : kRegions) {
      std::vector<House> regions = regions_within(sets, kind, cells);
      if (regions.empty()) continue;
      Choice choice(sets, std::move(regions), pairs_);
      for (const std::vector<House>* lines : {&grid.rows, &grid.columns}) {
        if (!layout.holds_every_digit(lines->front())) continue;
        // Locked candidates find what one line says, and all lines but one.
        for (std::size_t count = 2; count + 1 < lines->size(); ++count) {
          for (std::size_t first = 0; first + count <= lines->size(); ++first) {
            choice.add_for(std::span(*lines).subspan(first, count));
          }
        }
      }
    }
  }
  const auto size = [](const Pair& pair) {
    return static_cast<std::uint64_t>(pair.of_lines.size() + pair.of_regions.size());
  };
  std::vector<Pair> sorted;
  for (const std::size_t index : stable_order_of(pairs_, size)) sorted.push_back(std::move(pairs_[index]));
  pairs_ = std::move(sorted);
}

}  // namespace nonet
