#include "core/formats/blocks/grids_block.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/formats/blocks/block_readers.h"
#include "core/formats/canvas_text.h"
#include "core/formats/layout_name.h"
#include "core/formats/line_cells.h"
#include "core/formats/symbols.h"
#include "core/formats/text_lines.h"
#include "core/util/split.h"

namespace nonet {

namespace {

constexpr std::uint32_t kGridsRow = 1u << 8;
constexpr std::size_t kWidestCanvas = 21;
constexpr std::size_t kSamuraiSigns = 18;  // of a row with two grids
constexpr std::array<std::size_t, 3> kCanvasSides{12, 15, 21};

constexpr bool is_hole_sign(char sign) { return sign == ' ' || sign == '-' || value_of_symbol(sign) == 0; }
constexpr bool is_grid_sign(char sign) { return (sign >= '1' && sign <= '9') || is_hole_sign(sign); }

// The signs of a row, one for each place: fields of one sign, or all characters of the line. Empty when the line is no
// row.
std::string signs_of_row(std::string_view line) {
  std::string signs;
  Fields fields(line, is_strictly_separated(line) ? kStrictSeparators : std::string_view{});
  bool are_fields = true;
  while (const auto field = fields.next()) {
    are_fields = are_fields && field->size() <= 1;
    signs += field->empty() ? ' ' : field->front();
  }
  if (!are_fields || signs.size() < 2) {
    signs = line;
    std::erase(signs, '|');
  }
  return std::all_of(signs.begin(), signs.end(), is_grid_sign) ? signs : std::string();
}

bool is_row_of_grids(std::string_view line) {
  constexpr std::size_t kLongest = 2 * kWidestCanvas;
  const std::string signs = signs_of_row(line);
  return !signs.empty() && signs.size() <= kLongest;
}

bool is_between_rows(std::string_view line) {
  return without_spaces(line).empty() || (is_ruler(line) && !is_row_of_grids(line));
}

std::vector<std::string_view> rows_of_grids(std::string_view text) {
  std::vector<std::string_view> rows;
  for (const std::string_view line : split(text, '\n')) {
    if (!is_between_rows(line)) rows.push_back(line);
  }
  return rows;
}

// True for rows that can only be those of a samurai, well formed or not: the first row has a gap between two grids, or
// six rows of two grids come before one of three.
bool must_be_samurai(const std::vector<std::string_view>& rows) {
  constexpr std::size_t kSide = 9;
  constexpr std::size_t kUpperRows = 6;
  const std::string first = signs_of_row(rows.front());
  if (first.size() == kWidestCanvas) {
    const char hole = first[kSide];
    const std::string cells = first.substr(0, kSide) + first.substr(kWidestCanvas - kSide);
    return is_hole_sign(hole) && first.substr(kSide, 3) == std::string(3, hole) &&
           cells.find(hole) == std::string::npos && (hole == ' ' || cells.find_first_of("0.*_?-") != std::string::npos);
  }
  if (rows.size() <= kUpperRows || signs_of_row(rows[kUpperRows]).size() != kWidestCanvas) return false;
  return std::all_of(rows.begin(), rows.begin() + kUpperRows,
                     [](std::string_view row) { return signs_of_row(row).size() == kSamuraiSigns; });
}

// Reads rows as those of a layout. The positions are those of the block.
std::optional<ReadItem> read_as(const LayoutRef& layout, const TextBlock& block) {
  CanvasReader reader(layout);
  std::uint32_t number = block.number;
  std::optional<ReadItem> item;
  for (const std::string_view line : split(block.text, '\n')) {
    // A further row.
    if (item && !is_between_rows(line)) return std::nullopt;
    if (!item && !is_between_rows(line)) item = reader.read(line, number);
    ++number;
  }
  return item ? std::move(item) : reader.finish(number);
}

// True when the places without a cell have signs that no blank cell has.
bool marks_holes(const LayoutRef& layout, const std::vector<std::string_view>& rows) {
  std::string holes;
  std::string blanks;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::string signs = signs_of_row(rows[row]);
    for (std::size_t column = 0; column < signs.size(); ++column) {
      const bool is_cell = layout->cell_at(static_cast<int>(row), static_cast<int>(column)).has_value();
      if (is_hole_sign(signs[column])) (is_cell ? blanks : holes) += signs[column];
    }
  }
  return !holes.empty() && blanks.find_first_of(holes) == std::string::npos;
}

// True when two cells of a house have the same digit.
bool has_conflict(const Grid& grid) {
  const Layout& layout = *grid.layout();
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    const Cell cell{index};
    if (grid[cell].is_blank()) continue;
    for (const Cell peer : layout.peers(cell)) {
      if (grid[peer] == grid[cell]) return true;
    }
  }
  return false;
}

bool contradicts_square(const TextBlock& block, int side) {
  const LayoutRef square = Layout::of_side(side);
  const auto item = square ? read_as(square, block) : std::nullopt;
  const auto* puzzle = item ? std::get_if<ParsedPuzzle>(&*item) : nullptr;
  return puzzle != nullptr && has_conflict(puzzle->grid);
}

}  // namespace

bool begins_grids(std::string_view line) {
  constexpr std::array<std::size_t, 4> kSizes{12, 15, kSamuraiSigns, kWidestCanvas};
  const std::string signs = signs_of_row(line);
  return may_be_row_of_grids(line) && std::find(kSizes.begin(), kSizes.end(), signs.size()) != kSizes.end();
}

std::uint32_t grids_state_after(std::uint32_t state, std::string_view line) {
  if (is_between_rows(line)) return state;
  const auto width = static_cast<std::uint32_t>(signs_of_row(line).size());
  return std::max(state / kGridsRow, width) * kGridsRow + state % kGridsRow + 1;
}

bool continues_grids(const OpenBlock& block, std::string_view line) {
  constexpr std::uint32_t kBand = 3;
  if (!is_between_rows(line)) return is_row_of_grids(line);
  return !without_spaces(line).empty() ||
         (block.state() % kGridsRow % kBand == 0 && !without_spaces(block.last_line()).empty());
}

bool has_ended_grids(const OpenBlock& block) {
  const std::uint32_t rows = block.state() % kGridsRow;
  const std::uint32_t width = block.state() / kGridsRow;
  return rows >= kWidestCanvas ||
         (rows == width && std::find(kCanvasSides.begin(), kCanvasSides.end(), rows) != kCanvasSides.end());
}

bool are_grids(const OpenBlock& block) {
  return block.state() % kGridsRow >= kCanvasSides.front() || must_be_samurai(rows_of_grids(block.text()));
}

std::vector<ReadItem> read_grids_block(const TextBlock& block) {
  if (block.known) return {};
  const std::vector<std::string_view> rows = rows_of_grids(block.text);
  std::optional<ReadItem> marked;
  std::optional<ReadItem> fitting;
  int fits = 0;
  for (const std::string_view name : names_of_several_grids()) {
    const LayoutRef layout = layout_of_name(name).value();
    if (rows.size() != static_cast<std::size_t>(layout->rows())) continue;
    auto item = read_as(layout, block);
    const auto* puzzle = item ? std::get_if<ParsedPuzzle>(&*item) : nullptr;
    if (puzzle == nullptr) continue;
    const bool has_holes = layout->cell_count() < layout->rows() * layout->columns();
    if (!has_holes && (!contradicts_square(block, layout->rows()) || has_conflict(puzzle->grid))) continue;
    if (has_holes && marks_holes(layout, rows)) marked = item;
    ++fits;
    fitting = std::move(item);
  }
  std::vector<ReadItem> items;
  if (marked || fits == 1) {
    items.push_back(*std::move(marked ? marked : fitting));
  } else if (fits == 0 && must_be_samurai(rows)) {
    if (auto item = read_as(layout_of_name("samurai").value(), block)) items.push_back(*std::move(item));
  }
  return items;
}

}  // namespace nonet
