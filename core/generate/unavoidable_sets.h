#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/grid.h"

namespace nonet {

/// A set of the 81 cells of a classic grid.
struct ClassicCells {
  std::uint64_t first = 0;  ///< Cells 0 to 63.
  std::uint64_t last = 0;   ///< Cells 64 to 80, from bit 0.

  static ClassicCells of(Cell cell) {
    return cell.index < 64 ? ClassicCells{std::uint64_t{1} << cell.index, 0}
                           : ClassicCells{0, std::uint64_t{1} << (cell.index - 64)};
  }
  bool meets(const ClassicCells& other) const { return ((first & other.first) | (last & other.last)) != 0; }
  void add(const ClassicCells& other) {
    first |= other.first;
    last |= other.last;
  }
  void remove(const ClassicCells& other) {
    first &= ~other.first;
    last &= ~other.last;
  }
};

/// Unavoidable sets of a full grid. An unavoidable set is a set of cells whose digits can be permuted so that another
/// correct grid results. A puzzle with no clue in an unavoidable set therefore has more than one solution. No search is
/// needed to see this.
///
/// The object has only some of the unavoidable sets: the sets of cells with two digits, the sets in two rows of a band,
/// and the sets in two columns of a stack. These are about a hundred sets, found in a few microseconds. For about half
/// of the clues that cannot be removed, one of these sets proves this.
class UnavoidableSets {
 public:
  /// `solution` is a full classic grid.
  explicit UnavoidableSets(const Grid& solution);

  const std::vector<ClassicCells>& sets() const { return sets_; }

  /// True when some set contains none of the clues.
  bool any_avoids(const ClassicCells& clues) const {
    for (const ClassicCells& set : sets_) {
      if (!set.meets(clues)) return true;
    }
    return false;
  }

 private:
  std::vector<ClassicCells> sets_;
};

}  // namespace nonet
