#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_text.h"
#include "core/formats/symbols.h"
#include "tests/support/grids.h"

namespace nonet::test {

/// Returns the digits of a grid of any side.
inline std::string shown_digits(const Grid& grid) {
  if (grid.digit_count() <= kMaxSymbol) return symbols_of(grid);
  std::string shown;
  for (const Digit digit : grid.digits()) shown += " " + std::to_string(digit.value);
  return shown;
}

/// Returns a puzzle as its layout and its givens, then its entries if it has some, its rules, and the names of rules
/// that were not read; an error as its code, its line and column, and its symbol.
inline std::string shown_item(const ReadItem& item) {
  if (const auto* error = std::get_if<ParseError>(&item)) {
    return std::string(name_of(error->code)) + "@" + std::to_string(error->position.line) + ":" +
           std::to_string(error->position.column) + (error->symbol.empty() ? "" : " " + error->symbol);
  }
  const auto& puzzle = std::get<ParsedPuzzle>(item);
  const Layout& layout = *puzzle.grid.layout();
  std::string shown = name_of(layout) + " " + shown_digits(puzzle.grid);
  if (puzzle.grid_now) shown += " now " + shown_digits(*puzzle.grid_now);
  for (const Rule& rule : puzzle.rules) shown += "; " + write_rule(rule, layout);
  for (const std::string& name : puzzle.unread_rules) shown += " -" + name;
  return shown;
}

/// Returns all items of a text.
inline std::vector<ReadItem> items_in(std::string_view text, const LayoutRef& layout = nullptr) {
  PuzzleReader reader(layout);
  reader.feed(text);
  reader.finish();
  std::vector<ReadItem> items;
  while (auto item = reader.take()) items.push_back(*std::move(item));
  return items;
}

/// Returns what shown_item() returns for each item of a text.
inline std::vector<std::string> shown_items(std::string_view text, const LayoutRef& layout = nullptr) {
  std::vector<std::string> shown;
  for (const ReadItem& item : items_in(text, layout)) shown.push_back(shown_item(item));
  return shown;
}

}  // namespace nonet::test
