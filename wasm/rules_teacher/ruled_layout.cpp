#include <emscripten/bind.h>

#include <string>
#include <utility>
#include <vector>

#include "core/api/own_rules.h"
#include "wasm/teacher/taught_layout.h"

namespace nonet::door {

LayoutRef taught_layout(const val& position) {
  Grid grid(layout_of_name(position["layout"].as<std::string>()).value());
  const auto rules = emscripten::vecFromJSArray<val>(position["rules"]);
  if (rules.empty()) return grid.layout();
  ParsedPuzzle puzzle{.grid = std::move(grid), .format = TextFormat::Line, .text = {}, .comment = {}, .start = {}};
  PatternWork work;
  for (const val& rule : rules) {
    // The module of rules has written the text.
    static_cast<void>(read_rule_line(rule.as<std::string>(), 1, 0, *puzzle.grid.layout(), work, puzzle.rules));
  }
  return with_rules_in_layout(std::move(puzzle)).value().grid.layout();
}

}  // namespace nonet::door
