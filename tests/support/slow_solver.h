#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/grid.h"

namespace nonet::test {

/// A solver for checking answers. It shares nothing with the engine: it knows the rules from differ() alone, and tries
/// the digits of the blank cell with the fewest candidates. Takes milliseconds for a 9×9 puzzle, where brute_force()
/// can take minutes.
class SlowSolver {
 public:
  /// Sides up to 32. Own rules and given candidates are not known to it.
  explicit SlowSolver(LayoutRef layout);

  /// Returns up to `limit` solutions. None when more than `kMostGuesses` digits were tried, so that nothing is known.
  std::optional<std::vector<Grid>> solutions(const Grid& puzzle, std::size_t limit) const;

  static constexpr std::uint64_t kMostGuesses = 200'000;

 private:
  struct Search;

  LayoutRef layout_;
  /// For each cell the cells that must differ from it.
  std::vector<std::vector<std::uint16_t>> others_;
};

}  // namespace nonet::test
