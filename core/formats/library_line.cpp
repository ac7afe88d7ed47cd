#include "core/formats/library_line.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "core/formats/symbols.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr std::size_t kFields = 7;
constexpr int kMaxSide = 9;

// A field of the line, and its offset in the line.
struct Field {
  std::string_view text;
  std::size_t start = 0;
};

// Returns the fields after the first colon. The last field has the rest of the line.
std::array<Field, kFields> fields_of(std::string_view line) {
  std::array<Field, kFields> fields;
  std::size_t start = 1;
  for (std::size_t i = 0; i < kFields && start <= line.size(); ++i) {
    const std::size_t end = i + 1 < kFields ? std::min(line.find(':', start), line.size()) : line.size();
    fields[i] = {line.substr(start, end - start), start};
    start = end + 1;
  }
  return fields;
}

class LibraryReader {
 public:
  LibraryReader(std::string_view line, std::uint32_t number, LayoutRef layout)
      : line_(line), number_(number), layout_(std::move(layout)) {}

  Result<LibraryLine, ParseError> read() {
    const auto fields = fields_of(line_);
    if (!read_grid(fields[2])) return *error_;
    const std::string_view code = fields[0].text;
    const std::size_t hyphen = std::min(code.find('-'), code.size());
    LibraryLine result{std::string(code.substr(0, hyphen)),
                       std::string(code.substr(std::min(hyphen + 1, code.size()))),
                       std::string(fields[1].text),
                       givens(),
                       grid(),
                       read_candidates(fields[3]),
                       read_candidates(fields[4]),
                       read_candidates(fields[5]),
                       std::string(fields[6].text)};
    if (error_) return *error_;
    return result;
  }

 private:
  int known_side() const { return layout_ ? layout_->side() : kMaxSide; }

  bool read_grid(const Field& field) {
    bool placed = false;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
      const char symbol = field.text[i];
      if (symbol == '+') {
        placed = true;
        continue;
      }
      const int value = value_of_symbol(symbol);
      if (value < 0 || value > kMaxSide) return fail(bad_symbol(line_, number_, field.start + i, known_side()));
      digits_.push_back({Digit{static_cast<std::uint8_t>(value)}, !placed, field.start + i});
      placed = false;
    }
    return choose_layout(field) && fits();
  }

  bool choose_layout(const Field& field) {
    const std::size_t count = digits_.size();
    int side = 2;
    while (side < kMaxSide && static_cast<std::size_t>(side * side) < count) ++side;
    if (!layout_) layout_ = Layout::of_side(side);
    const int expected = layout_ ? layout_->cell_count() : kMaxSide * kMaxSide;
    if (layout_ && layout_->side() <= kMaxSide && count == static_cast<std::size_t>(expected)) return true;
    return fail(
        {ParseErrorCode::WrongLength, position_in(line_, number_, field.start), expected, static_cast<int>(count), {}});
  }

  bool fits() {
    for (const auto& [digit, given, offset] : digits_) {
      if (digit.value <= layout_->side()) continue;
      return fail(
          {ParseErrorCode::NumberTooLarge, position_in(line_, number_, offset), layout_->side(), digit.value, {}});
    }
    return true;
  }

  Grid givens() const {
    Grid grid(layout_);
    for (std::size_t i = 0; i < digits_.size(); ++i) {
      if (digits_[i].given) grid.digits()[i] = digits_[i].digit;
    }
    return grid;
  }
  Grid grid() const {
    Grid grid(layout_);
    for (std::size_t i = 0; i < digits_.size(); ++i) grid.digits()[i] = digits_[i].digit;
    return grid;
  }

  std::vector<Candidate> read_candidates(const Field& field) {
    std::vector<Candidate> candidates;
    std::size_t at = 0;
    while (!error_ && (at = field.text.find_first_not_of(' ', at)) != std::string_view::npos) {
      std::array<int, 3> values{};
      for (int& value : values) value = at < field.text.size() ? number_at(field, at++) : 0;
      if (error_) break;
      if (values[0] == 0 || values[1] == 0 || values[2] == 0) {
        fail(bad_symbol(line_, number_, field.start + std::min(at, field.text.size()) - 1, layout_->side()));
        break;
      }
      candidates.push_back({layout_->cell(values[1] - 1, values[2] - 1), Digit{static_cast<std::uint8_t>(values[0])}});
    }
    return candidates;
  }

  // Returns the number from 1 to the side at an offset of a field. Notes an error and returns 0 when there is none.
  int number_at(const Field& field, std::size_t at) {
    const int value = field.text[at] - '0';
    if (value >= 1 && value <= layout_->side()) return value;
    if (!error_) fail(bad_symbol(line_, number_, field.start + at, layout_->side()));
    return 0;
  }

  bool fail(ParseError error) {
    error_ = std::move(error);
    return false;
  }

  struct GridDigit {
    Digit digit;
    bool given;
    std::size_t offset;
  };

  std::string_view line_;
  std::uint32_t number_;
  LayoutRef layout_;
  std::vector<GridDigit> digits_;
  std::optional<ParseError> error_;
};

void append_candidates(std::string& text, const Layout& layout, const std::vector<Candidate>& candidates) {
  bool first = true;
  for (const auto& [cell, digit] : candidates) {
    if (!first) text += ' ';
    first = false;
    text += symbol_of(digit);
    text += static_cast<char>('1' + layout.row(cell));
    text += static_cast<char>('1' + layout.column(cell));
  }
}

}  // namespace

bool looks_like_library_line(std::string_view line) {
  return line.size() > 2 && line[0] == ':' && line.find(':', 1) != std::string_view::npos &&
         line.find(':', line.find(':', 1) + 1) != std::string_view::npos;
}

Result<LibraryLine, ParseError> read_library_line(std::string_view line, std::uint32_t number,
                                                  const LayoutRef& layout) {
  return LibraryReader(line, number, layout).read();
}

bool names_technique(const LibraryLine& line) { return line.code != kNoCode || line.digits != kNoDigits; }

PlayedPuzzle played_puzzle_of(const LibraryLine& line) {
  PlayedPuzzle puzzle(line.givens, line.grid);
  for (const auto& [cell, digit] : line.removed) puzzle.candidates.erase(cell, digit);
  return puzzle;
}

std::string write_library_line(const LibraryLine& line) {
  NONET_EXPECTS(line.grid.side() <= kMaxSide);
  NONET_EXPECTS(line.givens.layout() && *line.givens.layout() == *line.grid.layout());
  std::string text = ':' + line.code + (line.variant.empty() ? "" : '-' + line.variant) + ':' + line.digits + ':';
  for (std::uint16_t index = 0; index < line.grid.layout()->cell_count(); ++index) {
    const Cell cell{index};
    if (line.givens[cell].is_blank() && !line.grid[cell].is_blank()) text += '+';
    text += symbol_of(line.grid[cell]);
  }
  const Layout& layout = *line.grid.layout();
  for (const auto* candidates : {&line.removed, &line.eliminations, &line.placements}) {
    text += ':';
    append_candidates(text, layout, *candidates);
  }
  return text + ':' + line.extra;
}

}  // namespace nonet
