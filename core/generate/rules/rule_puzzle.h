#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "core/grid/grid.h"
#include "core/grid/puzzle.h"
#include "core/rules/network.h"
#include "core/util/contracts.h"
#include "core/util/random.h"

namespace nonet {

/// A puzzle with own rules and exactly one solution.
struct GeneratedRulePuzzle {
  Puzzle puzzle;
  Grid solution;
  /// True when each question was decided whether a part can be left out, or two cages can be merged. Otherwise some
  /// part may be unnecessary, or two cages could be one.
  bool every_question_decided = true;
};

/// Why there is no puzzle with own rules.
enum class RulePuzzleError : std::uint8_t {
  BadForm,     ///< The form is impossible, whatever the seed.
  NoFullGrid,  ///< The layout has no full grid, or none was found.
  NotFound,    ///< None of the attempts gave a puzzle of this form.
  NoSolution,  ///< The drawn puzzle that is to be completed has no solution.
  Stopped,     ///< The stop token asked for a stop.
};

/// How many nodes a search may take that asks whether a part is needed, on a grid of so many cells. A node of a larger
/// grid takes longer, and a question that is not decided soon is hardly ever decided later.
constexpr std::uint64_t nodes_of_question(std::size_t cells) {
  constexpr std::uint64_t kNodes = 10'000;
  constexpr std::size_t kUsualCells = 81;
  return cells <= kUsualCells ? kNodes : kNodes * kUsualCells * kUsualCells / (cells * cells);
}

/// The numbers from 0 to count - 1 in random order.
inline std::vector<std::uint16_t> random_order(std::size_t count, Random& random) {
  std::vector<std::uint16_t> order(count);
  std::iota(order.begin(), order.end(), std::uint16_t{0});
  random.shuffle(std::span(order));
  return order;
}

/// Adds a rule that the generator has made, and that fits the layout.
inline void add_made_rule(Puzzle& puzzle, const Rule& rule) {
  const bool refused = puzzle.add(rule).has_value();
  NONET_EXPECTS_ALWAYS(!refused);
}

/// The search that draws puzzles keeps its edition, because a seed would give other puzzles with another
/// (docs/decisions/0086-a-seed-and-a-goal.md).
inline constexpr RuleSearchEdition kEditionOfMaking = RuleSearchEdition::First;

/// The sides for which puzzles with own rules are made.
inline constexpr int kMinRulePuzzleSide = 4;
inline constexpr int kMaxRulePuzzleSide = 16;

}  // namespace nonet
