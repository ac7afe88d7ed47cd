// The first line of the canonical form of a full grid is 123456789, whichever row r1 comes first. The second line
// depends on the row r2 that comes second. Let s(c) be the column where r1 has the digit that r2 has in column c. The
// second line has, at the place of each column c, the place of s(c).
//
// - If s maps stacks to stacks, the second line begins with 456789. Any order of the first stack's columns fixes the
// order of the
//   second stack by s, and s fixes the order of the third stack. The line ends with 123, 132 or 231.
// - Otherwise, two columns of each stack are mapped to one of the other stacks, and the third column to the last stack.
// The line
//   begins with 457, where 7 is the place of the third column. This fixes the orders of the other stacks, except the
//   last two columns of the third stack: their order follows from the rest of the second line.

#include "core/symmetry/classic_full_start.h"

#include <algorithm>
#include <cstddef>

namespace nonet {

namespace {

constexpr std::uint64_t kFirstLine = 0x123456789;

struct RowPair {
  unsigned transposed;
  unsigned first;
  unsigned second;
};

class FullStart {
 public:
  FullStart(const std::array<std::array<ClassicRow, 9>, 2>& rows, std::vector<ClassicChoice>& choices)
      : rows_(rows), choices_(choices) {
    choices_.clear();
  }

  std::uint64_t run() {
    for_each_pair([this](const RowPair& pair) { try_stacks_to_stacks(pair); });
    if (choices_.empty()) for_each_pair([this](const RowPair& pair) { try_mixed(pair); });
    return best_;
  }

 private:
  template <class Visit>
  void for_each_pair(Visit&& visit) {
    for (unsigned transposed = 0; transposed < 2; ++transposed) {
      for (unsigned first = 0; first < 9; ++first) {
        for (unsigned other = 1; other < 3; ++other) {
          visit(RowPair{transposed, first, first / 3 * 3 + (first + other) % 3});
        }
      }
    }
  }

  void find_targets(const RowPair& pair) {
    std::array<std::uint8_t, 10> column_of{};
    const ClassicRow& first = rows_[pair.transposed][pair.first];
    const ClassicRow& second = rows_[pair.transposed][pair.second];
    for (std::uint8_t column = 0; column < 9; ++column) column_of[first[column]] = column;
    for (std::size_t column = 0; column < 9; ++column) target_[column] = column_of[second[column]];
  }

  unsigned target_stack(unsigned column) const { return target_[column] / 3u; }

  void try_stacks_to_stacks(const RowPair& pair) {
    find_targets(pair);
    if (target_stack(0) != target_stack(1) || target_stack(0) != target_stack(2)) return;
    if (target_stack(3) != target_stack(4) || target_stack(3) != target_stack(5)) return;
    for (std::uint8_t stack = 0; stack < 9; stack = static_cast<std::uint8_t>(stack + 3)) {
      std::array<std::uint8_t, 3> order{stack, static_cast<std::uint8_t>(stack + 1),
                                        static_cast<std::uint8_t>(stack + 2)};
      do {
        ClassicRow columns{order[0], order[1], order[2]};
        for (std::size_t place = 3; place < 9; ++place) columns[place] = target_[columns[place - 3]];
        offer(pair, columns);
      } while (std::next_permutation(order.begin(), order.end()));
    }
  }

  void try_mixed(const RowPair& pair) {
    find_targets(pair);
    for (std::uint8_t stack = 0; stack < 9; stack = static_cast<std::uint8_t>(stack + 3)) {
      std::array<std::uint8_t, 3> order{stack, static_cast<std::uint8_t>(stack + 1),
                                        static_cast<std::uint8_t>(stack + 2)};
      // The column that is mapped to the other stack comes last.
      if (target_stack(order[0]) == target_stack(order[2])) std::swap(order[1], order[2]);
      if (target_stack(order[1]) == target_stack(order[2])) std::swap(order[0], order[2]);
      offer(pair, mixed_columns(order));
      std::swap(order[0], order[1]);
      offer(pair, mixed_columns(order));
    }
  }

  ClassicRow mixed_columns(const std::array<std::uint8_t, 3>& order) const {
    ClassicRow columns{order[0], order[1], order[2], target_[order[0]], target_[order[1]]};
    const unsigned second_stack = columns[3] / 3u;
    columns[5] = static_cast<std::uint8_t>(9 * second_stack + 3 - columns[3] - columns[4]);
    columns[6] = target_[order[2]];
    std::size_t place = 7;
    for (std::size_t from = 3; from < 6; ++from) {
      const std::uint8_t next = target_[columns[from]];
      if (next / 3 == columns[6] / 3) columns[place++] = next;
    }
    return columns;
  }

  void offer(const RowPair& pair, const ClassicRow& columns) {
    ClassicRow places{};
    for (std::uint8_t place = 0; place < 9; ++place) places[columns[place]] = place;
    std::uint64_t line = 0;
    for (const std::uint8_t column : columns) line = line << 4 | (places[target_[column]] + 1u);
    if (line > best_) return;
    if (line < best_) choices_.clear();
    best_ = line;
    choices_.push_back(choice_of(pair, columns));
  }

  ClassicChoice choice_of(const RowPair& pair, const ClassicRow& columns) const {
    ClassicArrangement arrangement;
    arrangement.columns = columns;
    arrangement.rows[0] = static_cast<std::uint8_t>(pair.first);
    arrangement.rows[1] = static_cast<std::uint8_t>(pair.second);
    arrangement.row_count = 2;
    arrangement.rows_left = static_cast<std::uint16_t>(0x1FF & ~(1u << pair.first) & ~(1u << pair.second));
    arrangement.transposed = static_cast<std::uint8_t>(pair.transposed);
    arrangement.open_columns = {};
    arrangement.open_stacks = 0;
    for (const std::uint8_t column : columns) {
      arrangement.labels[rows_[pair.transposed][pair.first][column]] = ++arrangement.label_count;
    }
    return ClassicChoice(arrangement);
  }

  const std::array<std::array<ClassicRow, 9>, 2>& rows_;
  std::vector<ClassicChoice>& choices_;
  ClassicRow target_{};
  std::uint64_t best_ = ~std::uint64_t{0};
};

}  // namespace

void start_full_grid(const std::array<std::array<ClassicRow, 9>, 2>& rows, std::vector<ClassicChoice>& choices,
                     std::vector<std::uint64_t>& lines) {
  lines = {kFirstLine, FullStart(rows, choices).run()};
}

}  // namespace nonet
