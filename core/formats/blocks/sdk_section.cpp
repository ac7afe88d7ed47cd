#include "core/formats/blocks/sdk_section.h"

#include "core/formats/symbols.h"
#include "core/util/split.h"

namespace nonet {

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

}  // namespace nonet
