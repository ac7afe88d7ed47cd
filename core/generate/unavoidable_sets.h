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

/// Unavoidable sets of a solution: sets of cells whose digits can be exchanged among them so that another solution results.
/// A puzzle without a clue in one of them has more than one solution, which is seen here without a search.
/// Found are those of two digits and of two rows or columns of a band or stack: some hundred, in a few microseconds. They
/// tell half of the clues that cannot be taken away.
class UnavoidableSets {
 public:
  /// `solution` is a full classic grid.
  explicit UnavoidableSets(const Grid& solution);

  const std::vector<ClassicCells>& sets() const { return sets_; }

  /// True when the clues leave some set without one.
  bool miss(const ClassicCells& clues) const {
    for (const ClassicCells& set : sets_) {
      if (!set.meets(clues)) return true;
    }
    return false;
  }

 private:
  std::vector<ClassicCells> sets_;
};

}  // namespace nonet
