#include "core/formats/blocks/producer_texts.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/jigsaw_and_solo.h"
#include "core/formats/write.h"
#include "core/util/split.h"

namespace nonet {

std::vector<std::string_view> trimmed_lines(std::string_view text) {
  constexpr std::string_view kSpaces = " \t\r";
  std::vector<std::string_view> lines = split(text, '\n');
  for (std::string_view& line : lines) {
    line.remove_prefix(std::min(line.find_first_not_of(kSpaces), line.size()));
    line = line.substr(0, line.find_last_not_of(kSpaces) + 1);
  }
  return lines;
}

std::vector<std::string_view> words_of(std::string_view line) {
  constexpr std::string_view kSpaces = " \t";
  std::vector<std::string_view> words;
  for (std::size_t at = line.find_first_not_of(kSpaces); at < line.size();) {
    const std::size_t end = std::min(line.find_first_of(kSpaces, at), line.size());
    words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(kSpaces, end);
  }
  return words;
}

ParsedPuzzle puzzle_of_grids(Grid givens, Grid digits, TextFormat format, Position start) {
  const bool has_entries = !(givens == digits);
  std::string text = digits.layout()->has_boxes() ? write_line(digits) : write_jigsaw_line(digits);
  ParsedPuzzle puzzle{std::move(givens), format, std::move(text), {}, start};
  if (has_entries) puzzle.grid_now = std::move(digits);
  return puzzle;
}

std::optional<Grid> grid_of_words(std::span<const std::string_view> rows, const LayoutRef& layout) {
  const auto side = static_cast<std::size_t>(layout->side());
  if (rows.size() != side) return std::nullopt;
  Grid grid(layout);
  std::size_t cell = 0;
  for (const std::string_view row : rows) {
    const std::vector<std::string_view> words = words_of(row);
    if (words.size() != side) return std::nullopt;
    for (const std::string_view word : words) {
      const bool is_blank = word.size() == 1 && std::string_view(".-_?x").find(word[0]) != std::string_view::npos;
      const auto digit = is_blank ? 0 : foreign_number(word);
      if (!digit || *digit < 0 || *digit > layout->side()) return std::nullopt;
      grid.digits()[cell++] = Digit{static_cast<std::uint8_t>(*digit)};
    }
  }
  return grid;
}

std::optional<ParsedPuzzle> read_pzpr_query(std::string_view query, const LayoutRef& known, Position start) {
  std::vector<std::string_view> parts = split(query.substr(0, query.find_first_of("#&?")), '/');
  // Signs such as `v:` may come before the sizes.
  while (!parts.empty() && !foreign_number(parts.front())) parts.erase(parts.begin());
  if (parts.size() < 3) return std::nullopt;
  const auto side = foreign_number(parts[0]);
  if (foreign_number(parts[1]) != side || *side < 2 || *side > Layout::kMaxSide) return std::nullopt;
  const LayoutRef layout = known ? known : Layout::of_side(*side);
  if (!layout || layout->side() != *side) return std::nullopt;
  const std::string_view text = parts[2];
  constexpr std::string_view kHexadecimal = "0123456789abcdef";
  Grid grid(layout);
  const std::size_t count = grid.digits().size();
  std::size_t cell = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] >= 'g' && text[at] <= 'z') {
      cell += static_cast<std::size_t>(text[at] - 'g' + 1);
      continue;
    }
    int number = 0;
    const bool is_large = text[at] == '-';
    const std::size_t end = is_large ? at + 3 : at + 1;
    if (is_large) ++at;
    if (text[at < text.size() ? at : 0] != '.' || is_large) {
      for (; at < end; ++at) {
        const std::size_t digit = at < text.size() ? kHexadecimal.find(text[at]) : std::string_view::npos;
        if (digit == std::string_view::npos) return std::nullopt;
        number = 16 * number + static_cast<int>(digit);
      }
      --at;
    }
    if (cell >= count || number > *side) return std::nullopt;
    grid.digits()[cell++] = Digit{static_cast<std::uint8_t>(number)};
  }
  if (cell != count) return std::nullopt;
  Grid givens = grid;
  return puzzle_of_grids(std::move(givens), std::move(grid), TextFormat::Line, start);
}

}  // namespace nonet
