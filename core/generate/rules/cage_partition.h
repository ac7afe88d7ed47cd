#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/grid/grid.h"
#include "core/grid/rule.h"
#include "core/util/random.h"

namespace nonet {

/// A division of all cells of a full grid into cages, which are being merged. The digits of a cage differ, and its
/// cells are connected. With half turns, the image of each cage is a cage, too, and a cage and its image are merged
/// together.
class CagePartition {
 public:
  /// Each cell is a cage of its own. `solution` must outlive the object.
  CagePartition(const Grid& solution, bool half_turn);

  /// The cages by number. Cages without cells have been merged into others.
  const std::vector<std::vector<Cell>>& cages() const { return cages_; }
  std::size_t cage_of(Cell cell) const { return cage_of_[cell.index]; }
  /// The image of a cage under half a turn, which can be the cage itself. Without half turns: the cage itself.
  std::size_t image(std::size_t cage) const { return half_turn_ ? cage_of(image(cages_[cage][0])) : cage; }
  /// The pairs of cages that share an edge, each once.
  std::vector<std::pair<std::size_t, std::size_t>> neighbors() const;
  /// The cages that share an edge with a cage.
  std::vector<std::size_t> neighbors_of(std::size_t cage) const;

  /// Merges two cages and their images, when no merged cage has more than `most` cells and the digits of each differ.
  /// Otherwise changes nothing and returns false.
  bool merge(std::size_t first, std::size_t second, std::size_t most);
  /// Makes each cell of the cage and of its image a cage of its own.
  void dissolve(std::size_t cage);
  /// Merges cages with fewer than `fewest` cells with random neighbours until there are none, each up to `usual` cells,
  /// or up to `most` where there is no other way. Returns false when that does not succeed.
  bool grow(std::size_t fewest, std::size_t usual, std::size_t most, Random& random);

  /// The cage as a rule with its sum.
  Rule rule(std::size_t cage) const;

 private:
  Cell image(Cell cell) const { return Cell{static_cast<std::uint16_t>(cage_of_.size() - 1 - cell.index)}; }
  void move_cells(std::size_t from, std::size_t to);

  const Grid* solution_;
  bool half_turn_;
  std::vector<std::vector<Cell>> cages_;
  std::vector<std::size_t> cage_of_;
};

}  // namespace nonet
