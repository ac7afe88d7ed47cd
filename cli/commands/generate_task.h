#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

/// What a run of `nonet generate` makes.
struct GenerateTask {
  PuzzleGoal goal;
  /// The puzzles that `goal.avoid` and `ruled->avoid` point to.
  std::unique_ptr<PuzzleClasses> avoid;
  /// With --own-rules: what is made. Then `goal` has no meaning.
  std::optional<RuledGoal> ruled;
  std::uint64_t seed = 0;
  /// The run makes the puzzles with the indexes `first` to `end - 1`.
  std::uint64_t first = 0;
  std::uint64_t end = 1;
};

/// Reads the task from the words of the command, and the files that they name. Complains and returns none when a file
/// cannot be read, when options contradict each other, and when no puzzle can meet the goal.
std::optional<GenerateTask> generate_task(const Arguments& arguments, Console& console);

/// A part of a run: part `part` of `parts`, counted from 1.
struct Shard {
  std::uint64_t part = 1;
  std::uint64_t parts = 1;
};
/// Reads `K/N`; none unless 1 <= K <= N.
std::optional<Shard> shard_named(std::string_view text);

// Each returns a sentence that says what is wrong with the value of an option, or an empty text.
std::string complaint_about_shard(std::string_view value);
std::string complaint_about_level(std::string_view value);
std::string complaint_about_method(std::string_view value);

}  // namespace nonet
