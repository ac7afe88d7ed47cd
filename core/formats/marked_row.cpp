#include "core/formats/marked_row.h"

#include <algorithm>
#include <optional>

#include "core/formats/line_reading.h"
#include "core/formats/symbols.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr std::string_view kBetweenCells = " \t|";
constexpr std::string_view kIgnoredMarks = "*#";
constexpr char kPlacedMark = 'u';
constexpr int kValueOfPlacedMark = value_of_symbol(kPlacedMark);

// Returns the next cell at or after an offset, and moves the offset behind it. Empty at the end of the line.
std::string_view next_cell(std::string_view line, std::size_t& offset) {
  const std::size_t start = std::min(line.find_first_not_of(kBetweenCells, offset), line.size());
  offset = std::min(line.find_first_of(kBetweenCells, start), line.size());
  return line.substr(start, offset - start);
}

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

}  // namespace

std::size_t count_marked_cells(std::string_view line) {
  std::size_t count = 0;
  std::size_t offset = 0;
  while (!next_cell(line, offset).empty()) ++count;
  return count;
}

Result<MarkedRow, ParseError> read_marked_row(std::string_view line, std::uint32_t number, int side) {
  NONET_EXPECTS(side <= kMaxSymbol);
  const auto size = static_cast<std::size_t>(side);
  MarkedRow row;
  std::size_t offset = 0;
  for (std::string_view cell = next_cell(line, offset); !cell.empty(); cell = next_cell(line, offset)) {
    if (row.cells.size() == size) {
      const auto start = static_cast<std::size_t>(cell.data() - line.data());
      const auto found = static_cast<int>(count_marked_cells(line));
      return ParseError{ParseErrorCode::WrongRowLength, position_in(line, number, start), side, found, {}};
    }
    CellMarks& marks = row.cells.emplace_back();
    std::string_view digits = without_marks(cell);
    if (digits.size() == 2 && digits[0] == kPlacedMark && side < kValueOfPlacedMark) {
      marks.placed = true;
      digits.remove_prefix(1);
    }
    if (const auto wrong = read_digits_of_cell(digits, side, marks)) {
      return bad_symbol(line, number, static_cast<std::size_t>(digits.data() - line.data()) + *wrong, side);
    }
    // Nothing was placed in a cell without a digit.
    if (marks.placed && marks.digits.empty()) {
      return bad_symbol(line, number, static_cast<std::size_t>(digits.data() - line.data()), side);
    }
    row.certain = row.certain || marks.placed || !is_number_up_to(digits, side);
  }
  if (row.cells.size() == size) return row;
  return ParseError{ParseErrorCode::WrongRowLength,
                    position_in(line, number, line.size()),
                    side,
                    static_cast<int>(row.cells.size()),
                    {}};
}

}  // namespace nonet
