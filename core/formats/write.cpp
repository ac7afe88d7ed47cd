#include "core/formats/write.h"

#include "core/formats/joined_grids.h"
#include "core/formats/symbols.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

// A blank is 0 between spaces, and nothing between other separators.
std::string number_of(Digit digit, char separator) {
  return separator == ' ' || !digit.is_blank() ? decimal(digit.value) : std::string();
}

// Symbols stand one beside the other; numbers have spaces between them.
void append(std::string& text, Digit digit, const Grid& grid) {
  if (grid.digit_count() <= kMaxSymbol) {
    text += symbol_of(digit);
  } else {
    text += (text.empty() ? "" : " ") + number_of(digit, ' ');
  }
}

}  // namespace

std::string write_line(const Grid& grid) {
  std::string text;
  text.reserve(grid.digits().size());
  for (const Digit digit : grid.digits()) append(text, digit, grid);
  return text;
}

std::string write_grids(const Grid& grid) {
  const Layout& layout = *grid.layout();
  std::string text;
  for (std::size_t number = 0; number < layout.grids().size(); ++number) {
    std::string line;
    for (const Cell cell : cells_of_grid(layout, number)) append(line, grid[cell], grid);
    text += line + '\n';
  }
  return text;
}

std::string write_numbers(const Grid& grid, char separator) {
  const Layout& layout = *grid.layout();
  std::string text;
  for (int row = 0; row < layout.rows(); ++row) {
    for (int column = 0; column < layout.columns(); ++column) {
      if (column > 0) text += separator;
      if (const auto cell = layout.cell_at(row, column)) {
        text += number_of(grid[*cell], separator);
      } else if (separator == ' ') {
        text += kBlankSymbol;
      }
    }
    text += '\n';
  }
  return text;
}

std::string write_rows(const Grid& grid) {
  if (grid.digit_count() > kMaxSymbol) return write_numbers(grid);
  const Layout& layout = *grid.layout();
  std::string text;
  for (int row = 0; row < layout.rows(); ++row) {
    for (int column = 0; column < layout.columns(); ++column) {
      const auto cell = layout.cell_at(row, column);
      text += cell ? symbol_of(grid[*cell]) : ' ';
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

}  // namespace nonet
