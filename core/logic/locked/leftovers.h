#pragma once

#include <span>
#include <vector>

#include "core/grid/cell_set.h"
#include "core/grid/layout.h"

namespace nonet {

/// The leftovers of a layout: adjacent lines, and regions that cover most of them. Every line and every region holds
/// each digit once. So each digit is in the cells of the lines outside the regions as often as in the cells of the
/// regions outside the lines; or once more often, when there is one line more than regions. Computed once for a layout
/// and kept with it. The layout must have LayoutSets.
class Leftovers final : public LayoutExtension {
 public:
  struct Pair {
    std::vector<House> lines;
    /// Disjoint houses that are no lines: irregular regions, windows or other houses of one kind.
    std::vector<House> regions;
    /// The cells of the lines outside the regions. At most as many as there are digits, and at least one.
    CellSet of_lines;
    /// The cells of the regions outside the lines. May be empty.
    CellSet of_regions;
    /// How many lines there are more than regions: 0 or 1.
    int further_lines;
  };

  /// The pairs of a layout, which the first call for that layout computes. Those with few cells come first. Empty for
  /// boxes that are rectangles: there, locked candidates find the same.
  static const Leftovers& of(const Layout& layout) { return layout.extension<Leftovers>(); }

  std::span<const Pair> pairs() const { return pairs_; }

 private:
  friend class Layout;

  explicit Leftovers(const Layout& layout);

  std::vector<Pair> pairs_;
};

}  // namespace nonet
