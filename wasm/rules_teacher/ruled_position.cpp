#include <emscripten/bind.h>

#include <string>

#include "core/api/own_rules.h"
#include "wasm/teacher/position_to_teach.h"

namespace nonet::door {

PlayedPuzzle position_to_teach(const val& position) {
  const LayoutRef layout = layout_of_name(position["layout"].as<std::string>()).value();
  ParsedPuzzle puzzle{.grid = grid_of(layout, position["givens"]),
                      .format = TextFormat::Line,
                      .text = {},
                      .comment = {},
                      .start = {},
                      .grid_now = grid_of(layout, position["cells"])};
  std::string rules;
  for (const val& rule : emscripten::vecFromJSArray<val>(position["rules"])) rules += rule.as<std::string>() + '\n';
  // The module of rules has written the texts.
  puzzle.rules = read_rules(rules, *layout).value();
  return taught_position(puzzle).value();
}

}  // namespace nonet::door
