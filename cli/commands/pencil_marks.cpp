#include "cli/commands/pencil_marks.h"

#include <algorithm>
#include <vector>

namespace nonet {

namespace {

// Returns the candidates of a cell as text. Above side 9, commas separate the digits.
std::string joined(const WideDigitSet& candidates, int side) {
  std::string text;
  for (int value = 1; value <= side; ++value) {
    if (!candidates[static_cast<std::size_t>(value)]) continue;
    if (side > 9 && !text.empty()) text += ',';
    text += std::to_string(value);
  }
  return text;
}

std::vector<std::string> texts_of(const PlayState& state) {
  const Grid& grid = state.grid();
  std::vector<std::string> texts;
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) {
    const Cell cell{index};
    const std::string candidates = joined(state.candidates(cell), grid.digit_count());
    texts.push_back(!grid[cell].is_blank() ? "." : candidates.empty() ? "?" : candidates);
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

// Returns the ruler above or below a row, with a cross at each bar of the row.
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
