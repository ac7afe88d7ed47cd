#include "cli/commands/pencil_marks.h"

#include <algorithm>
#include <vector>

namespace nonet {

namespace {

// Above 9 the digits of a cell need separators.
std::string joined(DigitSet candidates, int side) {
  std::string text;
  candidates.for_each([&](Digit digit) {
    if (side > 9 && !text.empty()) text += ',';
    text += std::to_string(digit.value);
  });
  return text;
}

std::vector<std::string> texts_of(const PlayState& state) {
  const Grid& grid = state.grid();
  const CandidateGrid candidates = state.candidates();
  std::vector<std::string> texts;
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) {
    const Cell cell{index};
    const bool dead = grid[cell].is_blank() && candidates[cell].empty();
    texts.push_back(dead ? "?" : !grid[cell].is_blank() ? "." : joined(candidates[cell], grid.side()));
  }
  return texts;
}

std::vector<std::size_t> column_widths(const std::vector<std::string>& texts, std::size_t side) {
  std::vector<std::size_t> widths(side, 1);
  for (std::size_t index = 0; index < texts.size(); ++index) {
    widths[index % side] = std::max(widths[index % side], texts[index].size());
  }
  return widths;
}

std::string framed_row(const std::string* texts, const std::vector<std::size_t>& widths, std::size_t box_columns) {
  std::string line = "|";
  for (std::size_t column = 0; column < widths.size(); ++column) {
    line += ' ' + texts[column] + std::string(widths[column] - texts[column].size(), ' ');
    if ((column + 1) % box_columns == 0) line += " |";
  }
  return line + '\n';
}

// The bars of a row, with a line between them.
std::string ruler_of(std::string row) {
  for (char& symbol : row) {
    if (symbol != '\n') symbol = symbol == '|' ? '+' : '-';
  }
  return row;
}

}  // namespace

std::string pencil_marks(const PlayState& state) {
  const Layout& layout = *state.grid().layout();
  const auto side = static_cast<std::size_t>(layout.side());
  const std::vector<std::string> texts = texts_of(state);
  const std::vector<std::size_t> widths = column_widths(texts, side);
  std::string text;
  std::string row;
  for (std::size_t index = 0; index < side; ++index) {
    row = framed_row(&texts[index * side], widths, static_cast<std::size_t>(layout.box_columns()));
    if (index % static_cast<std::size_t>(layout.box_rows()) == 0) text += ruler_of(row);
    text += row;
  }
  return text + ruler_of(row);
}

}  // namespace nonet
