#include "core/formats/blocks/section_block.h"

#include <algorithm>
#include <utility>

#include "core/formats/blocks/signs.h"
#include "core/formats/line_reading.h"
#include "core/formats/symbols.h"
#include "core/util/split.h"

namespace nonet {

namespace {

constexpr std::uint32_t kOneLine = 1u << 16;

// The lines that the reader knows itself begin grids.
bool is_section(std::string_view text) {
  if (text.size() < 3 || text.front() != '[' || text.back() != ']') return false;
  const std::string_view name = text.substr(1, text.size() - 2);
  return std::all_of(name.begin(), name.end(), is_ascii_letter) && name != "Puzzle" && name != "State";
}

void add_section(ParsedPuzzle& puzzle, std::string_view section) {
  const std::vector<std::string_view> lines = split(section, '\n');
  const auto side = static_cast<std::size_t>(puzzle.grid.side());
  if (lines[0].find("[PencilMarks]") == std::string_view::npos || lines.size() != side + 1 || side > kMaxSymbol) return;
  std::vector<DigitSet> candidates;
  bool has_marks = false;
  for (std::size_t row = 1; row <= side; ++row) {
    const std::vector<std::string_view> cells = split(lines[row], ',');
    if (cells.size() != side) return;
    for (const std::string_view cell : cells) {
      const bool is_blank = puzzle.digits().digits()[candidates.size()].is_blank();
      DigitSet marks;
      for (const char symbol : cell) {
        const int value = value_of_symbol(symbol);
        if (value > 0 && value <= puzzle.grid.side()) marks.insert(Digit{static_cast<std::uint8_t>(value)});
      }
      has_marks = has_marks || (is_blank && !marks.empty());
      if (is_blank && marks.empty()) marks = DigitSet::full(puzzle.grid.side());
      candidates.push_back(is_blank ? marks : DigitSet());
    }
  }
  if (has_marks) puzzle.candidates = std::move(candidates);
}

}  // namespace

bool begins_section(std::string_view line) {
  const std::string_view text = without_space_around(line);
  return text == "[PencilMarks]" || text == "[Colors]" || text == "[Colours]";
}

bool begins_section_below(std::string_view line, const ParsedPuzzle& grid) {
  return grid.format == TextFormat::Sdk && is_section(without_space_around(line));
}

bool continues_section(const OpenBlock& block, std::string_view line) {
  constexpr std::uint32_t kUsualSide = 9;
  const std::string_view text = without_space_around(line);
  const std::uint32_t side = block.state() % kOneLine == 0 ? kUsualSide : block.state() % kOneLine;
  return !text.empty() && text[0] != '[' && text[0] != '#' && block.state() / kOneLine <= side;
}

std::uint32_t section_state_after(std::uint32_t state, std::string_view) { return state + kOneLine; }

std::vector<ReadItem> read_section_block(const TextBlock& block) {
  if (block.grid == nullptr) return {bad_symbol(block.text, block.number, 0, 0)};
  ParsedPuzzle puzzle = *block.grid;
  add_section(puzzle, block.text);
  return {std::move(puzzle)};
}

}  // namespace nonet
