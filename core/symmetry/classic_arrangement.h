#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet {

/// One row of a classic grid, blanks as 0.
using ClassicRow = std::array<std::uint8_t, 9>;

/// The first rows of a classic grid put in order, and what follows for columns and digits. Part of ClassicMinLex.
///
/// A column stays open as long as no row taken has a clue in it. Open columns stand first in their stack, open stacks first
/// in the grid, for blanks are smallest; their order does not matter yet. All other columns stand where they will be.
struct ClassicArrangement {
  static constexpr std::uint8_t kNoLabel = 15;

  /// The column that stands at each place, and the row.
  ClassicRow columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
  ClassicRow rows{};
  /// What a digit becomes; a blank stays 0. Labels are given in the order in which digits first appear.
  std::array<std::uint8_t, 10> labels{0,        kNoLabel, kNoLabel, kNoLabel, kNoLabel,
                                      kNoLabel, kNoLabel, kNoLabel, kNoLabel, kNoLabel};
  std::uint8_t label_count = 0;
  /// The open columns of the stack that stands at each place, and how many stacks are open altogether.
  std::array<std::uint8_t, 3> open_columns{3, 3, 3};
  std::uint8_t open_stacks = 3;
  std::uint8_t transposed = 0;
  std::uint8_t row_count = 0;
  std::uint16_t rows_left = 0x1FF;

  /// Labels the digits of the row taken last, and closes the columns in which it has clues.
  void settle(const ClassicRow& row) {
    if (label_count < 9) {
      for (const std::uint8_t column : columns) {
        std::uint8_t& label = labels[row[column]];
        if (label == kNoLabel) label = ++label_count;
      }
    }
    for (std::size_t stack = 0; stack < 3; ++stack) {
      std::uint8_t& open = open_columns[stack];
      while (open > 0 && row[columns[3 * stack + open - 1]] != 0) --open;
    }
    while (open_stacks > 0 && open_columns[open_stacks - 1u] < 3) --open_stacks;
  }
};

/// What is equal so far after a row.
struct ClassicTies {
  /// At each place of a stack: so many of the last open columns hold digits without label, in any order.
  std::array<std::uint8_t, 3> columns{};
  /// From a place on so many stacks may change places.
  std::uint8_t first_stack = 0;
  std::uint8_t stacks = 1;

  /// In how many ways the ties can be broken.
  constexpr unsigned ways() const {
    return kOrderCounts[stacks] * kOrderCounts[columns[0]] * kOrderCounts[columns[1]] * kOrderCounts[columns[2]];
  }

  /// The orders of so many things.
  static constexpr std::array<unsigned, 4> kOrderCounts{1, 1, 2, 6};
};

/// An arrangement with one more row, where equal choices are not made yet.
struct ClassicChoice {
  explicit ClassicChoice(const ClassicArrangement& taken, const ClassicTies& left = {})
      : arrangement(taken), ties(left) {}

  /// With the new row in `rows`, but labels and open columns as they were before it.
  ClassicArrangement arrangement;
  ClassicTies ties;

  /// The columns when the ties are broken in one of the ways.
  ClassicRow columns(unsigned way) const;
};

}  // namespace nonet
