#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

/// A split: nine digits (here 0 to 8) in three parts of three, as the rows of a box hold them, or its columns. Which part is
/// which row is left open: there are 280.
inline constexpr int kSplits = 280;
/// In how many ways a split in one box goes on in the two others of its band (or stack): with each digit in three different
/// lines. 1 + 27 + 27 + 1.
inline constexpr int kSplitEnds = 56;
/// How many splits cross a given one: each part of one meets each part of the other in one digit.
inline constexpr int kCrossings = 36;

using SplitId = std::uint16_t;

/// How a band or stack goes on from the split of one box, part p of which lies in line p.
struct SplitEnd {
  std::array<SplitId, 2> splits;
  /// In which line part p of each of the two splits lies.
  std::array<std::array<std::uint8_t, 3>, 2> line_of_part;
};

/// Everything about splits that no puzzle changes; 200 KB, made when first asked for (some ms).
class SplitTable {
 public:
  static const SplitTable& get();

  /// The part, 0 to 2, that a digit lies in. Parts are numbered by their smallest digits.
  int part_of(SplitId split, int digit) const { return parts_[split][static_cast<std::size_t>(digit)]; }
  std::span<const SplitEnd> ends(SplitId first) const {
    return {ends_.data() + std::size_t{first} * kSplitEnds, kSplitEnds};
  }
  /// The splits that cross this one, ascending.
  std::span<const SplitId> crossing(SplitId split) const {
    return {crossing_.data() + std::size_t{split} * kCrossings, kCrossings};
  }
  /// What each split becomes when each digit is replaced.
  std::array<SplitId, kSplits> images(const std::array<std::uint8_t, 9>& new_digit) const;

 private:
  using Parts = std::array<std::uint8_t, 9>;

  SplitTable();
  void list_splits();
  void list_ends();
  void list_crossings();
  /// Of nine parts in any numbering.
  SplitId id_of(const Parts& parts) const;

  std::vector<Parts> parts_;
  /// By normal_key(); ascending, as the splits are.
  std::vector<std::uint32_t> keys_;
  std::vector<SplitEnd> ends_;
  std::vector<SplitId> crossing_;
};

}  // namespace nonet
