#include "core/formats/write.h"

#include "core/formats/layout_name.h"
#include "core/formats/symbols.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

// Writes 0 for a blank between spaces, and nothing for a blank between other separators.
std::string joined_numbers(std::span<const Digit> digits, char separator = ' ') {
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0) text += separator;
    if (separator == ' ' || !digits[i].is_blank()) text += std::to_string(digits[i].value);
  }
  return text;
}

std::span<const Digit> row_of(const Grid& grid, int row) {
  const auto side = static_cast<std::size_t>(grid.side());
  return grid.digits().subspan(static_cast<std::size_t>(row) * side, side);
}

std::string right_aligned(Digit digit, std::size_t width) {
  const std::string number = digit.is_blank() ? std::string(1, kBlankSymbol) : std::to_string(digit.value);
  return std::string(width - number.size(), ' ') + number;
}

std::string ruler(const Layout& layout, std::size_t width) {
  const std::string box(static_cast<std::size_t>(layout.box_columns()) * (width + 1) + 1, '-');
  std::string line = "+";
  for (int left = 0; left < layout.side(); left += layout.box_columns()) line += box + '+';
  return line + '\n';
}

std::string framed_row(const Grid& grid, int row, std::size_t width) {
  std::string line = "|";
  int column = 0;
  for (const Digit digit : row_of(grid, row)) {
    line += ' ' + right_aligned(digit, width);
    if (++column % grid.layout()->box_columns() == 0) line += " |";
  }
  return line + '\n';
}

}  // namespace

std::string write_line(const Grid& grid) {
  if (grid.side() > kMaxSymbol) return joined_numbers(grid.digits());
  std::string text;
  text.reserve(grid.digits().size());
  for (const Digit digit : grid.digits()) text += symbol_of(digit);
  return text;
}

std::string write_numbers(const Grid& grid, char separator) {
  std::string text;
  for (int row = 0; row < grid.side(); ++row) text += joined_numbers(row_of(grid, row), separator) + '\n';
  return text;
}

std::string write_rows(const Grid& grid) {
  if (grid.side() > kMaxSymbol) return write_numbers(grid);
  std::string text;
  for (int row = 0; row < grid.side(); ++row) {
    for (const Digit digit : row_of(grid, row)) text += symbol_of(digit);
    text += '\n';
  }
  return text;
}

std::string write_frame(const Grid& grid) {
  const std::size_t width = std::to_string(grid.side()).size();
  std::string text;
  for (int row = 0; row < grid.side(); ++row) {
    if (row % grid.layout()->box_rows() == 0) text += ruler(*grid.layout(), width);
    text += framed_row(grid, row, width);
  }
  return text + ruler(*grid.layout(), width);
}

bool has_region_labels(const Grid& jigsaw) { return jigsaw.side() <= kMaxSymbol; }

std::string write(const Grid& grid, TextFormat format) {
  switch (format) {
    case TextFormat::Numbers: return write_numbers(grid);
    case TextFormat::Csv: return write_numbers(grid, ',');
    case TextFormat::Tsv: return write_numbers(grid, '\t');
    case TextFormat::Rows: return write_rows(grid);
    case TextFormat::Frame: return write_frame(grid);
    case TextFormat::Jigsaw:
      if (has_region_labels(grid)) return write_line(grid) + region_labels(*grid.layout()) + '\n';
      [[fallthrough]];
    default: return write_line(grid) + '\n';
  }
}

}  // namespace nonet
