#include "core/formats/written_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "core/formats/line_cells.h"
#include "core/formats/symbols.h"

namespace nonet {

namespace {

constexpr char kBar = '|';

// A part of a line between two bars.
struct Group {
  std::size_t start;
  std::size_t size;
};

// Returns the groups of a line that begins and ends with a bar, apart from spaces. Empty for other lines.
std::vector<Group> groups_between_bars(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  const std::size_t last = line.find_last_not_of(" \t");
  if (first == std::string_view::npos || first == last || line[first] != kBar || line[last] != kBar) return {};
  std::vector<Group> groups;
  for (std::size_t start = first + 1; start <= last;) {
    const std::size_t end = line.find(kBar, start);
    groups.push_back({start, end - start});
    start = end + 1;
  }
  return groups;
}

bool is_symbol(char character) { return value_of_symbol(character) >= 0; }

// Returns how many words a group has.
std::size_t words_in(std::string_view group) {
  Fields words(group, {});
  return words.count();
}

// Returns where the cells of a group are when it has `cells` of them, at equal distances: in the middle of equal parts.
std::vector<std::size_t> places_in(const Group& group, std::size_t cells) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < cells; ++i) places.push_back(group.start + (2 * i + 1) * group.size / (2 * cells));
  return places;
}

// Fills the blank cells of groups of equal width with `cells` cells each. None when a symbol stands between the cells.
std::optional<std::string> filled(std::string_view line, const std::vector<Group>& groups, std::size_t cells) {
  std::string row(line);
  std::size_t symbols = 0;
  for (const Group& group : groups) {
    for (const std::size_t place : places_in(group, cells)) {
      if (row[place] == ' ') row[place] = kBlankSymbol;
      if (is_symbol(line[place])) ++symbols;
    }
  }
  const auto all = std::count_if(line.begin(), line.end(), is_symbol);
  return symbols == static_cast<std::size_t>(all) ? std::optional(std::move(row)) : std::nullopt;
}

// Fills empty groups; each group is a cell.
std::optional<std::string> filled_cells(std::string_view line, const std::vector<Group>& groups) {
  std::string row(line);
  for (const Group& group : groups) {
    if (group.size == 0 || words_in(line.substr(group.start, group.size)) > 1) return std::nullopt;
    if (line.find_first_not_of(" \t", group.start) >= group.start + group.size) {
      row[group.start + group.size / 2] = kBlankSymbol;
    }
  }
  return row;
}

bool is_usual_side(std::size_t side) {
  constexpr std::array<std::size_t, 9> kUsual{4, 6, 8, 9, 10, 12, 15, 16, 25};
  return std::find(kUsual.begin(), kUsual.end(), side) != kUsual.end();
}

// Returns the sum of the numbers of a row; none when some field is no number or blank.
std::optional<int> sum_of(std::string_view row) {
  const std::optional<LineCells> cells = separated_cells(row);
  if (!cells) return std::nullopt;
  int sum = 0;
  for (const CellText& cell : *cells) sum += cell.value;
  return sum;
}

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// What stands behind the last bar of a line that begins with a bar.
struct Margin {
  std::size_t start;
  std::string_view text;
};

std::optional<Margin> margin_of(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == std::string_view::npos || line[first] != kBar) return std::nullopt;
  const std::size_t last = line.rfind(kBar);
  if (last == first) return std::nullopt;
  const std::size_t start = line.find_first_not_of(" \t", last + 1);
  if (start == std::string_view::npos) return std::nullopt;
  return Margin{start, line.substr(start, line.find_last_not_of(" \t") + 1 - start)};
}

std::string without(std::string_view line, const Margin& margin) {
  std::string row(line.substr(0, margin.start));
  row.append(line.size() - row.size(), ' ');
  return row;
}

std::optional<std::string> replaced(std::string_view line, std::string_view characters, char by) {
  if (line.find_first_of(characters) == std::string_view::npos) return std::nullopt;
  std::string row(line);
  std::replace_if(
      row.begin(), row.end(), [&](char it) { return characters.find(it) != std::string_view::npos; }, by);
  return row;
}

// Rows of a program: `".31.2....",` or `'5 3 . .' \`.
std::optional<std::string> without_quotes(std::string_view line) {
  auto row = replaced(line, "\"'`\\;", ' ');
  if (!row) return std::nullopt;
  const std::size_t last = row->find_last_not_of(" \t");
  if (last != std::string::npos && (*row)[last] == ',') (*row)[last] = ' ';
  return row;
}

// Rows on one line: `400900006/003008002/…`.
std::optional<std::string> without_slashes(std::string_view line) { return replaced(line, "/", ' '); }

// A row beside words: `| 9 2 | … |     Movement`.
std::optional<std::string> without_words(std::string_view line) {
  const std::optional<Margin> margin = margin_of(line);
  if (!margin || std::count_if(margin->text.begin(), margin->text.end(), is_ascii_letter) < 3) return std::nullopt;
  return without(line, *margin);
}

// The row with `.` in blank cells, where spaces are blanks between bars. Readers that leave out spaces would take the
// digits that are there for all cells of a smaller grid, so this way is tried before they are asked.
std::optional<std::string> with_blanks_between_bars(std::string_view line) {
  const std::vector<Group> groups = groups_between_bars(line);
  if (groups.size() < 2) return std::nullopt;
  const std::size_t width = groups.front().size;
  const bool are_equal = std::all_of(groups.begin(), groups.end(), [&](const Group& it) { return it.size == width; });
  std::optional<std::string> row;
  if (are_equal && width > 1 && is_usual_side(groups.size() * (width / 2)) && groups.size() * (width / 2) > 4)
    row = filled(line, groups, width / 2);
  if (!row && is_usual_side(groups.size())) row = filled_cells(line, groups);
  if (!row && are_equal && is_usual_side(groups.size() * (width / 2))) row = filled(line, groups, width / 2);
  if (!row && are_equal && is_usual_side(groups.size() * width)) row = filled(line, groups, width);
  return row && *row != line ? row : std::nullopt;
}

// The row without what stands behind the last bar, when it is the sum of the row.
std::optional<std::string> without_sum(std::string_view line) {
  const std::optional<Margin> margin = margin_of(line);
  if (!margin) return std::nullopt;
  const std::optional<int> number = number_in(margin->text);
  return number && number == sum_of(line.substr(0, margin->start)) ? std::optional(without(line, *margin))
                                                                   : std::nullopt;
}

// Returns the row with a hyphen in each cell when hyphens are its blanks; otherwise an empty text. The reading is of a
// text of the same length.
std::string row_of_hyphens(const LineReading& reading, std::string_view line) {
  std::string row(line);
  bool has_hyphens = false;
  for (const CellText& cell : reading.cells) {
    has_hyphens = has_hyphens || line[cell.offset] == '-';
    row[cell.offset] = '-';
  }
  return has_hyphens && row.find_first_not_of("- ") == std::string::npos ? row : std::string();
}

// A way to write a row, as one that the readers of rows know: with other characters in place, byte for byte, so that
// offsets stay. None for a line that is not written in this way.
using LineRewrite = std::optional<std::string> (*)(std::string_view line);

// The ways that are tried when no reader knows a line.
constexpr std::array<LineRewrite, 4> kRewrites{without_words, with_hyphens_as_blanks, without_quotes, without_slashes};

}  // namespace

// `9-3------` or `2 - - -`.
std::optional<std::string> with_hyphens_as_blanks(std::string_view line) { return replaced(line, "-", kBlankSymbol); }

std::string_view without_margin(std::string_view line) {
  const std::optional<Margin> margin = margin_of(line);
  return margin ? line.substr(0, margin->start) : line;
}

std::size_t rows_among_rulers(const std::vector<NumberedRuler>& rulers, std::string_view hyphens, int side) {
  if (hyphens.empty()) return 0;
  const auto other = std::find_if(rulers.rbegin(), rulers.rend(), [&](const auto& it) { return it.first != hyphens; });
  return std::min(static_cast<std::size_t>(other - rulers.rbegin()), static_cast<std::size_t>(side - 1));
}

Result<LineReading, ParseError> read_written_line(std::string_view& line, std::uint32_t number, const LayoutRef& layout,
                                                  bool as_row, WrittenWay& way) {
  const auto fits = [&](const auto& reading) { return reading && (!as_row || reading.value().row); };
  const auto read_rewritten = [&](std::optional<std::string> text) -> std::optional<LineReading> {
    if (!text) return std::nullopt;
    auto filled = with_blanks_between_bars(*text);
    std::string candidate = filled ? *std::move(filled) : *std::move(text);
    auto reading = read_puzzle_line({candidate, number, layout});
    if (!fits(reading)) return std::nullopt;
    way.hyphens = row_of_hyphens(reading.value(), line);
    way.text.swap(candidate);
    line = way.text;
    // The comment of a reading is a part of the text that was read.
    return std::move(read_puzzle_line({line, number, layout})).value();
  };
  if (auto reading = read_rewritten(without_sum(line))) {
    way.has_sum = true;
    return *std::move(reading);
  }
  // Where each row has its sum, a number behind the last bar is no cell, even when it is not the sum.
  if (as_row && way.has_sum) line = without_margin(line);
  if (auto reading = read_rewritten(with_blanks_between_bars(line))) return *std::move(reading);
  auto reading = read_puzzle_line({line, number, layout});
  if (fits(reading)) return reading;
  for (const LineRewrite rewrite : kRewrites) {
    if (auto other = read_rewritten(rewrite(line))) return *std::move(other);
  }
  return reading;
}

}  // namespace nonet
