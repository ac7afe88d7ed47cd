// Judges drafts: decides whether a puzzle that the solver's module has made is as hard as it is to be. A judge is a
// number for JavaScript, because a class would make the glue of the module a third larger.

#include <emscripten/bind.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/api/teaching.h"
#include "wasm/goal_values.h"
#include "wasm/values.h"

namespace nonet::door {

namespace {

struct DraftJudge {
  Difficulty difficulty;
  AddableClues addable;
  // The layout of the last draft. The drafts of one search mostly have one layout.
  LayoutRef layout = nullptr;
};

// The open judges by number; null for a number that is free.
std::vector<std::unique_ptr<DraftJudge>>& judges() {
  static std::vector<std::unique_ptr<DraftJudge>> open;
  return open;
}

val number_of(DraftJudge&& judge) {
  auto& open = judges();
  std::size_t number = 0;
  while (number < open.size() && open[number]) ++number;
  if (number == open.size()) open.emplace_back();
  open[number] = std::make_unique<DraftJudge>(std::move(judge));
  val object = val::object();
  object.set("judge", static_cast<int>(number));
  return object;
}

// The layout of a grid with random regions is known with the first draft, so such a difficulty is not checked.
bool is_impossible(const Difficulty& difficulty, const PuzzleForm& form) {
  return form.jigsaw_side == 0 && check(difficulty, *form.layout);
}

// The error of a search that ended without a puzzle. `tried` is how many drafts were tried when the rarity was
// measured.
val rarity_error() {
  val fields = val::object();
  fields.set("code", text("not-found"));
  fields.set("tried", kTriedForRarity);
  val object = val::object();
  object.set("error", fields);
  return object;
}

// The error of a level that puzzles of the layout do not have, or hardly ever: `levels` are those that they have.
val level_error(const Layout& layout) {
  std::string levels;
  for (const Level level : levels_made(layout)) levels += (levels.empty() ? "" : ",") + std::string(name_of(level));
  val object = error_object("level-not-made");
  object["error"].set("levels", text(levels));
  return object;
}

// True when check() or error_of_rarity() refuses the difficulty for its level.
bool is_error_of_level(DifficultyError error, const Difficulty& difficulty) {
  return error == DifficultyError::RareLevel ||
         (error == DifficultyError::LevelNeverNeeded && difficulty.level.value_or(Level::Easy) > Level::Easy);
}

// `{judge}`, a number. When the goal names no number of attempts, a technique that is too rare is an error at once, as
// in read_goal().
val open_judge(val goal) {
  const GoalFields fields = goal_fields_of(goal);
  const auto form = read_form(fields);
  if (!form) return error_object(form.error());
  const auto difficulty = read_difficulty(fields);
  if (!difficulty) return error_object(difficulty.error());
  if (form.value().jigsaw_side == 0) {
    const Layout& layout = *form.value().layout;
    auto error = check(difficulty.value(), layout);
    if (error && !is_error_of_level(*error, difficulty.value())) return error_object("bad-difficulty");
    if (!error && fields.attempts == 0) error = error_of_rarity(difficulty.value(), layout);
    if (error) return is_error_of_level(*error, difficulty.value()) ? level_error(layout) : rarity_error();
  }
  return number_of({difficulty.value(), addable_clues(form.value())});
}

// `{judge, attempts, isLast}` for search `number` of practice_searches().
val open_practice_judge(val goal, std::string technique_name, int number, double attempts) {
  const auto technique = technique_named(technique_name);
  if (!technique) return error_object("unknown-technique");
  const auto searches = practice_searches(*technique, static_cast<std::uint64_t>(attempts));
  const auto form = read_form(goal_fields_of(goal));
  if (!form) return error_object(form.error());
  const PracticeSearch& search = searches[static_cast<std::size_t>(number)];
  if (is_impossible(search.difficulty, form.value())) return error_object("bad-difficulty");
  val object = number_of({search.difficulty, addable_clues(form.value())});
  object.set("attempts", static_cast<double>(search.attempts));
  object.set("isLast", number + 1 == static_cast<int>(searches.size()));
  return object;
}

void close_judge(int number) { judges()[static_cast<std::size_t>(number)].reset(); }

// The rater's module as a RateFunction: `rate_up_to` is its function `rateUpTo`. None for null.
RateFunction rater_of(const val& rate_up_to) {
  if (rate_up_to.isNull()) return {};
  return [rate_up_to](const Grid& puzzle, const RatingOptions& options) {
    const val answer = rate_up_to(digits_of(puzzle), options.at_most);
    return PuzzleRating{static_cast<RatingStatus>(answer["status"].as<int>()), answer["er"].as<int>()};
  };
}

// Sets `level`, `hardest` and `rating`, "" or 0 for what is not known; `pathCut` when the path takes too much work.
void set_figures(val& object, const PuzzleFigures& figures) {
  object.set("level", text(figures.level ? name_of(*figures.level) : ""));
  object.set("hardest", text(figures.hardest ? row_of(*figures.hardest).id : ""));
  object.set("rating", figures.rating ? figures.rating->er / 10.0 : 0.0);
  if (figures.is_path_cut) object.set("pathCut", true);
}

// `{accepted, distance}`, `puzzle` when clues were added, and the figures of an accepted puzzle. A difficulty with a
// rating needs `rate_up_to`.
val judge_draft(int number, std::string layout_name, val puzzle, val solution, val rate_up_to) {
  DraftJudge& judge = *judges()[static_cast<std::size_t>(number)];
  if (!judge.layout || name_of(*judge.layout) != layout_name) judge.layout = layout_of_name(layout_name).value();
  const GeneratedPuzzle made{grid_of(judge.layout, puzzle), grid_of(judge.layout, solution)};
  const Verdict verdict = nonet::judge(made, judge.difficulty, judge.addable, {}, rater_of(rate_up_to));
  val object = val::object();
  object.set("accepted", verdict.accepted);
  object.set("distance", verdict.distance);
  if (verdict.puzzle.clue_count() != made.puzzle.clue_count()) object.set("puzzle", digits_of(verdict.puzzle));
  if (verdict.accepted) set_figures(object, figures_of(verdict.puzzle, verdict.figures, {}, rater_of(rate_up_to)));
  return object;
}

// `{level, hardest, rating}`. Without `rate_up_to` there is no rating.
val figures(std::string layout_name, val puzzle, val rate_up_to) {
  val object = val::object();
  set_figures(object, figures_of(grid_of(layout_of_name(layout_name).value(), puzzle), {}, {}, rater_of(rate_up_to)));
  return object;
}

// The exercise in a puzzle that the judge of a practice search accepted, or null.
val exercise(int number, std::string technique_name, std::string layout_name, val puzzle, val solution) {
  const LayoutRef layout = layout_of_name(layout_name).value();
  const TechniqueSet& allowed = judges()[static_cast<std::size_t>(number)]->difficulty.allowed;
  const auto found =
      exercise_in(grid_of(layout, puzzle), grid_of(layout, solution), *technique_named(technique_name), allowed);
  return json_object(found ? json_object_of(*found, CellNames::RowColumn).str() : "null");
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_judging) {
  emscripten::function("figures", &figures);
  emscripten::function("openJudge", &open_judge);
  emscripten::function("openPracticeJudge", &open_practice_judge);
  emscripten::function("exercise", &exercise);
  emscripten::function("judge", &judge_draft);
  emscripten::function("closeJudge", &close_judge);
}

}  // namespace nonet::door
