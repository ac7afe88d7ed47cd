#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_text.h"
#include "tests/catch.h"

namespace nonet::test {

/// Returns a puzzle as its layout, its givens without blanks, and its rules; then what was not read and what is only
/// drawn.
inline std::string foreign_text(const std::string& text, const char* layout = nullptr) {
  const auto read = parse_puzzle(text, layout == nullptr ? nullptr : layout_of_name(layout).value());
  if (!read) {
    const ParseError& error = read.error();
    return std::string(name_of(error.code)) + "@" + std::to_string(error.position.column) + " " + error.symbol;
  }
  const ParsedPuzzle& puzzle = read.value();
  std::string shown = std::string(name_of(puzzle.format)) + " " + name_of(*puzzle.grid.layout());
  for (std::uint16_t index = 0; index < puzzle.grid.digits().size(); ++index) {
    const Digit digit = puzzle.grid.digits()[index];
    const std::string cell = name_of(Cell{index}, *puzzle.grid.layout(), CellNames::RowColumn);
    if (!digit.is_blank()) shown += " " + cell + "=" + std::to_string(digit.value);
    const bool restricted = digit.is_blank() && !puzzle.candidates.empty() &&
                            !(puzzle.candidates[index] == DigitSet::full(puzzle.grid.side()));
    if (!restricted) continue;
    shown += " " + cell + ":";
    puzzle.candidates[index].for_each([&](Digit each) { shown += std::to_string(each.value); });
  }
  for (const Rule& rule : puzzle.rules) shown += "; " + write_rule(rule, *puzzle.grid.layout());
  for (const std::string& name : puzzle.unread_rules) shown += " -" + name;
  for (const std::string& name : puzzle.drawings) shown += " ~" + name;
  return shown;
}

struct ForeignCase {
  std::string text;
  std::string shown;
};

/// Checks that each text is read as `foreign_text` shows it.
inline void check_all(const std::vector<ForeignCase>& cases) {
  for (const ForeignCase& each : cases) {
    CAPTURE(each.text.substr(0, 400));
    CHECK(foreign_text(each.text) == each.shown);
  }
}

}  // namespace nonet::test
