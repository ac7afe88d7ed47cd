#include "core/api/making/make_puzzle.h"

#include <utility>

namespace nonet {

namespace {

// The distance of a puzzle that meets the goal but is to be avoided.
constexpr double kKnownPuzzle = 1;

std::uint64_t& count_of(MissedGoal& missed, GoalPart part) { return missed.failed[static_cast<std::size_t>(part)]; }

void keep_nearest(MissedGoal& missed, Verdict&& verdict) {
  if (!missed.nearest || verdict.distance < missed.nearest->distance) missed.nearest = std::move(verdict);
}

// True when the first draft of an index that has the form meets the goal.
bool is_form_alone(const PuzzleGoal& goal) { return goal.difficulty.is_any() && goal.avoid == nullptr; }

}  // namespace

std::optional<ImpossibleGoal> check(const PuzzleGoal& goal) {
  if (const auto error = error_in(goal.form)) return ImpossibleGoal(*error);
  if (goal.form.jigsaw_side != 0 && goal.difficulty.rating) return ImpossibleGoal(DifficultyError::NotRatable);
  if (const auto error = check(goal.difficulty, *goal.form.layout)) return ImpossibleGoal(*error);
  return std::nullopt;
}

Result<PuzzleGoal, GoalRefusal> read_goal(const GoalFields& fields, const PuzzleClasses* avoid) {
  const auto form = read_form(fields);
  if (!form) return GoalRefusal(form.error());
  const auto difficulty = read_difficulty(fields);
  if (!difficulty) return GoalRefusal(difficulty.error());
  PuzzleGoal goal{form.value(), difficulty.value(), avoid, attempts_of(fields, form.value(), avoid != nullptr)};
  goal.hash = hash_of_goal(fields, goal.form);
  if (const auto impossible = check(goal)) {
    return std::visit([](const auto error) { return GoalRefusal(error); }, *impossible);
  }
  if (fields.attempts == 0 && goal.form.jigsaw_side == 0) {
    if (const auto rare = error_of_rarity(goal.difficulty, *goal.form.layout)) return GoalRefusal(*rare);
  }
  return goal;
}

PuzzleOutcome make_puzzle(const PuzzleGoal& goal, std::uint64_t seed, std::uint64_t index, const Control& control) {
  DraftSearch search(goal.form, seed_of_goal(goal.hash, seed), index);
  MissedGoal missed;
  std::uint64_t judged = 0;
  const AddableClues addable = goal.difficulty.is_any() ? AddableClues{} : addable_clues(goal.form);
  const auto end = [&](GenerateError error) {
    missed.error = error;
    missed.tried = search.tried();
    count_of(missed, GoalPart::Form) = missed.tried - judged;
    return missed;
  };
  while (true) {
    if (control.progress) {
      control.progress({static_cast<double>(search.tried()) / static_cast<double>(goal.attempts), search.tried()});
    }
    auto draft = search.next(goal.attempts, control.stop);
    if (!draft) return end(draft.error());
    ++judged;
    Verdict verdict = judge(draft.value(), goal.difficulty, addable, control.stop);
    const bool is_known = verdict.accepted && goal.avoid != nullptr &&
                          goal.avoid->contains(verdict.puzzle, draft.value().solution, control.stop);
    if (control.stop.stop_requested()) return end(GenerateError::Stopped);
    if (is_known) {
      verdict.accepted = false;
      verdict.failed = GoalPart::New;
      verdict.distance = kKnownPuzzle;
    }
    if (verdict.accepted) {
      if (goal.wants_figures) verdict.figures = figures_of(verdict.puzzle, verdict.figures, control.stop);
      return MadePuzzle{{std::move(verdict.puzzle), std::move(draft.value().solution)},
                        verdict.figures,
                        search.tried(),
                        search.tried() - judged};
    }
    ++count_of(missed, *verdict.failed);
    search.report(verdict.distance);
    keep_nearest(missed, std::move(verdict));
  }
}

std::vector<PuzzleOutcome> make_puzzles(const PuzzleGoal& goal, std::uint64_t seed, std::uint64_t first,
                                        std::size_t count, const Control& control) {
  std::vector<Draft> drafts(count);
  if (is_form_alone(goal)) {
    std::vector<DraftKey> keys;
    const std::uint64_t own_seed = seed_of_goal(goal.hash, seed);
    for (std::uint64_t i = 0; i < count; ++i) keys.push_back({own_seed, first + i, 0});
    if (auto made = generate_drafts(goal.form, keys, control.stop)) drafts = std::move(made).value();
  }
  std::vector<PuzzleOutcome> outcomes;
  for (std::size_t i = 0; i < count; ++i) {
    if (drafts[i]) {
      MadePuzzle made{std::move(*drafts[i]), {}, 1, 0};
      if (goal.wants_figures) made.figures = figures_of(made.generated.puzzle, {}, control.stop);
      outcomes.emplace_back(std::move(made));
    } else {
      outcomes.push_back(make_puzzle(goal, seed, first + i, control));
    }
    if (!outcomes.back()) break;
  }
  return outcomes;
}

}  // namespace nonet
