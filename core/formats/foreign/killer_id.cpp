#include "core/formats/foreign/killer_id.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/jigsaw_and_solo.h"
#include "core/util/split.h"

namespace nonet {

namespace {

// Adds a cage for each number of `regions`. Its sum is the one value that is not 0; without one, a single cell is in no
// cage. Returns false when a cage has two sums.
bool add_cages(const std::vector<std::uint16_t>& regions, const std::vector<int>& sums, ForeignPuzzle& puzzle) {
  std::vector<std::vector<Cell>> cages(regions.size());
  std::vector<int> sum_of(regions.size());
  for (std::uint16_t cell = 0; cell < regions.size(); ++cell) {
    cages[regions[cell]].push_back(Cell{cell});
    if (sums[cell] == 0) continue;
    if (sum_of[regions[cell]] != 0) return false;
    sum_of[regions[cell]] = sums[cell];
  }
  for (std::size_t cage = 0; cage < cages.size(); ++cage) {
    if (cages[cage].empty() || (sum_of[cage] == 0 && cages[cage].size() == 1)) continue;
    puzzle.add("cage", RuleKind::Cage, std::move(cages[cage]),
               sum_of[cage] == 0 ? std::vector<int>{} : std::vector{sum_of[cage]});
  }
  return true;
}

// The values of the cells of a game id. None for other texts.
std::optional<std::vector<int>> values_of_id(const std::string& id, LayoutRef& layout) {
  const LayoutRef any;
  const auto reading = read_solo_id(TextLine(id, 1, any));
  if (!reading || !reading->comment.empty()) return std::nullopt;
  std::vector<int> values;
  for (const CellText& cell : reading->cells) values.push_back(cell.value);
  layout = reading->whole;
  return values;
}

// Reads the parts of an id. `shape` is the id up to the colon, without its `k`.
std::optional<ParsedPuzzle> read_parts(const std::string& shape, std::string_view text, const LayoutRef& known,
                                       Position start) {
  const std::vector<std::string_view> parts = split(text, ',');
  const bool has_regions = shape.find('j') != std::string::npos;
  const std::size_t first = has_regions ? 2 : 1;
  if (parts.size() != first + 2) return std::nullopt;
  std::string plain = shape + ':' + std::string(parts[0]);
  if (has_regions) plain += ',' + std::string(parts[1]);
  LayoutRef named;
  const auto givens = values_of_id(plain, named);
  if (!givens) return std::nullopt;
  const int side = named->side();
  const auto regions = regions_of_walls(parts[first], side);
  LayoutRef boxes;
  const auto sums = values_of_id("1x" + std::to_string(side) + ':' + std::string(parts[first + 1]), boxes);
  const LayoutRef layout = layout_of_foreign(named->spec(), known);
  if (!regions || !sums || !layout) return std::nullopt;
  ForeignPuzzle puzzle(layout);
  for (std::uint16_t cell = 0; cell < givens->size(); ++cell) {
    if ((*givens)[cell] != 0) puzzle.give(Cell{cell}, (*givens)[cell]);
  }
  if (!add_cages(*regions, *sums, puzzle)) return std::nullopt;
  return std::move(puzzle).finish(TextFormat::KillerLine, start);
}

// The cells that can be reached from each other over neighbours with the same color.
std::vector<std::uint16_t> regions_of_colors(std::string_view colors, const Layout& layout) {
  constexpr std::uint16_t kNone = UINT16_MAX;
  std::vector<std::uint16_t> regions(colors.size(), kNone);
  std::uint16_t count = 0;
  for (std::uint16_t first = 0; first < colors.size(); ++first) {
    if (regions[first] != kNone) continue;
    std::vector<Cell> waiting{Cell{first}};
    regions[first] = count;
    while (!waiting.empty()) {
      const Cell at = waiting.back();
      waiting.pop_back();
      for (const auto& [down, right] : {std::pair(-1, 0), std::pair(1, 0), std::pair(0, -1), std::pair(0, 1)}) {
        const int row = layout.row(at) + down;
        const int column = layout.column(at) + right;
        if (row < 0 || row >= layout.side() || column < 0 || column >= layout.side()) continue;
        const Cell next = layout.cell(row, column);
        if (regions[next.index] != kNone || colors[next.index] != colors[at.index]) continue;
        regions[next.index] = count;
        waiting.push_back(next);
      }
    }
    ++count;
  }
  return regions;
}

}  // namespace

std::optional<ReadItem> read_killer_id(const TextLine& line) {
  const std::size_t first = std::min(line.text.find_first_not_of(' '), line.text.size());
  const std::string_view text = line.text.substr(first, line.text.find_last_not_of(" \t") + 1 - first);
  const std::size_t colon = text.find(':');
  const std::size_t letter = text.substr(0, colon).find('k');
  if (colon == std::string_view::npos || letter == std::string_view::npos) return std::nullopt;
  std::string shape(text.substr(0, colon));
  shape.erase(letter, 1);
  if (shape.find_first_not_of("0123456789xjarmdtbieu") != std::string::npos || shape.empty()) return std::nullopt;
  if (shape[0] < '1' || shape[0] > '9') return std::nullopt;
  const Position start = position_in(line.text, line.number, first);
  auto puzzle = read_parts(shape, text.substr(colon + 1), line.known, start);
  if (puzzle) return *std::move(puzzle);
  return ParseError{ParseErrorCode::BadForeignText, start, 0, 0, "killer"};
}

std::optional<ParsedPuzzle> read_cage_colors(std::string_view text, const LayoutRef& known, Position start) {
  constexpr std::size_t kColors = 81;
  constexpr std::string_view kDecimals = "0123456789";
  const std::vector<std::string_view> parts = split(text, ',');
  const bool has_form = parts.size() == 2 && parts[0].size() == kColors && parts[1].size() == 2 * kColors &&
                        parts[0].find_first_not_of(kDecimals) == std::string_view::npos &&
                        parts[1].find_first_not_of(kDecimals) == std::string_view::npos;
  const LayoutRef layout = has_form ? layout_of_foreign({}, known) : nullptr;
  if (!layout) return std::nullopt;
  std::vector<int> sums;
  for (std::size_t at = 0; at < parts[1].size(); at += 2)
    sums.push_back(10 * (parts[1][at] - '0') + parts[1][at + 1] - '0');
  ForeignPuzzle puzzle(layout);
  if (!add_cages(regions_of_colors(parts[0], *layout), sums, puzzle)) return std::nullopt;
  return std::move(puzzle).finish(TextFormat::KillerLine, start);
}

}  // namespace nonet
