#include "core/count/contraction/clue_board.h"

namespace nonet {

namespace {

// `at(box, line, place)` returns the digit in a box of the band or stack, in a line of the box, at a place (0 to 2) of
// the line.
template <class At>
std::vector<LineClue> line_clues(At&& at) {
  std::vector<LineClue> clues;
  for (std::uint8_t box = 0; box < 3; ++box) {
    for (std::uint8_t line = 0; line < 3; ++line) {
      for (std::size_t place = 0; place < 3; ++place) {
        const std::uint8_t value = at(box, line, place);
        if (value != 0) clues.push_back({box, static_cast<std::uint8_t>(value - 1), line});
      }
    }
  }
  return clues;
}

}  // namespace

ClueBoard::ClueBoard(std::span<const Digit, 81> givens, const Arrangement& arrangement) {
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      rows[row][column] = givens[arrangement.source(row, column)].value;
    }
  }
}

std::vector<LineClue> ClueBoard::band_clues(std::size_t band) const {
  return line_clues(
      [&](std::size_t box, std::size_t line, std::size_t place) { return rows[band * 3 + line][box * 3 + place]; });
}

std::vector<LineClue> ClueBoard::stack_clues(std::size_t stack) const {
  return line_clues(
      [&](std::size_t box, std::size_t line, std::size_t place) { return rows[box * 3 + place][stack * 3 + line]; });
}

}  // namespace nonet
