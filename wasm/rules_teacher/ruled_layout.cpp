#include <emscripten/bind.h>

#include <string>
#include <utility>
#include <vector>

#include "core/api/own_rules.h"
#include "wasm/teacher/taught_layout.h"

namespace nonet::door {

LayoutRef taught_layout(const val& position) {
  Grid grid(layout_of_name(position["layout"].as<std::string>()).value());
  std::vector<RuleLine> rules;
  for (const val& rule : emscripten::vecFromJSArray<val>(position["rules"])) {
    rules.push_back({rule.as<std::string>(), 1, 0});
  }
  if (rules.empty()) return grid.layout();
  ParsedPuzzle puzzle{.grid = std::move(grid), .format = TextFormat::Line, .text = {}, .comment = {}, .start = {}};
  static_cast<void>(add_rules(puzzle, rules));
  return with_rules_in_layout(std::move(puzzle)).value().grid.layout();
}

}  // namespace nonet::door
