#pragma once

#include <vector>

#include "core/grid/layout.h"
#include "core/rules/lowering.h"

namespace nonet {

/// Houses that share no cell. Together their cells have the sum of a house as often as there are houses.
struct HouseArea {
  CellBits cells;
  std::vector<House> houses;
};

/// The areas of a layout in which people look for a sum: single houses first, then neighbouring rows, columns and
/// boxes, and connected pairs and triples of irregular regions. Computed once for a layout and kept with it.
class HouseAreas final : public LayoutExtension {
 public:
  static const HouseAreas& of(const Layout& layout) { return layout.extension<HouseAreas>(); }

  /// Areas of few houses first.
  const std::vector<HouseArea>& all() const { return areas_; }

 private:
  friend class Layout;

  explicit HouseAreas(const Layout& layout);

  void add_runs(const std::vector<House>& lines);
  void add_blocks();
  void add_connected_regions();
  void add(const std::vector<House>& houses);

  const Layout& layout_;
  std::vector<HouseArea> areas_;
};

}  // namespace nonet
