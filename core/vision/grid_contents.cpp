#include "core/vision/grid_contents.h"

#include <algorithm>

#include "core/util/contracts.h"
#include "core/util/sort.h"
#include "core/vision/drawn_diagonals.h"
#include "core/vision/odds.h"

namespace nonet::vision {

namespace {

// A turn must be likelier by so much. Some puzzles have only digits that look alike upside down.
constexpr std::int32_t kUprightPreference = 2 * kOneNat;
// One bad cell does not decide the turn.
constexpr std::int32_t kMaxCellCost = 8 * kOneNat;

// Counts the black cells of a crossword: they have no edge that the network could see. Most cells are white, also
// beside a black one. Cells in a shadow are dark in groups.
int count_black(const std::vector<CellContrast>& contrasts) {
  std::vector<int> grounds;
  for (const CellContrast& contrast : contrasts) grounds.push_back(contrast.ground);
  shell_sort(grounds);
  const int usual = grounds[grounds.size() * 3 / 4];
  int side = 1;
  while (side * side < static_cast<int>(contrasts.size())) ++side;
  const auto is_dark = [&](int row, int column) {
    const bool is_inside = row >= 0 && column >= 0 && row < side && column < side;
    return is_inside && 5 * contrasts[row * side + column].ground < 2 * usual;
  };
  int black = 0;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const int beside =
          is_dark(row - 1, column) + is_dark(row + 1, column) + is_dark(row, column - 1) + is_dark(row, column + 1);
      black += is_dark(row, column) && beside < 2;
    }
  }
  return black;
}

// How unlikely it is that a cell holds a digit, whichever digit.
std::int32_t cost_of_a_digit(const ContentLogits& logits) {
  const std::int32_t digit = *std::max_element(logits.begin() + 1, logits.begin() + kSomethingElse);
  return std::min(kMaxCellCost, cost_of(1 / sum_of_powers(logits, digit)));
}

// How much darker the darkest part of a cell's middle is than its ground, in thousandths of the ground.
int darkness_of(const CellPixels& cell, int ground) {
  constexpr int kMargin = 6;
  constexpr std::ptrdiff_t kDarkest = 12;
  std::array<std::uint8_t, (kCellSide - 2 * kMargin) * (kCellSide - 2 * kMargin)> middle{};
  auto* to = middle.data();
  for (int y = kMargin; y < kCellSide - kMargin; ++y) {
    const auto* from = cell.data() + y * kCellSide + kMargin;
    to = std::copy(from, from + kCellSide - 2 * kMargin, to);
  }
  std::nth_element(middle.begin(), middle.begin() + kDarkest, middle.end());
  return 1000 * (ground - middle[kDarkest]) / std::max(1, ground);
}

// Print of the back of the page has at most a quarter of the darkness of print. In 265 readings of public photos 234 of
// the 245 blank cells of which the network was unsure had less than a fifth, and the lightest of 8,100 digits had 0.29.
// A cell under marked diagonals is judged by what is `beside` their lines.
std::vector<bool> faint_cells(const GridContents& contents, const std::vector<int>& beside) {
  const std::vector<int>& darkness = contents.darkness;
  constexpr std::size_t kLeastSure = 4;
  std::vector<int> of_digits;
  for (std::size_t cell = 0; cell < darkness.size(); ++cell) {
    if (is_sure_digit(contents.logits[cell])) of_digits.push_back(darkness[cell]);
  }
  std::vector<bool> faint(darkness.size(), false);
  if (of_digits.size() < kLeastSure) return faint;
  shell_sort(of_digits);
  for (std::size_t cell = 0; cell < darkness.size(); ++cell) {
    const ContentLogits& logits = contents.logits[cell];
    faint[cell] = 4 * beside[cell] < of_digits[of_digits.size() / 2] && !is_sure_digit(logits);
  }
  return faint;
}

// A blank becomes likelier than each digit by this much.
constexpr std::int32_t kBlankPreference = 5 * kOneNat;

}  // namespace

bool is_blank(const ContentLogits& logits) { return std::max_element(logits.begin(), logits.end()) == logits.begin(); }

int index_before_turn(int row, int column, int side, int turn) {
  for (int made = 0; made < turn; ++made) {
    const int before = column;
    column = row;
    row = side - 1 - before;
  }
  return row * side + column;
}

GridContents read_cells(std::vector<CellPixels> cells, int side, const DigitNetwork& network) {
  NONET_EXPECTS(cells.size() == static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  GridContents contents;
  const DrawnDiagonals diagonals = take_diagonals(cells, side);
  contents.diagonals = diagonals.are_marked;
  std::vector<CellContrast> contrasts;
  contrasts.reserve(cells.size());
  for (const CellPixels& cell : cells) contrasts.push_back(contrast_of(cell));
  const int least = least_contrast(contrasts);
  std::vector<CellInput> inputs;
  std::array<std::vector<ContentLogits>, 4> logits;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    inputs.push_back(input_of(cells[cell], contrasts[cell], least));
    logits[0].push_back(network.logits(inputs[cell]));
  }
  // All turns are tried: many digits look like other digits upside down.
  std::array<std::int32_t, 4> costs{-kUprightPreference, 0, 0, 0};
  for (int turn = 0; turn < 4; ++turn) {
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      const bool blank = is_blank(logits[0][cell]);
      if (turn > 0) logits[turn].push_back(blank ? logits[0][cell] : network.logits(turned(inputs[cell], turn)));
      if (!blank) costs[turn] += cost_of_a_digit(logits[turn][cell]);
    }
  }
  contents.turn = static_cast<int>(std::min_element(costs.begin(), costs.end()) - costs.begin());
  std::vector<int> beside;
  const std::vector<CellPixels>& without_lines = diagonals.beside_lines.empty() ? cells : diagonals.beside_lines;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const int before = index_before_turn(row, column, side, contents.turn);
      contents.darkness.push_back(darkness_of(cells[before], contrasts[before].ground));
      beside.push_back(darkness_of(without_lines[before], contrasts[before].ground));
      contents.logits.push_back(logits[contents.turn][before]);
      contents.inputs.push_back(turned(inputs[before], contents.turn));
      contents.contrasts.push_back(contrasts[before]);
    }
  }
  contents.faint = faint_cells(contents, beside);
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (contents.faint[cell]) make_blank(contents.logits[cell]);
  }
  return contents;
}

double likeness_to_puzzle(const GridContents& contents, int side) {
  const auto content_of = [&](int row, int column) {
    const ContentLogits& logits = contents.logits[static_cast<std::size_t>(row * side + column)];
    return static_cast<int>(std::max_element(logits.begin(), logits.end()) - logits.begin());
  };
  double sum = 0;
  int filled = 0;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const int content = content_of(row, column);
      if (content == 0) continue;
      ++filled;
      bool is_possible = content <= side;
      for (int other = 0; other < side; ++other) {
        if (other != column && content_of(row, other) == content) is_possible = false;
        if (other != row && content_of(other, column) == content) is_possible = false;
      }
      const ContentLogits& logits = contents.logits[static_cast<std::size_t>(row * side + column)];
      if (is_possible) sum += 1 / sum_of_powers(logits, logits[static_cast<std::size_t>(content)]);
    }
  }
  return sum / std::max(1, filled);
}

void make_blank(ContentLogits& logits) {
  logits[0] = *std::max_element(logits.begin(), logits.end()) + kBlankPreference;
}

bool holds_digit(const ContentLogits& logits) { return !is_blank(logits) && !is_strange(logits); }

bool is_sure_digit(const ContentLogits& logits) {
  constexpr double kSure = 0.9;
  const std::int32_t most = *std::max_element(logits.begin(), logits.end());
  return holds_digit(logits) && 1 / sum_of_powers(logits, most) > kSure;
}

int ink_height(const CellInput& input) {
  constexpr int kMargin = 4;
  constexpr int kInk = 50;
  int first = kCellSide;
  int last = kCellSide - 1;
  for (int y = kMargin; y < kCellSide - kMargin; ++y) {
    const auto* const row = input.data() + static_cast<std::ptrdiff_t>(y) * kCellSide;
    if (!std::any_of(row + kMargin, row + kCellSide - kMargin, [](int value) { return value > kInk; })) continue;
    first = std::min(first, y);
    last = y;
  }
  return last + 1 - first;
}

bool has_ink_in_middle(const CellInput& input) {
  constexpr int kTop = 14;
  constexpr int kBottom = 19;
  constexpr int kMargin = 7;
  constexpr int kInk = 50;
  for (int y = kTop; y < kBottom; ++y) {
    const auto* const row = input.data() + static_cast<std::ptrdiff_t>(y) * kCellSide;
    if (std::any_of(row + kMargin, row + kCellSide - kMargin, [](int value) { return value > kInk; })) return true;
  }
  return false;
}

int usual_height(const GridContents& contents) {
  constexpr std::size_t kLeastSure = 4;
  std::vector<int> heights;
  for (std::size_t cell = 0; cell < contents.logits.size(); ++cell) {
    if (is_sure_digit(contents.logits[cell])) heights.push_back(ink_height(contents.inputs[cell]));
  }
  if (heights.size() < kLeastSure) return 0;
  shell_sort(heights);
  return heights[heights.size() / 2];
}

bool is_strange(const ContentLogits& logits) {
  return std::max_element(logits.begin(), logits.end()) == logits.begin() + kSomethingElse;
}

bool is_blank_with_ink(const ContentLogits& logits, const CellInput& input) {
  constexpr int kMargin = 8;
  constexpr int kInk = 60;
  constexpr int kInkOfDigit = 10;
  if (!is_blank(logits)) return false;
  int ink = 0;
  for (int y = kMargin; y < kCellSide - kMargin; ++y) {
    for (int x = kMargin; x < kCellSide - kMargin; ++x)
      ink += input[static_cast<std::size_t>(y * kCellSide + x)] > kInk;
  }
  return ink >= kInkOfDigit;
}

bool holds_something_else(const GridContents& contents) {
  int filled = 0;
  int strange = 0;
  for (const ContentLogits& logits : contents.logits) {
    filled += !is_blank(logits);
    strange += is_strange(logits);
  }
  return 12 * count_black(contents.contrasts) > static_cast<int>(contents.contrasts.size()) || 3 * strange > filled;
}

}  // namespace nonet::vision
