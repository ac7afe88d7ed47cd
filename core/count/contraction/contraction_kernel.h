#pragma once

#include "core/count/contraction/contraction_backend.h"
#include "core/simd/words16.h"

// One source file for each instruction set includes this header and is compiled for that set. All functions here have
// internal linkage, and everything else that they call is forced inline. So no code for a richer instruction set gets
// into the rest of the program.

namespace nonet {

namespace {

template <int kWords>
void sum_table_rows(const CountTable& table, const std::uint16_t* rows, std::size_t count, std::int16_t* sum) {
  const std::uint16_t* const end = rows + count;
  for (std::size_t column = 0; column < table.stride; column += kTableLanes) {
    constexpr int kVectors = static_cast<int>(kTableLanes) / kWords;
    Words<kWords> sums[kVectors]{};
    for (const std::uint16_t* row = rows; row != end; ++row) {
      const std::int16_t* words = table.words + *row * table.stride + column;
      for (int v = 0; v < kVectors; ++v) sums[v] += load_words<kWords>(words + v * kWords);
    }
    for (int v = 0; v < kVectors; ++v) store_words<kWords>(sum + column + v * kWords, sums[v]);
  }
}

// Transposes the listed rows in blocks of 8×8: transposed[column][k] is word `column` of the k-th listed row. `place`
// is the member of each pair (i, j) that names a row of the table. Rows of zeros follow the last listed row, up to
// `width` rows. `width` is a multiple of 8.
//
// A function of its own for all widths: inlined into pair_sums_of_width() it would be there fourteen times.
[[gnu::noinline]] void transpose_rows(const PairSums& work, const CountTable& table, std::uint16_t SplitPair::*place,
                                      std::size_t width, std::int16_t* transposed) {
  for (std::size_t k = 0; k < width; k += 8) {
    const std::int16_t* sources[8];
    for (std::size_t i = 0; i < 8; ++i) {
      sources[i] = k + i < work.row_count ? table.words + work.rows[k + i].*place * table.stride : work.zeros;
    }
    for (std::size_t column = 0; column < table.stride; column += 8) {
      Words<8> block[8];
      for (int i = 0; i < 8; ++i) block[i] = load_words<8>(sources[i] + column);
      transpose_words(block);
      for (std::size_t i = 0; i < 8; ++i) {
        store_words<8>(transposed + (column + i) * width + k, block[i]);
      }
    }
  }
}

// Computes pair_sums() for at most kWords · kVectors rows (i, j). The rows are padded with zeros to this number.
template <int kWords, int kVectors>
void pair_sums_of_width(const PairSums& work) {
  constexpr std::size_t kWidth = kWords * kVectors;
  transpose_rows(work, work.left, &SplitPair::next, kWidth, work.left_transposed);
  transpose_rows(work, work.right, &SplitPair::last, kWidth, work.right_transposed);
  for (std::size_t group = 0; group < work.groups; ++group) {
    WordSums<kWords> sums[2]{};
    if (work.wanted[group] != 0) {
      const SplitPair* const end = work.pairs + work.begins[group + 1];
      for (const SplitPair* pair = work.pairs + work.begins[group]; pair != end; ++pair) {
        const std::int16_t* const left = work.left_transposed + pair->next * kWidth;
        const std::int16_t* const right = work.right_transposed + pair->last * kWidth;
        for (int v = 0; v < kVectors; ++v) {
          sums[v % 2] += multiply_and_add_pairs<kWords>(load_words<kWords>(left + v * kWords),
                                                        load_words<kWords>(right + v * kWords));
        }
      }
    }
    work.sums[group] = static_cast<std::uint32_t>(sum_of_all<kWords>(sums[0] + sums[1]));
  }
}

// Computes the sums of `work` with as few vectors as hold all rows (i, j).
template <int kWords, int kVectors = 1>
void pair_sums(const PairSums& work) {
  if constexpr (kWords * kVectors >= 56) {
    pair_sums_of_width<kWords, kVectors>(work);
  } else {
    if (work.row_count > kWords * kVectors) return pair_sums<kWords, kVectors + 1>(work);
    pair_sums_of_width<kWords, kVectors>(work);
  }
}

template <int kWords>
constexpr ContractionBackend contraction_backend_of(SolveTarget target, const char* name) {
  return {target, name, &sum_table_rows<kWords>, &pair_sums<kWords>};
}

}  // namespace

}  // namespace nonet
