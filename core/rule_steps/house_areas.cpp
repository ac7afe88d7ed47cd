#include "core/rule_steps/house_areas.h"

#include <algorithm>
#include <cstdlib>

#include "core/util/sort.h"

namespace nonet {

HouseAreas::HouseAreas(const Layout& layout) : layout_(layout) {
  for_each_house(layout, [&](House house) { add({house}); });
  add_runs(layout.houses_of(HouseKind::Row));
  add_runs(layout.houses_of(HouseKind::Column));
  if (layout.has_boxes()) {
    add_blocks();
  } else {
    add_connected_regions();
  }
  std::vector<HouseArea> sorted;
  sorted.reserve(areas_.size());
  for (const std::size_t index : stable_order_of(areas_, [](const HouseArea& area) { return area.houses.size(); })) {
    sorted.push_back(std::move(areas_[index]));
  }
  areas_ = std::move(sorted);
}

void HouseAreas::add(const std::vector<House>& houses) {
  HouseArea area{{}, houses};
  for (const House house : houses) {
    for (const Cell cell : layout_.cells(house)) area.cells.set(cell.index);
  }
  areas_.push_back(std::move(area));
}

void HouseAreas::add_runs(const std::vector<House>& lines) {
  for (std::size_t first = 0; first < lines.size(); ++first) {
    std::vector<House> run{lines[first]};
    for (std::size_t last = first + 1; last < lines.size(); ++last) {
      run.push_back(lines[last]);
      add(run);
    }
  }
}

// Blocks of boxes that are neither runs of rows nor runs of columns.
void HouseAreas::add_blocks() {
  const std::vector<House> boxes = layout_.houses_of(HouseKind::Box);
  const auto across = static_cast<std::size_t>(layout_.side() / layout_.box_columns());
  const auto down = static_cast<std::size_t>(layout_.side() / layout_.box_rows());
  for (std::size_t top = 0; top < down; ++top) {
    for (std::size_t bottom = top; bottom < down; ++bottom) {
      for (std::size_t left = 0; left < across; ++left) {
        for (std::size_t right = left; right < across; ++right) {
          if ((top == bottom && left == right) || right - left + 1 == across || bottom - top + 1 == down) continue;
          std::vector<House> block;
          for (std::size_t row = top; row <= bottom; ++row) {
            for (std::size_t column = left; column <= right; ++column) block.push_back(boxes[row * across + column]);
          }
          add(block);
        }
      }
    }
  }
}

void HouseAreas::add_connected_regions() {
  const std::vector<House> regions = layout_.houses_of(HouseKind::Box);
  const auto touch = [&](House one, House other) {
    for (const Cell cell : layout_.cells(one)) {
      for (const Cell neighbor : layout_.cells(other)) {
        if (std::abs(layout_.row(cell) - layout_.row(neighbor)) +
                std::abs(layout_.column(cell) - layout_.column(neighbor)) ==
            1)
          return true;
      }
    }
    return false;
  };
  for (std::size_t one = 0; one < regions.size(); ++one) {
    for (std::size_t two = one + 1; two < regions.size(); ++two) {
      const bool joined = touch(regions[one], regions[two]);
      if (joined) add({regions[one], regions[two]});
      for (std::size_t three = two + 1; three < regions.size(); ++three) {
        const int links = (joined ? 1 : 0) + (touch(regions[one], regions[three]) ? 1 : 0) +
                          (touch(regions[two], regions[three]) ? 1 : 0);
        if (links >= 2) add({regions[one], regions[two], regions[three]});
      }
    }
  }
}

}  // namespace nonet
