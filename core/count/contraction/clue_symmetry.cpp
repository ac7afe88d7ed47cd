#include "core/count/contraction/clue_symmetry.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace nonet {

namespace {

using Three = std::array<std::uint8_t, 3>;
using LineCounts = std::array<int, 9>;

constexpr std::array<Three, 6> kOrders{{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
// The image of a digit whose image is not decided yet.
constexpr std::uint8_t kUnset = 9;
// The search ends when this number of symmetries has been found, or this number of orders of rows has been tried.
constexpr std::size_t kMaxFound = 256;
constexpr int kMaxTried = 20'000;

LineCounts clues_in_rows(const ClueBoard& board) {
  LineCounts counts{};
  for (std::size_t row = 0; row < 9; ++row) {
    counts[row] = 9 - static_cast<int>(std::count(board.rows[row].begin(), board.rows[row].end(), 0));
  }
  return counts;
}

LineCounts clues_in_columns(const ClueBoard& board) {
  LineCounts counts{};
  for (std::size_t column = 0; column < 9; ++column) {
    for (const auto& row : board.rows) counts[column] += row[column] != 0 ? 1 : 0;
  }
  return counts;
}

std::array<bool, 9> clue_digits(const ClueBoard& board) {
  std::array<bool, 9> is_clue{};
  for (const auto& row : board.rows) {
    for (const std::uint8_t value : row) {
      if (value != 0) is_clue[value - 1u] = true;
    }
  }
  return is_clue;
}

// Returns the possible maps of the lines of band (or stack) `from` to the lines of band (or stack) `to`: line i is
// mapped to line order[i]. A line can only be mapped to a line with the same number of clues. Lines without clues keep
// their order, because free_line_swaps() already returns the swaps of such lines.
std::vector<Three> line_orders(const LineCounts& counts, std::size_t from, std::size_t to) {
  std::vector<Three> orders;
  for (const Three& order : kOrders) {
    bool fits = true;
    for (std::size_t line = 0; line < 3; ++line) fits &= counts[from * 3 + line] == counts[to * 3 + order[line]];
    for (std::size_t line = 0; line < 3; ++line) {
      for (std::size_t later = line + 1; later < 3; ++later) {
        const bool both_free = counts[from * 3 + line] == 0 && counts[from * 3 + later] == 0;
        fits &= !both_free || order[line] < order[later];
      }
    }
    if (fits) orders.push_back(order);
  }
  return orders;
}

// Tries all orders of the bands and of the first two stacks. For each of these orders, tries all orders of the columns
// and rows inside the stacks and bands. The last stack stays in its place, because it is the outer stack.
class AutomorphismSearch {
 public:
  explicit AutomorphismSearch(const ClueBoard& board)
      : board_(board), in_rows_(clues_in_rows(board)), in_columns_(clues_in_columns(board)) {}

  std::vector<ClueSymmetry> run() {
    for (const Three& bands : kOrders) {
      bands_ = bands;
      for (const Three& stacks : {Three{0, 1, 2}, Three{1, 0, 2}}) {
        stacks_ = stacks;
        choose_columns(0);
      }
    }
    return std::move(found_);
  }

 private:
  void choose_columns(std::size_t stack) {
    if (stack == 3) return choose_rows(0);
    for (const Three& order : line_orders(in_columns_, stack, stacks_[stack])) {
      for (std::size_t line = 0; line < 3; ++line) {
        current_.new_column[stack * 3 + line] = static_cast<std::uint8_t>(stacks_[stack] * 3 + order[line]);
      }
      choose_columns(stack + 1);
    }
  }

  void choose_rows(std::size_t band) {
    if (band == 0) current_.new_digit.fill(kUnset);
    if (band == 3) return add_if_new();
    const std::array<std::uint8_t, 9> digits = current_.new_digit;
    for (const Three& order : line_orders(in_rows_, band, bands_[band])) {
      if (found_.size() == kMaxFound || ++tried_ > kMaxTried) return;
      for (std::size_t line = 0; line < 3; ++line) {
        current_.new_row[band * 3 + line] = static_cast<std::uint8_t>(bands_[band] * 3 + order[line]);
      }
      if (band_fits(band)) choose_rows(band + 1);
      current_.new_digit = digits;
    }
  }

  // Returns true when the clues of a band are mapped onto clues, and no digit gets two images. Decides the images of
  // the digits of these clues.
  bool band_fits(std::size_t band) {
    for (std::size_t row = band * 3; row < band * 3 + 3; ++row) {
      for (std::size_t column = 0; column < 9; ++column) {
        const std::uint8_t value = board_.rows[row][column];
        if (value != 0 && !map_digit(value, board_.rows[current_.new_row[row]][current_.new_column[column]]))
          return false;
      }
    }
    return true;
  }

  bool map_digit(std::uint8_t value, std::uint8_t image) {
    if (image == 0) return false;
    std::uint8_t& mapped = current_.new_digit[value - 1u];
    const auto wanted = static_cast<std::uint8_t>(image - 1);
    const bool is_taken = std::count(current_.new_digit.begin(), current_.new_digit.end(), wanted) != 0;
    if (mapped == kUnset && !is_taken) mapped = wanted;
    return mapped == wanted;
  }

  void add_if_new() {
    ClueSymmetry symmetry = current_;
    // Digits without clues get the images that are still free, in ascending order.
    std::uint8_t next = 0;
    for (std::uint8_t& image : symmetry.new_digit) {
      if (image != kUnset) continue;
      while (std::count(symmetry.new_digit.begin(), symmetry.new_digit.end(), next) != 0) ++next;
      image = next;
    }
    const auto has_same_effect = [&](const ClueSymmetry& other) {
      return other.new_digit == symmetry.new_digit && other.new_band(0) == symmetry.new_band(0) &&
             other.new_band(1) == symmetry.new_band(1);
    };
    if (std::none_of(found_.begin(), found_.end(), has_same_effect)) found_.push_back(symmetry);
  }

  const ClueBoard& board_;
  const LineCounts in_rows_;
  const LineCounts in_columns_;
  Three bands_{};
  Three stacks_{};
  ClueSymmetry current_;
  int tried_ = 0;
  std::vector<ClueSymmetry> found_;
};

void add_line_swaps(const LineCounts& counts, std::array<std::uint8_t, 9> ClueSymmetry::*lines,
                    std::vector<ClueSymmetry>& swaps) {
  for (std::size_t line = 0; line < 9; ++line) {
    for (std::size_t later = line + 1; later < line / 3 * 3 + 3; ++later) {
      if (counts[line] != 0 || counts[later] != 0) continue;
      ClueSymmetry swap;
      std::swap((swap.*lines)[line], (swap.*lines)[later]);
      swaps.push_back(swap);
    }
  }
}

}  // namespace

std::vector<ClueSymmetry> free_digit_swaps(const ClueBoard& board) {
  const std::array<bool, 9> is_clue = clue_digits(board);
  std::vector<std::size_t> free;
  for (std::size_t digit = 0; digit < 9; ++digit) {
    if (!is_clue[digit]) free.push_back(digit);
  }
  std::vector<ClueSymmetry> swaps;
  for (std::size_t index = 1; index < free.size(); ++index) {
    ClueSymmetry swap;
    std::swap(swap.new_digit[free[index - 1]], swap.new_digit[free[index]]);
    swaps.push_back(swap);
  }
  return swaps;
}

std::vector<ClueSymmetry> free_line_swaps(const ClueBoard& board) {
  std::vector<ClueSymmetry> swaps;
  add_line_swaps(clues_in_rows(board), &ClueSymmetry::new_row, swaps);
  add_line_swaps(clues_in_columns(board), &ClueSymmetry::new_column, swaps);
  return swaps;
}

std::vector<ClueSymmetry> clue_automorphisms(const ClueBoard& board) { return AutomorphismSearch(board).run(); }

}  // namespace nonet
