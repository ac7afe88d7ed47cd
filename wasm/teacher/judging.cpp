// Judges drafts: decides whether a puzzle that the solver's module has made is as hard as it is to be. A judge is a number for JavaScript,
// because a class would make the glue of the module a third larger.

#include <emscripten/bind.h>

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/api/teaching.h"
#include "wasm/values.h"

namespace nonet::door {

namespace {

// The form as far as a judge looks at it: which clues may be added.
PuzzleForm form_of(const val& wanted) {
  PuzzleForm form;
  form.symmetry = symmetry_named(wanted["symmetry"].as<std::string>()).value_or(Symmetry::None);
  form.most_clues = wanted["clues"][1].as<int>();
  form.minimal = wanted["minimal"].as<bool>();
  for (const auto cell : emscripten::convertJSArrayToNumberVector<std::uint16_t>(wanted["pattern"])) {
    form.pattern.push_back(Cell{cell});
  }
  return form;
}

// The techniques of an entry, `""` for none. None when an id is unknown.
std::optional<TechniqueSet> techniques_in(const val& wanted, const char* entry) {
  const auto ids = wanted[entry].as<std::string>();
  return ids.empty() ? TechniqueSet() : techniques_of(ids);
}

// Without a level and a list of allowed techniques, a puzzle that needs a technique needs nothing harder.
TechniqueSet allowed_with(const TechniqueSet& required) {
  TechniqueSet allowed;
  for (const TechniqueRow* row : teaching_order()) {
    if (required.contains(row->technique)) allowed = allowed | practice_techniques(row->technique);
  }
  return allowed | required;
}

std::optional<Difficulty> difficulty_of(const val& wanted) {
  const auto required = techniques_in(wanted, "required");
  const auto allowed = techniques_in(wanted, "allowed");
  const auto forbidden = techniques_in(wanted, "forbidden");
  if (!required || !allowed || !forbidden) return std::nullopt;
  Difficulty difficulty;
  difficulty.required = *required;
  const int level = wanted["level"].as<int>();
  if (level > 0) difficulty.level = static_cast<Level>(level);
  if (!allowed->empty()) {
    difficulty.allowed = *allowed | *required;
  } else if (level == 0 && !required->empty()) {
    difficulty.allowed = allowed_with(*required);
  }
  difficulty.allowed = difficulty.allowed - *forbidden;
  const val rating = wanted["rating"];
  if (rating.isNull()) return difficulty;
  const auto tenths = [&](int end) { return static_cast<Tenths>(std::lround(10 * rating[end].as<double>())); };
  difficulty.rating = RatingRange{tenths(0), tenths(1)};
  return difficulty;
}

struct DraftJudge {
  PuzzleForm form;
  Difficulty difficulty;
  LayoutRef layout = nullptr;
  AddableClues addable = {};
};

// The open judges by number; null for a number that is free.
std::vector<std::unique_ptr<DraftJudge>>& judges() {
  static std::vector<std::unique_ptr<DraftJudge>> open;
  return open;
}

// `{judge}`, a number. The layout of a grid with random regions is known with the first draft, so such a difficulty is not checked.
val open_judge(val form, val wanted) {
  const auto difficulty = difficulty_of(wanted);
  if (!difficulty) return error_object("unknown-technique");
  const auto layout = layout_of_name(form["layout"].as<std::string>());
  if (layout && check(*difficulty, *layout.value())) return error_object("bad-difficulty");
  auto& open = judges();
  std::size_t number = 0;
  while (number < open.size() && open[number]) ++number;
  if (number == open.size()) open.emplace_back();
  open[number] = std::make_unique<DraftJudge>(DraftJudge{form_of(form), *difficulty});
  val object = val::object();
  object.set("judge", static_cast<int>(number));
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

// `{accepted, distance}`, and `puzzle` when clues were added. A difficulty with a rating needs `rate_up_to`.
val judge_draft(int number, std::string layout_name, val puzzle, val solution, val rate_up_to) {
  DraftJudge& judge = *judges()[static_cast<std::size_t>(number)];
  // The drafts of one search mostly have one layout.
  if (!judge.layout || name_of(*judge.layout) != layout_name) {
    judge.layout = layout_of_name(layout_name).value();
    judge.addable = addable_clues(judge.form, judge.layout->side());
  }
  const GeneratedPuzzle made{grid_of(judge.layout, puzzle), grid_of(judge.layout, solution)};
  const Verdict verdict = nonet::judge(made, judge.difficulty, judge.addable, {}, rater_of(rate_up_to));
  val object = val::object();
  object.set("accepted", verdict.accepted);
  object.set("distance", verdict.distance);
  if (verdict.puzzle.clue_count() != made.puzzle.clue_count()) object.set("puzzle", digits_of(verdict.puzzle));
  return object;
}

// `{level, hardest, rating}`, 0 or "" for what is not known. Without `rate_up_to` there is no rating.
val figures(std::string layout_name, val puzzle, val rate_up_to) {
  const PuzzleFigures found =
      figures_of(grid_of(layout_of_name(layout_name).value(), puzzle), {}, rater_of(rate_up_to));
  val object = val::object();
  object.set("level", found.level ? static_cast<int>(*found.level) : 0);
  object.set("hardest", text(found.hardest ? row_of(*found.hardest).id : ""));
  object.set("rating", found.rating ? *found.rating / 10.0 : 0.0);
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_judging) {
  emscripten::function("figures", &figures);
  emscripten::function("openJudge", &open_judge);
  emscripten::function("judge", &judge_draft);
  emscripten::function("closeJudge", &close_judge);
}

}  // namespace nonet::door
