#include "core/formats/mask_lines.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/formats/line_cells.h"
#include "core/formats/pencil_marks.h"
#include "core/formats/symbols.h"

namespace nonet {

namespace {

constexpr int kWikiSide = 9;
constexpr std::size_t kWikiLength = 2 * 81;

// Returns the layout of a text with n³ symbols; null when there is none.
LayoutRef layout_of_mask_line(std::size_t length, const LayoutRef& known) {
  // Without a layout, texts of 8 and of 27 symbols are incomplete grids rather than grids of side 2 or 3.
  for (std::size_t side = known ? 2 : 4; side <= static_cast<std::size_t>(kMaxSymbol) && side * side * side <= length;
       ++side) {
    if (side * side * side != length) continue;
    if (!known) return Layout::of_side(static_cast<int>(side));
    return static_cast<std::size_t>(known->side()) == side ? known : nullptr;
  }
  return nullptr;
}

LineReading reading_of(ParsedPuzzle position, Certainty certainty) {
  LineReading reading;
  reading.certainty = certainty;
  reading.item = std::make_shared<const ReadItem>(std::move(position));
  return reading;
}

// Returns 0 to 31, or -1.
int base32(char symbol) {
  if (symbol >= '0' && symbol <= '9') return symbol - '0';
  return symbol >= 'a' && symbol <= 'v' ? symbol - 'a' + 10 : -1;
}

char symbol_of_base32(std::uint64_t value) { return static_cast<char>(value < 10 ? '0' + value : 'a' + (value - 10)); }

// The candidates of each cell in a text with n³ symbols; empty when the text has another form.
std::vector<CellMarks> marks_in(std::string_view text, std::size_t side) {
  std::vector<CellMarks> marks(side * side);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int value = value_of_symbol(text[i]);
    if (value == 0) continue;
    if (value != static_cast<int>(i % side) + 1) return {};
    marks[i / side].digits.insert(Digit{static_cast<std::uint8_t>(value)});
  }
  return marks;
}

// A sparse puzzle with n³ cells may have each of its few clues in such a place, but candidates are not sparse.
bool are_sparse(const std::vector<CellMarks>& marks) {
  const auto filled =
      std::count_if(marks.begin(), marks.end(), [](const CellMarks& cell) { return !cell.digits.empty(); });
  return 2 * static_cast<std::size_t>(filled) < marks.size();
}

DigitSet digits_in(const Grid& grid, std::span<const DigitSet> candidates, std::size_t index) {
  const Digit digit = grid.digits()[index];
  return digit.is_blank() ? candidates[index] : DigitSet(digit);
}

}  // namespace

std::optional<LineReading> read_mask_line(const TextLine& line) {
  const LayoutRef layout = layout_of_mask_line(line.text.size(), line.known);
  if (!layout) return std::nullopt;
  const std::vector<CellMarks> marks = marks_in(line.text, static_cast<std::size_t>(layout->side()));
  if (marks.empty()) return std::nullopt;
  return reading_of(position_of(layout, marks, TextFormat::Masks, {line.number, 1}, true),
                    are_sparse(marks) ? Certainty::Possible : Certainty::Certain);
}

bool is_mask_line(std::string_view text) {
  const LayoutRef layout = layout_of_mask_line(text.size(), nullptr);
  if (!layout) return false;
  const std::vector<CellMarks> marks = marks_in(text, static_cast<std::size_t>(layout->side()));
  return !marks.empty() && !are_sparse(marks);
}

std::string write_mask_line(const Grid& grid, std::span<const DigitSet> candidates) {
  std::string text;
  for (std::size_t index = 0; index < grid.digits().size(); ++index) {
    const DigitSet digits = digits_in(grid, candidates, index);
    for (std::uint8_t value = 1; value <= grid.side(); ++value) {
      text += digits.contains(Digit{value}) ? symbol_of(Digit{value}) : kBlankSymbol;
    }
  }
  return text;
}

std::optional<LineReading> read_sudoku_wiki_line(const TextLine& text_line) {
  const std::string_view line = text_line.text;
  const LayoutRef& known = text_line.known;
  if (line.size() != kWikiLength || (known && known->side() != kWikiSide)) return std::nullopt;
  std::vector<CellMarks> marks(kWikiLength / 2);
  for (std::size_t index = 0; index < marks.size(); ++index) {
    const int high = base32(line[2 * index]);
    const int low = base32(line[2 * index + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    const auto value = static_cast<unsigned>(32 * high + low);
    marks[index].digits = DigitSet::from_bits(value >> 1);
    marks[index].given = (value & 1) != 0;
    if (marks[index].given && marks[index].digits.size() != 1) return std::nullopt;
  }
  const LayoutRef& layout = known ? known : Layout::classic();
  return reading_of(position_of(layout, marks, TextFormat::SudokuWiki, {text_line.number, 1}, false),
                    Certainty::Certain);
}

std::string write_sudoku_wiki_line(const Grid& givens, const Grid& grid, std::span<const DigitSet> candidates) {
  std::string text;
  for (std::size_t index = 0; index < grid.digits().size(); ++index) {
    const std::uint64_t value =
        digits_in(grid, candidates, index).bits() << 1 | (givens.digits()[index].is_blank() ? 0u : 1u);
    text += symbol_of_base32(value / 32);
    text += symbol_of_base32(value % 32);
  }
  return text;
}

}  // namespace nonet
