#include "core/formats/line_cells.h"

#include <algorithm>
#include <charconv>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

constexpr bool is_space(char character) { return character == ' ' || character == '\t' || character == '|'; }
constexpr bool is_strict_separator(char character) {
  return kStrictSeparators.find(character) != std::string_view::npos;
}

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

}  // namespace

std::size_t count_leading_symbols(std::string_view line) {
  const auto end = std::find_if(line.begin(), line.end(), [](char it) { return value_of_symbol(it) < 0; });
  return static_cast<std::size_t>(end - line.begin());
}

LineCells symbol_cells(std::string_view line, std::size_t count) {
  LineCells cells;
  cells.reserve(count);
  for (std::size_t offset = 0; offset < count; ++offset) {
    cells.push_back(cell_at(line, offset, value_of_symbol(line[offset])));
  }
  return cells;
}

bool is_strictly_separated(std::string_view line) { return line.find_first_of(kStrictSeparators) != line.npos; }

std::optional<std::string_view> Fields::next() {
  if (strict_.empty()) {
    while (at_ < line_.size() && is_space(line_[at_])) ++at_;
    if (at_ == line_.size()) return std::nullopt;
    const std::size_t start = at_;
    while (at_ < line_.size() && !is_space(line_[at_])) ++at_;
    return line_.substr(start, at_ - start);
  }
  if (at_ > line_.size()) return std::nullopt;
  const std::size_t end = std::min(line_.find_first_of(strict_, at_), line_.size());
  std::size_t first = at_;
  while (first < end && (line_[first] == ' ' || line_[first] == '|')) ++first;
  std::size_t last = end;
  while (last > first && line_[last - 1] == ' ') --last;
  at_ = end + 1;
  return line_.substr(first, last - first);
}

std::size_t Fields::count() const {
  Fields rest = *this;
  std::size_t count = 0;
  while (rest.next()) ++count;
  return count;
}

std::optional<LineCells> separated_cells(std::string_view line) {
  LineCells cells;
  cells.reserve((line.size() + 1) / 2);
  Fields fields(line, is_strictly_separated(line) ? kStrictSeparators : std::string_view{});
  while (const std::optional<std::string_view> field = fields.next()) {
    const std::optional<int> value = field_value(*field);
    if (!value) return std::nullopt;
    cells.push_back(cell_at(line, static_cast<std::size_t>(field->data() - line.data()), *value));
  }
  return cells;
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

LayoutRef whole_layout(std::size_t cells, const LayoutRef& known) {
  if (!known) return layout_of_cell_count(cells);
  return static_cast<std::size_t>(known->cell_count()) == cells ? known : nullptr;
}

LayoutRef row_layout(std::size_t cells, bool symbols, const LayoutRef& known) {
  if (symbols && cells > static_cast<std::size_t>(kMaxSymbol)) return nullptr;
  if (!known) return cells <= Layout::kMaxSide ? Layout::of_side(static_cast<int>(cells)) : nullptr;
  return static_cast<std::size_t>(known->side()) == cells ? known : nullptr;
}

}  // namespace nonet
