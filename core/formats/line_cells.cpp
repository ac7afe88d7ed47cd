#include "core/formats/line_cells.h"

#include <charconv>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

constexpr bool is_space(char character) { return character == ' ' || character == '\t' || character == '|'; }
constexpr bool is_strict_separator(char character) { return character == ',' || character == ';' || character == '\t'; }

CellText cell_at(std::string_view line, std::size_t offset, int value) {
  return {value, offset, offset < line.size() && line[offset] > '9', offset < line.size() && line[offset] == '0'};
}

// Returns the value of a field: a number of up to three digits, a single symbol, or 0 for an empty field.
std::optional<int> field_value(std::string_view field) {
  if (field.empty()) return 0;
  if (field.size() == 1) {
    const int value = value_of_symbol(field[0]);
    return value < 0 ? std::nullopt : std::optional(value);
  }
  int value = 0;
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
  const bool whole = error == std::errc{} && end == field.data() + field.size() && field.size() <= 3 && value >= 0;
  return whole ? std::optional(value) : std::nullopt;
}

std::size_t skip_spaces(std::string_view line, std::size_t offset) {
  while (offset < line.size() && (line[offset] == ' ' || line[offset] == '|')) ++offset;
  return offset;
}

std::optional<LineCells> strictly_separated(std::string_view line) {
  LineCells cells;
  std::size_t start = 0;
  while (true) {
    std::size_t end = start;
    while (end < line.size() && !is_strict_separator(line[end])) ++end;
    const std::size_t first = skip_spaces(line.substr(0, end), start);
    std::size_t last = end;
    while (last > first && line[last - 1] == ' ') --last;
    const std::optional<int> value = field_value(line.substr(first, last - first));
    if (!value) return std::nullopt;
    cells.push_back(cell_at(line, first, *value));
    if (end == line.size()) return cells;
    start = end + 1;
  }
}

std::optional<LineCells> space_separated(std::string_view line) {
  LineCells cells;
  std::size_t start = skip_spaces(line, 0);
  while (start < line.size()) {
    std::size_t end = start;
    while (end < line.size() && !is_space(line[end])) ++end;
    const std::optional<int> value = field_value(line.substr(start, end - start));
    if (!value) return std::nullopt;
    cells.push_back(cell_at(line, start, *value));
    start = skip_spaces(line, end);
  }
  return cells;
}

}  // namespace

LineCells leading_symbols(std::string_view line) {
  LineCells cells;
  for (std::size_t offset = 0; offset < line.size(); ++offset) {
    const int value = value_of_symbol(line[offset]);
    if (value < 0) break;
    cells.push_back(cell_at(line, offset, value));
  }
  return cells;
}

std::optional<LineCells> separated_cells(std::string_view line) {
  return line.find_first_of(",;\t") == std::string_view::npos ? space_separated(line) : strictly_separated(line);
}

std::optional<LineCells> spaced_symbols(std::string_view line) {
  LineCells cells;
  for (std::size_t offset = 0; offset < line.size(); ++offset) {
    if (is_space(line[offset])) continue;
    const int value = value_of_symbol(line[offset]);
    if (value < 0) return std::nullopt;
    cells.push_back(cell_at(line, offset, value));
  }
  return cells;
}

std::optional<LineCells> symbols_with_space_blanks(std::string_view line) {
  LineCells cells;
  for (std::size_t offset = 0; offset < line.size(); ++offset) {
    const int value = line[offset] == ' ' ? 0 : value_of_symbol(line[offset]);
    if (value < 0) return std::nullopt;
    cells.push_back(cell_at(line, offset, value));
  }
  return cells;
}

bool is_ruler(std::string_view line) {
  constexpr std::string_view kDashes = "-=";
  if (line.find_first_not_of("-+=| *.:'") != std::string_view::npos) return false;
  if (line.find_first_of(kDashes) == std::string_view::npos) return false;
  const auto is_dash = [&](std::size_t offset) {
    return offset < line.size() && kDashes.find(line[offset]) != std::string_view::npos;
  };
  for (std::size_t at = 0; (at = line.find_first_of("*.:'", at)) != std::string_view::npos; ++at) {
    if (!is_dash(at + 1) && (at == 0 || !is_dash(at - 1))) return false;
  }
  return true;
}

std::size_t first_foreign_character(std::string_view line, int side) {
  for (std::size_t offset = 0; offset < line.size(); ++offset) {
    if (is_space(line[offset]) || is_strict_separator(line[offset])) continue;
    const int value = value_of_symbol(line[offset]);
    const bool blank = value == kValueOfX && side < kValueOfX;
    const bool letter_too_large = value > 9 && value > side;
    if (value < 0 || (letter_too_large && !blank)) return offset;
  }
  return std::string_view::npos;
}

LayoutRef layout_of_cell_count(std::size_t cells) {
  for (int side = 2; side <= Layout::kMaxSide; ++side) {
    if (static_cast<std::size_t>(side) * static_cast<std::size_t>(side) == cells) return Layout::of_side(side);
  }
  return nullptr;
}

}  // namespace nonet
