// Transformations, canonical forms and isomorphism.

#include <emscripten/bind.h>

#include <string>

#include "wasm/solver/convert.h"

namespace nonet::door {

namespace {

// As many search nodes as a canonical form takes at most; a second or two.
constexpr std::uint64_t kBudget = 200'000;

val step_error(const TransformationStepError& error) {
  val object = error_object(name_of(error.code));
  val fields = object["error"];
  fields.set("line", 1);
  fields.set("column", static_cast<double>(error.offset + 1));
  fields.set("expected", error.expected);
  fields.set("found", error.found);
  fields.set("symbol", text(error.text));
  return object;
}

val transformed_object(const Grid& grid, const Transformation& transformation) {
  val object = val::object();
  object.set("puzzle", write_line(grid));
  object.set("layout", name_of(*grid.layout()));
  object.set("steps", write_transformation(transformation));
  return object;
}

val transform_puzzle(std::string puzzle_text, std::string layout_name, std::string steps) {
  const auto puzzle = read(puzzle_text, layout_name);
  if (!puzzle) return error_object(puzzle.error());
  const auto transformation = parse_transformation(steps, puzzle.value().grid.layout());
  if (!transformation) return step_error(transformation.error());
  return transformed_object(transformation.value()(puzzle.value().grid), transformation.value());
}

val transform_at_random(std::string puzzle_text, std::string layout_name, double seed) {
  const auto puzzle = read(puzzle_text, layout_name);
  if (!puzzle) return error_object(puzzle.error());
  Random random(static_cast<std::uint64_t>(seed));
  const auto transformation = random_transformation(puzzle.value().grid.layout(), random, Control{{}, kBudget, {}});
  if (!transformation) return error_object(name_of(transformation.error()));
  return transformed_object(transformation.value()(puzzle.value().grid), transformation.value());
}

val canonical(std::string puzzle_text, std::string layout_name) {
  const auto puzzle = read(puzzle_text, layout_name);
  if (!puzzle) return error_object(puzzle.error());
  const auto form = canonical_form(puzzle.value().grid, Control{{}, kBudget, {}});
  if (!form) return error_object(name_of(form.error()));
  val object = transformed_object(form.value().grid, form.value().transformation);
  object.set("automorphisms", form.value().automorphisms.to_string());
  return object;
}

val isomorphism(std::string first_text, std::string second_text, std::string layout_name) {
  const auto first = read(first_text, layout_name);
  if (!first) return error_object(first.error());
  const auto second = read(second_text, layout_name);
  if (!second) return error_object(second.error());
  const auto found = find_isomorphism(first.value().grid, second.value().grid, Control{{}, kBudget, {}});
  if (!found) return error_object(name_of(found.error()));
  val object = val::object();
  object.set("steps", found.value() ? text(write_transformation(*found.value())) : val::null());
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_symmetry) {
  emscripten::function("transform", &transform_puzzle);
  emscripten::function("transformAtRandom", &transform_at_random);
  emscripten::function("canonical", &canonical);
  emscripten::function("isomorphism", &isomorphism);
}

}  // namespace nonet::door
