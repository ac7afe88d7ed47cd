// Generates puzzles. A caller asks for drafts one after the other, judges each, and reports how far the draft is from
// its goal.

#include <emscripten/bind.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "wasm/goal_values.h"
#include "wasm/solver/convert.h"

namespace nonet::door {

namespace {

std::string_view name_of(GenerateError error) {
  switch (error) {
    case GenerateError::BadClues:
    case GenerateError::LayoutNotSymmetric:
    case GenerateError::NotSymmetric: return "bad-clues";
    case GenerateError::TooFewClues: return "too-few-clues";
    case GenerateError::LayoutTooLarge: return "layout-too-large";
    case GenerateError::NoFullGrid: return "no-full-grid";
    case GenerateError::KeepImpossible: return "keep-impossible";
    case GenerateError::WrongMethod: return "wrong-method";
    case GenerateError::BadStart: return "bad-goal";
    case GenerateError::BadPattern: return "bad-pattern";
    case GenerateError::NoLineForWord: return "no-line-for-word";
    case GenerateError::NotFound: return "not-found";
    case GenerateError::Stopped: return "aborted";
  }
  return "";
}

// The drafts for one puzzle.
class Drafts {
 public:
  Drafts(PuzzleForm form, std::uint64_t seed, std::uint64_t index) : search_(std::move(form), seed, index) {}

  val next(double attempts) {
    const auto made = search_.next(search_.tried() + static_cast<std::uint64_t>(attempts));
    val object = val::object();
    if (made) {
      object.set("layout", text(name_of(*made.value().puzzle.layout())));
      object.set("puzzle", digits_of(made.value().puzzle));
      object.set("solution", digits_of(made.value().solution));
    } else if (made.error() == GenerateError::NotFound) {
      object.set("none", true);
    } else {
      return error_object(name_of(made.error()));
    }
    return object;
  }

  void report(double distance) { search_.report(distance); }
  double tried() const { return static_cast<double>(search_.tried()); }

 private:
  DraftSearch search_;
};

// Reads the fields of a goal with the digits to keep. None when these digits are no puzzle; then `error` says why.
std::optional<GoalFields> fields_of(const val& goal, val& error) {
  GoalFields fields = goal_fields_of(goal);
  const auto keep = goal["keep"].as<std::string>();
  if (keep.empty()) return fields;
  const auto kept = read(keep, goal["keepLayout"].as<std::string>(), "noted");
  if (!kept) {
    error = error_object(kept.error());
    return std::nullopt;
  }
  fields.keep = kept.value().grid;
  return fields;
}

// Reads a form and checks it. None when it is wrong; then `error` says why.
std::optional<PuzzleForm> form_of(const GoalFields& fields, val& error) {
  auto form = read_form(fields);
  if (!form) {
    error = error_object(form.error());
    return std::nullopt;
  }
  if (const auto refused = error_in(form.value())) {
    error = error_object(name_of(*refused));
    return std::nullopt;
  }
  return std::move(form).value();
}

// `{search, layout, attempts}`: the layout by name, and how many attempts are made. `goal.avoid` has the keys of
// puzzles that the caller avoids.
val open_search(val goal, double seed, double index) {
  val object = val::object();
  const auto fields = fields_of(goal, object);
  if (!fields) return object;
  auto form = form_of(*fields, object);
  if (!form) return object;
  const bool avoids = !goal["avoid"].isUndefined();
  object.set("layout", text(form->jigsaw_side != 0 ? fields->layout : name_of(*form->layout)));
  object.set("attempts", static_cast<double>(attempts_of(*fields, *form, avoids)));
  const std::uint64_t own_seed = seed_of_goal(hash_of_goal(*fields, *form), static_cast<std::uint64_t>(seed));
  object.set("search", val(std::make_shared<Drafts>(std::move(*form), own_seed, static_cast<std::uint64_t>(index))));
  return object;
}

// The first drafts of `count` puzzles from `first`, made side by side: `{layout, puzzles, solutions, clues}`, three
// lists, with "" for an attempt that gave no draft. The lists are empty for random regions, because each puzzle then
// has a layout of its own.
val first_drafts(val goal, double seed, double first, int count) {
  val object = val::object();
  const auto fields = fields_of(goal, object);
  if (!fields) return object;
  const auto form = form_of(*fields, object);
  if (!form) return object;
  const std::uint64_t own_seed = seed_of_goal(hash_of_goal(*fields, *form), static_cast<std::uint64_t>(seed));
  std::vector<DraftKey> keys;
  for (int i = 0; i < count && form->jigsaw_side == 0; ++i) {
    keys.push_back({own_seed, static_cast<std::uint64_t>(first) + static_cast<std::uint64_t>(i), 0});
  }
  const auto drafts = generate_drafts(*form, keys);
  if (!drafts) return error_object(name_of(drafts.error()));
  val puzzles = val::array();
  val solutions = val::array();
  val clues = val::array();
  for (const Draft& draft : drafts.value()) {
    puzzles.call<void>("push", text(draft ? write_line(draft->puzzle) : ""));
    solutions.call<void>("push", text(draft ? write_line(draft->solution) : ""));
    clues.call<void>("push", draft ? draft->puzzle.clue_count() : 0);
  }
  object.set("layout", text(name_of(*form->layout)));
  object.set("puzzles", puzzles);
  object.set("solutions", solutions);
  object.set("clues", clues);
  return object;
}

// `{layout}`: the name of a layout with random regions.
val random_regions(int side, double seed) {
  Random random(static_cast<std::uint64_t>(seed));
  const LayoutRef layout = random_jigsaw(side, random);
  if (!layout) return error_object("no-full-grid");
  val object = val::object();
  object.set("layout", text(name_of(*layout)));
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_generating) {
  emscripten::function("randomRegions", &random_regions);
  emscripten::function("firstDrafts", &first_drafts);
  emscripten::class_<Drafts>("DraftSearch")
      .smart_ptr<std::shared_ptr<Drafts>>("DraftSearchRef")
      .class_function("open", &open_search)
      .function("next", &Drafts::next)
      .function("report", &Drafts::report)
      .function("tried", &Drafts::tried);
}

}  // namespace nonet::door
