#include "cli/commands/missed_goal.h"

#include <string_view>

#include "cli/commands/teaching.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

std::string times(std::uint64_t count) { return count == 1 ? "once" : std::to_string(count) + " times"; }

// What the nearest puzzle is like, after "The nearest ".
std::string description_of(const Verdict& nearest, const PuzzleGoal& goal) {
  switch (*nearest.failed) {
    case GoalPart::Rating:
      if (!nearest.figures.rating) return "is solved by singles";
      return (nearest.figures.rating->is_bound() ? "has at least the rating " : "has the rating ") +
             decimal_of(nearest.figures.rating->er);
    case GoalPart::Level:
      return nearest.figures.level ? "has the level " + std::string(name_of(*nearest.figures.level))
                                   : "is harder than the level " + std::string(name_of(*goal.difficulty.level));
    case GoalPart::Allowed: return "is not solved by the allowed techniques";
    case GoalPart::Required: return "does not need " + names_of(goal.difficulty.required);
    case GoalPart::Shown: return "does not show " + names_of(goal.difficulty.shown) + " on its path";
    case GoalPart::Steps: return "has a path with another number of steps";
    case GoalPart::New: return "is isomorphic to a puzzle of --avoid, or has its solution";
    case GoalPart::Work: return "takes too much work to find its level";
    case GoalPart::Form: break;
  }
  return {};
}

std::string_view name_of_part(GoalPart part) {
  switch (part) {
    case GoalPart::Form: return "the clues";
    case GoalPart::Level: return "the level";
    case GoalPart::Allowed: return "the allowed techniques";
    case GoalPart::Required: return "--needs";
    case GoalPart::Shown: return "--technique";
    case GoalPart::Steps: return "--steps";
    case GoalPart::Rating: return "the rating";
    case GoalPart::New: return "--avoid";
    case GoalPart::Work: return "the limit of work";
  }
  return {};
}

}  // namespace

std::string sentence_of(const MissedGoal& missed, const PuzzleGoal& goal) {
  if (missed.error != GenerateError::NotFound) return sentence_of(missed.error);
  std::string sentence =
      missed.tried == 1 ? "One puzzle was tried." : std::to_string(missed.tried) + " puzzles were tried.";
  const bool is_classic = goal.form.jigsaw_side == 0 && goal.form.layout->is_classic();
  if (is_classic && goal.form.most_clues == kFewestClassicClues && !missed.nearest) {
    return sentence +
           " None of them has 17 clues, which hardly any puzzle has. Use --clues 18, another --seed or more "
           "--attempts.";
  }
  const std::size_t pattern = goal.form.pattern.size();
  if (pattern != 0 && !missed.nearest) {
    return sentence + " None of them has clues in the " + std::to_string(pattern) +
           " cells of --pattern and a single solution. Use a pattern with more clues, or more --attempts.";
  }
  if (missed.nearest) {
    sentence +=
        " The nearest " + description_of(*missed.nearest, goal) + ": " + write_line(missed.nearest->puzzle) + '.';
  }
  sentence += " Not met:";
  std::string_view separator = " ";
  for (int part = 0; part < kGoalParts; ++part) {
    const std::uint64_t count = missed.failed[static_cast<std::size_t>(part)];
    if (count == 0) continue;
    sentence.append(separator).append(name_of_part(static_cast<GoalPart>(part))) += ' ' + times(count);
    separator = ", ";
  }
  return sentence + ". Use another --seed, a wider goal or more --attempts.";
}

}  // namespace nonet
