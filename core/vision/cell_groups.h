#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace nonet::vision {

/// Cells of a grid in groups, which grow by joining two. The number of a group is its first cell.
class CellGroups {
 public:
  /// Every cell is a group of its own.
  explicit CellGroups(int cells) : parents_(static_cast<std::size_t>(cells)), count_(cells) {
    std::iota(parents_.begin(), parents_.end(), 0);
  }

  int group_of(int cell) const {
    while (parents_[static_cast<std::size_t>(cell)] != cell) cell = parents_[static_cast<std::size_t>(cell)];
    return cell;
  }
  /// False when the two were of one group before.
  bool join(int first, int second) {
    const int one = group_of(first);
    const int other = group_of(second);
    if (one == other) return false;
    parents_[static_cast<std::size_t>(std::max(one, other))] = std::min(one, other);
    --count_;
    return true;
  }
  int count() const { return count_; }

 private:
  std::vector<int> parents_;
  int count_;
};

}  // namespace nonet::vision
