#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

/// A split divides the nine digits (0 to 8 in this room) into three parts of three digits, as the rows of a box do, or
/// its columns. A split does not say which part is in which row. There are 280 splits.
inline constexpr int kSplits = 280;
/// The number of continuations of a split in one box to the other two boxes of its band (or stack), in which each digit
/// is in three different lines: 1 + 27 + 27 + 1.
inline constexpr int kSplitEnds = 56;
/// Two splits cross when each part of one shares exactly one digit with each part of the other. Every split is crossed
/// by this number of splits.
inline constexpr int kCrossings = 36;

using SplitId = std::uint16_t;

/// One continuation of the split of one box, whose part p is in line p, to the other two boxes of its band or stack.
struct SplitEnd {
  std::array<SplitId, 2> splits;
  /// For each of the two splits, the line of each part.
  std::array<std::array<std::uint8_t, 3>, 2> line_of_part;
};

/// All facts about splits that do not depend on a puzzle. 200 KB, computed at the first call of get() in some
/// milliseconds.
class SplitTable {
 public:
  static const SplitTable& get();

  /// The part of a digit, 0 to 2. Parts are numbered by their smallest digits.
  int part_of(SplitId split, int digit) const { return parts_[split][static_cast<std::size_t>(digit)]; }
  std::span<const SplitEnd> ends(SplitId first) const {
    return {ends_.data() + std::size_t{first} * kSplitEnds, kSplitEnds};
  }
  /// The splits that cross a split, ascending.
  std::span<const SplitId> crossing(SplitId split) const {
    return {crossing_.data() + std::size_t{split} * kCrossings, kCrossings};
  }
  /// The image of each split when every digit is replaced by its new digit.
  std::array<SplitId, kSplits> images(const std::array<std::uint8_t, 9>& new_digit) const;

 private:
  using Parts = std::array<std::uint8_t, 9>;

  SplitTable();
  void list_splits();
  void list_ends();
  void list_crossings();
  /// The split of nine part numbers, however the parts are numbered.
  SplitId id_of(const Parts& parts) const;

  std::vector<Parts> parts_;
  /// The normal_key() of each split, ascending.
  std::vector<std::uint32_t> keys_;
  std::vector<SplitEnd> ends_;
  std::vector<SplitId> crossing_;
};

}  // namespace nonet
