// The symmetry module: transformations, canonical forms and isomorphism.

#include <emscripten/bind.h>

#include <string>

#include "core/api/nonet.h"
#include "wasm/values.h"

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

val transform(val puzzle, std::string steps) {
  const Grid grid = puzzle_of(puzzle);
  const auto transformation = parse_transformation(steps, grid.layout());
  if (!transformation) return step_error(transformation.error());
  return transformed_object(transformation.value()(grid), transformation.value());
}

val transform_at_random(val puzzle, double seed) {
  const Grid grid = puzzle_of(puzzle);
  Random random(static_cast<std::uint64_t>(seed));
  const auto transformation = random_transformation(grid.layout(), random, Control{{}, kBudget, {}});
  if (!transformation) return error_object(name_of(transformation.error()));
  return transformed_object(transformation.value()(grid), transformation.value());
}

val canonical(val puzzle) {
  const auto form = canonical_form(puzzle_of(puzzle), Control{{}, kBudget, {}});
  if (!form) return error_object(name_of(form.error()));
  val object = transformed_object(form.value().grid, form.value().transformation);
  object.set("automorphisms", form.value().automorphisms.to_string());
  return object;
}

val isomorphism(val first, val second) {
  const auto found = find_isomorphism(puzzle_of(first), puzzle_of(second), Control{{}, kBudget, {}});
  if (!found) return error_object(name_of(found.error()));
  val object = val::object();
  object.set("steps", found.value() ? text(write_transformation(*found.value())) : val::null());
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_symmetry) {
  emscripten::function("transform", &transform);
  emscripten::function("transformAtRandom", &transform_at_random);
  emscripten::function("canonical", &canonical);
  emscripten::function("isomorphism", &isomorphism);
}

}  // namespace nonet::door
