#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet {

/// A row of a classic grid, blanks as 0.
using ClassicRow = std::array<std::uint8_t, 9>;

/// The first rows of a classic grid in a chosen order, and the order of columns and the labels of digits that follow
/// from them. Part of ClassicMinLex.
///
/// A column is open as long as none of the chosen rows has a clue in it. A stack is open as long as all its columns
/// are. Open columns come first in their stack, and open stacks first in the grid, because blanks are the smallest
/// symbols. The order among open columns and stacks is not decided yet. All other columns have their final place.
struct ClassicArrangement {
  static constexpr std::uint8_t kNoLabel = 15;

  /// The grid's column at each place of the result, and the grid's row at each place.
  ClassicRow columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
  ClassicRow rows{};
  /// The label of each digit; the label of a blank is 0. Digits get labels in the order of their first appearance.
  std::array<std::uint8_t, 10> labels{0,        kNoLabel, kNoLabel, kNoLabel, kNoLabel,
                                      kNoLabel, kNoLabel, kNoLabel, kNoLabel, kNoLabel};
  std::uint8_t label_count = 0;
  /// The number of open columns of the stack at each place, and the number of open stacks.
  std::array<std::uint8_t, 3> open_columns{3, 3, 3};
  std::uint8_t open_stacks = 3;
  std::uint8_t transposed = 0;
  std::uint8_t row_count = 0;
  std::uint16_t rows_left = 0x1FF;

  /// Labels the digits of the last chosen row, and closes the columns in which it has clues.
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

/// Columns and stacks whose order a row leaves undecided, because all orders give the same line.
struct ClassicTies {
  /// For the stack at each place: the number of its last open columns that hold digits without a label, in any order.
  std::array<std::uint8_t, 3> columns{};
  /// The `stacks` stacks from place `first_stack` on can be permuted.
  std::uint8_t first_stack = 0;
  std::uint8_t stacks = 1;

  /// The number of orders of the undecided columns and stacks.
  constexpr unsigned order_count() const {
    return kOrderCounts[stacks] * kOrderCounts[columns[0]] * kOrderCounts[columns[1]] * kOrderCounts[columns[2]];
  }

  /// The number of orders of 0 to 3 things.
  static constexpr std::array<unsigned, 4> kOrderCounts{1, 1, 2, 6};
};

/// An arrangement with one more row, before the undecided columns and stacks get an order.
struct ClassicChoice {
  explicit ClassicChoice(const ClassicArrangement& taken, const ClassicTies& left = {})
      : arrangement(taken), ties(left) {}

  /// `rows` contains the new row. Labels and open columns are still those from before the new row.
  ClassicArrangement arrangement;
  ClassicTies ties;

  /// The columns in one of the orders; `number` is below ClassicTies::order_count().
  ClassicRow columns(unsigned number) const;
};

}  // namespace nonet
