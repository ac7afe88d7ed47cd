// Levels of puzzles with own rules: what the module of rules asks while it makes a puzzle of a level, through
// JavaScript. A judge has no state, so each question names the levels.

#include <emscripten/bind.h>

#include <string>

#include "core/api/own_rules.h"
#include "core/api/teaching.h"
#include "wasm/values.h"

namespace nonet::door {

namespace {

// The puzzle of `{layout, cells, rules}`, which the module of rules has made. `rules` is one text.
Puzzle ruled_puzzle_of(const val& position) {
  const LayoutRef layout = layout_of_name(position["layout"].as<std::string>()).value();
  Puzzle puzzle(grid_of(layout, position["cells"]));
  const auto rules = read_rules(position["rules"].as<std::string>(), *layout);
  for (const Rule& rule : rules.value()) static_cast<void>(puzzle.add(rule));
  return puzzle;
}

LevelJudge judge_of(const std::string& levels) { return {level_range_of(levels).value(), {}}; }

int stages(std::string levels) { return judge_of(levels).stages(); }

// The candidates that are left; an empty array when the techniques solve the puzzle.
val left(std::string levels, val position, int stage) {
  LevelJudge judge = judge_of(levels);
  if (judge.passes(ruled_puzzle_of(position), stage)) return val::array();
  return typed_array_of(judge.left());
}

// `{accepted, level, hardest}`.
val accept(std::string levels, val position) {
  LevelJudge judge = judge_of(levels);
  val object = val::object();
  object.set("accepted", judge.accepts(ruled_puzzle_of(position)));
  if (const auto& figures = judge.figures()) {
    object.set("level", text(name_of(figures->level)));
    object.set("hardest", text(row_of(figures->hardest).id));
  }
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_rule_levels) {
  use_rule_teaching(&kRuleTeachingPart);
  emscripten::function("stages", &stages);
  emscripten::function("left", &left);
  emscripten::function("accept", &accept);
}

}  // namespace nonet::door
