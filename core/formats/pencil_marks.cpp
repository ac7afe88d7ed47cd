#include "core/formats/pencil_marks.h"

#include <algorithm>
#include <utility>

#include "core/formats/line_cells.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr std::string_view kIgnoredMarks = "*#";
constexpr char kPlacedMark = 'u';
constexpr int kValueOfPlacedMark = value_of_symbol(kPlacedMark);

bool has_tabs(std::string_view line) { return line.find('\t') != std::string_view::npos; }

Fields cells_of(std::string_view line) { return {line, has_tabs(line) ? std::string_view("\t") : std::string_view{}}; }

// True when digits are also a number that a grid with this side has.
bool is_number_up_to(std::string_view digits, int side) {
  if (digits.size() > 2) return false;
  int number = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return digits.size() == 1;
    number = 10 * number + (digit - '0');
  }
  return number <= side;
}

std::string_view without_marks(std::string_view cell) {
  const std::size_t first = cell.find_first_not_of(kIgnoredMarks);
  if (first == std::string_view::npos) return {};
  return cell.substr(first, cell.find_last_not_of(kIgnoredMarks) - first + 1);
}

// Reads the digits of a cell into `marks`. Returns the offset of the first character that is wrong, or none.
std::optional<std::size_t> read_digits_of_cell(std::string_view digits, int side, CellMarks& marks) {
  if (digits == ".") return std::nullopt;
  int last = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int value = value_of_symbol(digits[i]);
    if (value <= last || value > side) return i;
    marks.digits.insert(Digit{static_cast<std::uint8_t>(value)});
    last = value;
  }
  return std::nullopt;
}

bool is_open(const Layout& layout, std::span<const CellMarks> marks, std::uint16_t index) {
  const CellMarks& cell = marks[index];
  if (cell.open) return true;
  if (cell.given || cell.placed || cell.digits.size() != 1) return cell.digits.size() != 1;
  const auto peers = layout.peers(Cell{index});
  return std::any_of(peers.begin(), peers.end(), [&](Cell peer) {
    const DigitSet digits = marks[peer.index].digits;
    return digits.size() > 1 && digits.contains(cell.digits.first());
  });
}

// Returns the number of cells, or 0 when some cell is empty.
std::size_t count_filled_cells(std::string_view line) {
  std::size_t count = 0;
  Fields cells = cells_of(line);
  while (const std::optional<std::string_view> cell = cells.next()) {
    if (cell->empty()) return 0;
    ++count;
  }
  return count;
}

// Reads a row with candidates that numbers cannot be.
std::optional<LineReading> read_candidates(const TextLine& line, Certainty certainty) {
  const std::size_t count = count_filled_cells(line.text);
  const LayoutRef layout = count < 2 || count > kMaxSymbol ? nullptr : row_layout(count, false, line.known);
  if (!layout) return std::nullopt;
  const auto row = read_marked_row(line.text, line.number, layout->side());
  if (!row || !row.value().certain) return std::nullopt;
  std::optional<LineCells> numbers = separated_cells(line.text);
  const bool are_numbers = numbers && numbers->size() == count;
  LineReading reading{are_numbers ? std::move(*numbers) : LineCells(count), false, nullptr, layout, certainty};
  reading.marked = true;
  reading.cells_are_numbers = are_numbers;
  return reading;
}

}  // namespace

std::vector<CellMarks> told_apart(std::vector<CellMarks> marks) {
  const bool has_givens = std::any_of(marks.begin(), marks.end(), [](const CellMarks& cell) { return cell.given; });
  if (!has_givens) return marks;
  for (CellMarks& cell : marks) {
    if (cell.given) continue;
    cell.placed = cell.placed || (cell.starred && cell.digits.size() == 1);
    cell.open = !cell.placed;
  }
  return marks;
}

ParsedPuzzle position_of(const LayoutRef& layout, std::span<const CellMarks> marks, TextFormat format, Position start,
                         bool lone_are_given) {
  NONET_EXPECTS(marks.size() == static_cast<std::size_t>(layout->cell_count()));
  Grid grid(layout);
  Grid givens(layout);
  std::vector<DigitSet> candidates(marks.size());
  for (std::uint16_t index = 0; index < marks.size(); ++index) {
    const CellMarks& cell = marks[index];
    if (is_open(*layout, marks, index)) {
      candidates[index] = cell.digits;
      continue;
    }
    grid.digits()[index] = cell.digits.first();
    if (cell.given || (lone_are_given && !cell.placed)) givens.digits()[index] = cell.digits.first();
  }
  std::string text = write_line(grid);
  ParsedPuzzle position{std::move(givens), format, std::move(text), {}, start};
  if (!(grid == position.grid)) position.grid_now = std::move(grid);
  position.candidates = std::move(candidates);
  return position;
}

Result<MarkedRow, ParseError> read_marked_row(std::string_view line, std::uint32_t number, int side) {
  NONET_EXPECTS(side <= kMaxSymbol);
  const auto size = static_cast<std::size_t>(side);
  MarkedRow row;
  row.cells.reserve(size);
  Fields cells = cells_of(line);
  while (const std::optional<std::string_view> cell = cells.next()) {
    if (row.cells.size() == size) {
      const auto start = static_cast<std::size_t>(cell->data() - line.data());
      const auto found = static_cast<int>(size + 1 + cells.count());
      return ParseError{ParseErrorCode::WrongRowLength, position_in(line, number, start), side, found, {}};
    }
    CellMarks& marks = row.cells.emplace_back();
    std::string_view digits = without_marks(*cell);
    marks.starred = cell->starts_with('*') && cell->ends_with('*') && cell->size() > 2;
    if (digits.size() == 3 && digits.front() == '<' && digits.back() == '>') {
      marks.given = true;
      digits = digits.substr(1, 1);
    }
    if (digits.size() == 2 && digits[0] == kPlacedMark && side < kValueOfPlacedMark) {
      marks.placed = true;
      digits.remove_prefix(1);
    }
    if (const auto wrong = read_digits_of_cell(digits, side, marks)) {
      return bad_symbol(line, number, static_cast<std::size_t>(digits.data() - line.data()) + *wrong, side);
    }
    // Nothing was placed in a cell without a digit.
    if ((marks.placed || marks.given) && marks.digits.empty()) {
      return bad_symbol(line, number, static_cast<std::size_t>(digits.data() - line.data()), side);
    }
    row.certain = row.certain || marks.placed || marks.given || !is_number_up_to(digits, side);
  }
  if (row.cells.size() == size) return row;
  return ParseError{ParseErrorCode::WrongRowLength,
                    position_in(line, number, line.size()),
                    side,
                    static_cast<int>(row.cells.size()),
                    {}};
}

std::optional<LineReading> read_strict_candidates(const TextLine& line) {
  return has_tabs(line.text) ? read_candidates(line, Certainty::Strict) : std::nullopt;
}

std::optional<LineReading> read_spaced_candidates(const TextLine& line) {
  return has_tabs(line.text) ? std::nullopt : read_candidates(line, Certainty::Likely);
}

}  // namespace nonet
