#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/solve/solve_backend.h"

namespace nonet {

/// Two places in tables: splits of the two other boxes of a band or stack.
struct SplitPair {
  std::uint16_t next;
  std::uint16_t last;
};

/// A matrix of small counts, row by row, each row filled up with zeros to a multiple of kTableLanes words.
struct CountTable {
  const std::int16_t* words;
  std::size_t stride;

  const std::int16_t* row(std::size_t index) const { return words + index * stride; }
};
inline constexpr std::size_t kTableLanes = 32;
/// The most that a count may be, so that no sum of pair_sums() leaves 32 bits; docs/algorithms/exact-count.md says why none
/// is larger.
inline constexpr int kMaxSplitCount = 288;

/// The work of pair_sums(): for each group g
///
///     sums[g] = Σ over (n, l) in pairs of the group, Σ over (i, j) in rows: left[i][n] · right[j][l]
struct PairSums {
  CountTable left;
  CountTable right;
  /// At most 56.
  const SplitPair* rows;
  std::size_t row_count;
  const SplitPair* pairs;
  /// Where each group's pairs begin, and, at last, where all end.
  const std::uint32_t* begins;
  std::size_t groups;
  /// A group whose word is 0 here is left out.
  const std::int16_t* wanted;
  /// Of as many words as a row of the wider table, all 0.
  const std::int16_t* zeros;
  /// Room for stride · 64 words each, at multiples of 64 bytes.
  std::int16_t* left_turned;
  std::int16_t* right_turned;
  std::uint32_t* sums;
};

/// The two inner loops of the contraction, compiled for one instruction set.
struct ContractionBackend {
  SolveTarget target;
  const char* name;

  /// sum[j] = Σ over the `count` rows named of table[row][j], for all words of a row.
  void (*sum_rows)(const CountTable& table, const std::uint16_t* rows, std::size_t count, std::int16_t* sum);
  void (*pair_sums)(const PairSums& work);
};

/// The backends that this processor can run, slowest first; the portable one is always there.
std::span<const ContractionBackend> contraction_backends();

/// The one to use.
const ContractionBackend& fastest_contraction_backend();

}  // namespace nonet
