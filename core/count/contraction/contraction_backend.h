#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/solve/solve_backend.h"

namespace nonet {

/// Two splits that form a triple with a given split of the third box of a band or stack. Each member is the number of a
/// split among the possible splits of its box. The split has this number as a row or column of a table.
struct SplitPair {
  std::uint16_t next;
  std::uint16_t last;
};

/// A matrix of small counts, row by row. Zeros pad each row to a multiple of kTableLanes words.
struct CountTable {
  const std::int16_t* words;
  std::size_t stride;

  const std::int16_t* row(std::size_t index) const { return words + index * stride; }
};
inline constexpr std::size_t kTableLanes = 32;
/// No count is larger than this, so no sum of pair_sums() overflows 32 bits. docs/algorithms/exact-count.md explains
/// why.
inline constexpr int kMaxSplitCount = 288;

/// The work of pair_sums(). For each group g it computes
///
///     sums[g] = Σ over (n, l) in pairs of the group, Σ over (i, j) in rows: left[i][n] · right[j][l]
struct PairSums {
  CountTable left;
  CountTable right;
  /// The pairs (i, j) of the sum, at most 56: `next` is i, `last` is j.
  const SplitPair* rows;
  std::size_t row_count;
  /// The pairs (n, l) of all groups, group by group: `next` is n, `last` is l.
  const SplitPair* pairs;
  /// groups + 1 numbers: the index of the first pair of each group, then the number of all pairs.
  const std::uint32_t* begins;
  std::size_t groups;
  /// One word for each group. A group whose word is 0 gets the sum 0.
  const std::int16_t* wanted;
  /// A row of zeros, as long as a row of the wider table.
  const std::int16_t* zeros;
  /// Scratch memory: 64 words for each word of a row of `left`, or of `right`. Aligned to 64 bytes.
  std::int16_t* left_transposed;
  std::int16_t* right_transposed;
  std::uint32_t* sums;
};

/// The two inner loops of the contraction, compiled for one instruction set.
struct ContractionBackend {
  SolveTarget target;
  const char* name;

  /// Computes sum[j] = Σ table[row][j] over the `count` rows listed in `rows`, for all words j of a row.
  void (*sum_rows)(const CountTable& table, const std::uint16_t* rows, std::size_t count, std::int16_t* sum);
  void (*pair_sums)(const PairSums& work);
};

/// Returns the backends that this processor can run, the slowest first. The portable backend is always among them.
std::span<const ContractionBackend> contraction_backends();

/// Returns the fastest backend that this processor can run.
const ContractionBackend& fastest_contraction_backend();

}  // namespace nonet
