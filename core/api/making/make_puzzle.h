#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/api/making/puzzle_classes.h"
#include "core/api/teaching/goal_hash.h"
#include "core/api/teaching/puzzle_judge.h"
#include "core/generate/draft_search.h"

namespace nonet {

/// What a puzzle is to be.
struct PuzzleGoal {
  PuzzleForm form;
  Difficulty difficulty;
  /// Puzzles to avoid, with all puzzles that count as one of them. Null for none.
  const PuzzleClasses* avoid = nullptr;
  /// How many puzzles are tried at most.
  std::uint64_t attempts = 100'000;
  /// True when the level, the hardest technique and the rating of the puzzle are wanted too.
  bool wants_figures = false;
  /// read_goal() sets the hash. 0: the drafts depend on the form and the seed alone, and not on the rest of the goal.
  GoalHash hash = 0;
};

/// The reason why no puzzle can meet a goal.
using ImpossibleGoal = std::variant<GenerateError, DifficultyError>;

/// Returns why no puzzle can meet the goal; none when one may exist. make_puzzle() and make_puzzles() must not be
/// called with an impossible goal.
std::optional<ImpossibleGoal> check(const PuzzleGoal& goal);

/// Why fields are no goal, or a goal that no puzzle can meet.
using GoalRefusal = std::variant<GoalError, GenerateError, DifficultyError>;

/// Reads a goal and checks it. `avoid` as in PuzzleGoal. When the fields name no number of attempts, a goal that asks
/// for too rare a technique is refused, too: see error_of_rarity(). Every door reads its goals by this function, or by
/// the two parts of it: read_form() and read_difficulty().
Result<PuzzleGoal, GoalRefusal> read_goal(const GoalFields& fields, const PuzzleClasses* avoid = nullptr);

struct MadePuzzle {
  GeneratedPuzzle generated;
  /// What the judge found out. Complete when the goal wants figures.
  PuzzleFigures figures;
  /// How many puzzles were tried, this one included.
  std::uint64_t tried = 0;
  /// How many of these attempts gave no puzzle of the form. For the methods of classrooms: how many had several
  /// solutions.
  std::uint64_t without_form = 0;
};

/// Why no puzzle was made, and which puzzle came nearest to the goal.
struct MissedGoal {
  /// NotFound when the attempts were used up.
  GenerateError error = GenerateError::NotFound;
  std::uint64_t tried = 0;
  /// How many of the puzzles did not meet a part of the goal, by GoalPart. Each puzzle counts once, for the first part
  /// that it fails.
  std::array<std::uint64_t, kGoalParts> failed{};
  /// The verdict on the puzzle that came nearest; none when no puzzle was judged.
  std::optional<Verdict> nearest;
};

using PuzzleOutcome = Result<MadePuzzle, MissedGoal>;

/// Makes puzzle `index` of `seed`: judges one draft after the other until one meets the goal. The puzzle is a function
/// of the goal, the seed and the index, on every platform.
///
/// Of `control`, the stop token and the progress are used. Progress is reported before each draft: the fraction is the
/// share of the attempts, and `found` the number of drafts tried.
PuzzleOutcome make_puzzle(const PuzzleGoal& goal, std::uint64_t seed, std::uint64_t index = 0,
                          const Control& control = {});

/// Makes the puzzles `first` to `first + count - 1` of `seed`: the same as so many calls of make_puzzle(). Faster when
/// the goal has a form alone, because the puzzles are then made side by side. Ends after the first puzzle that was
/// missed.
std::vector<PuzzleOutcome> make_puzzles(const PuzzleGoal& goal, std::uint64_t seed, std::uint64_t first,
                                        std::size_t count, const Control& control = {});

}  // namespace nonet
