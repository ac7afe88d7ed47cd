// A word stands in a solution when its letters, as the digits 1 to n, are the digits of a line in their order. A line
// that holds every digit has some order of them in any solution. Exchanging digits for each other all over the grid
// turns this order into 1 to n. The exchange keeps every rule of houses and of pairs, so it keeps the only solution,
// the cells of the clues, the path and the rating. So a puzzle with a word is made as fast as any other, and a search
// needs to know nothing of words.

#include "core/generate/word_in_solution.h"

#include <algorithm>
#include <span>
#include <vector>

#include "core/util/contracts.h"

namespace nonet {

namespace {

using Line = std::vector<Cell>;

// The lines that can hold a word: first both diagonals, if `solution` has every digit there, then rows, then columns.
std::vector<Line> lines_for_word(const Grid& solution) {
  const Layout& layout = *solution.layout();
  const int digits = layout.digit_count();
  std::vector<Line> lines;
  if (layout.rows() == digits && layout.columns() == digits && !layout.has_empty_places()) {
    for (const bool is_main : {true, false}) {
      Line diagonal;
      std::vector<bool> is_there(static_cast<std::size_t>(digits) + 1);
      for (int i = 0; i < digits; ++i) {
        diagonal.push_back(layout.cell(i, is_main ? i : digits - 1 - i));
        is_there[solution[diagonal.back()].value] = true;
      }
      if (std::count(is_there.begin(), is_there.end(), true) == digits) lines.push_back(std::move(diagonal));
    }
  }
  for (const HouseKind kind : {HouseKind::Row, HouseKind::Column}) {
    for (const House house : layout.houses_of(kind)) {
      const std::span<const Cell> cells = layout.cells(house);
      if (layout.holds_every_digit(house)) lines.emplace_back(cells.begin(), cells.end());
    }
  }
  return lines;
}

}  // namespace

bool has_line_for_word(const Layout& layout) {
  for (const HouseKind kind : {HouseKind::Row, HouseKind::Column}) {
    for (const House house : layout.houses_of(kind)) {
      if (layout.holds_every_digit(house)) return true;
    }
  }
  return false;
}

GeneratedPuzzle with_digits_in_order(GeneratedPuzzle made) {
  const std::vector<Line> lines = lines_for_word(made.solution);
  NONET_EXPECTS(!lines.empty());
  const auto clues_in = [&](const Line& line) {
    return std::count_if(line.begin(), line.end(), [&](Cell cell) { return !made.puzzle[cell].is_blank(); });
  };
  const Line& line = *std::min_element(lines.begin(), lines.end(), [&](const Line& first, const Line& second) {
    return clues_in(first) < clues_in(second);
  });
  std::vector<Digit> exchanged(line.size() + 1, Digit{0});
  for (std::size_t i = 0; i < line.size(); ++i) {
    exchanged[made.solution[line[i]].value] = Digit{static_cast<std::uint8_t>(i + 1)};
  }
  for (Grid* const grid : {&made.puzzle, &made.solution}) {
    for (Digit& digit : grid->digits()) digit = exchanged[digit.value];
  }
  return made;
}

}  // namespace nonet
