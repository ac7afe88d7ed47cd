#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/grid/cell.h"
#include "core/solve/band_word.h"

namespace nonet {

/// The search state of one 9×9 puzzle: 27 words, one for each digit and band.
///
///   word of digit d in band b, 27 bits:      bit 9·r + c  is set while d is still possible
///                                            in row r of the band, column c
///     row 0  │ 0  1  2 │ 3  4  5 │ 6  7  8
///     row 1  │ 9 10 11 │12 13 14 │15 16 17   three bits of a row inside a box are a minirow
///     row 2  │18 19 20 │21 22 23 │24 25 26
///
/// A placed digit keeps its own bit; `open` holds the cells of each band that have no digit yet.
struct BandState {
  static constexpr int kDigits = 9;
  static constexpr int kBands = 3;
  static constexpr std::uint32_t kAllCells = band_word::kAllCells;

  std::array<std::array<std::uint32_t, kBands>, kDigits> words;
  std::array<std::uint32_t, kBands> open;
  /// After propagate(): the open cells with exactly two candidates.
  std::array<std::uint32_t, kBands> pairs;
  /// Digits whose words changed since they were last propagated, a bit each.
  std::uint32_t dirty;

  /// Every digit possible everywhere.
  static BandState empty();

  /// Takes the digit from every other cell of its row, column and box, and marks it dirty. Other digits of the cell are
  /// taken away by propagate().
  void place(Cell cell, Digit digit);

  /// Takes one candidate away and marks the digit dirty.
  void eliminate(int digit_index, int band, std::uint32_t cell_bit) {
    words[static_cast<std::size_t>(digit_index)][static_cast<std::size_t>(band)] &= ~cell_bit;
    dirty |= 1u << digit_index;
  }

  /// Draws every conclusion of locked candidates, hidden singles and naked singles until none is left. False when the
  /// state has no solution; its words are then unspecified. On success a state without open cells is a solution.
  bool propagate();

  bool is_solved() const { return (open[0] | open[1] | open[2]) == 0; }

  /// Writes the digits of a solved state, row by row.
  void write(std::span<Digit, 81> digits) const;
};

}  // namespace nonet
