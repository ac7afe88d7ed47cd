#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/rules/guess_choice.h"
#include "core/rules/network.h"
#include "core/rules/node.h"
#include "core/rules/puzzle_network.h"
#include "core/util/search.h"

namespace nonet {

/// Depth-first search for the solutions of a puzzle with own rules, one at a time. The order of the solutions depends
/// on the puzzle and the edition alone. Memory: at most cell_count() states of 2 bytes a cell.
class RuleSearch {
 public:
  static constexpr int kMaxSide = 16;

  /// True when the layout has at most kMaxSide digits and kMaxSide² cells and the search knows what all rules of the
  /// puzzle mean.
  static bool supports(const PuzzleView& puzzle);

  /// The puzzle must be supported. It need not outlive the search.
  explicit RuleSearch(const PuzzleView& puzzle, RuleSearchEdition edition = RuleSearchEdition::Second);
  explicit RuleSearch(const RuledPuzzle& puzzle);
  // The node refers to the network.
  RuleSearch(const RuleSearch&) = delete;
  RuleSearch& operator=(const RuleSearch&) = delete;

  /// Continues to the next solution. When the meter ended the last call, continues where that call ended.
  SearchEvent next(NodeMeter& meter);
  /// Writes the solution found by the last call of next(). `digits` must have one element for each cell.
  void write_solution(std::span<Digit> digits) const;

  const SearchStats& stats() const { return stats_; }
  double share_done() const { return course_.share_done(); }
  std::uint64_t found() const { return course_.found(); }

 private:
  struct OpenNode {
    // The share of the search tree below the node: see SearchShare.
    double weight;
    // Resuming the node eliminates the guessed digit.
    RuleGuess guess;
  };

  bool propagate();
  // Chooses the next guess when it is not solved.
  bool is_solved();
  void branch();
  bool resume_newest_open_node();
  bool must_begin_again();
  void begin_again();

  std::shared_ptr<const RuleNetwork> network_;
  RuleNode node_;
  SearchStats stats_;
  SearchCourse course_;
  std::vector<OpenNode> open_nodes_;
  // The candidates of the open nodes, one node after the other.
  std::vector<DigitMask> open_candidates_;
  GuessChoice choice_;
  // The last guess, or the last that was reversed.
  RuleGuess guess_;
  const bool may_begin_again_;
  // How many dead ends and solutions the search still has before it begins at the root again.
  std::uint64_t patience_;
  std::uint64_t next_patience_;
  // The candidates of the root. Those of guesses that were refuted are gone.
  std::vector<DigitMask> root_;
  // The solution that the search has found, which it would find once more after it began again.
  std::vector<DigitMask> only_solution_;
};

}  // namespace nonet
