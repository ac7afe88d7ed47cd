#pragma once

#include <cstddef>
#include <string>
#include <unordered_set>
#include <utility>

#include "core/grid/grid.h"
#include "core/grid/puzzle.h"
#include "core/util/control.h"

namespace nonet {

/// A set of puzzles in which two puzzles count as one when they are isomorphic or have the same solution. Keeps two
/// lines of text for each puzzle.
///
/// From side kSideOfClasses on, isomorphic solutions count as the same. Smaller layouts have few full grids up to
/// isomorphism (2 for side 4, 49 for side 6). So from side kSideOfSolutions on, solutions count as the same when they
/// are equal, and below, they are not compared.
///
/// Puzzles with own rules count as one when they have the same givens and rules, or the same solution as above. Their
/// own isomorphisms are not looked for: from side kSideOfClasses on, isomorphic puzzles have isomorphic solutions.
///
/// A grid whose canonical form takes more than 200,000 search nodes counts as different from all but itself. That
/// happens only in layouts that are not classic.
class PuzzleClasses {
 public:
  static constexpr int kSideOfSolutions = 6;
  static constexpr int kSideOfClasses = 8;

  /// Texts that are the same for puzzles that count as one. `solution` is empty where solutions are not compared.
  struct Keys {
    std::string puzzle;
    std::string solution;
  };

  /// Returns false when the set already has the puzzle or its solution. Takes microseconds for 9×9, milliseconds for
  /// other layouts.
  bool insert(const PuzzleView& puzzle, const Grid& solution) { return insert(keys_of(puzzle, solution)); }
  /// The same for the keys of a puzzle, which another thread can compute.
  bool insert(Keys keys);
  /// The same for a puzzle whose solution is searched for. When the search takes more than 1,000,000 nodes, or the
  /// puzzle has no single solution, only isomorphic puzzles count as this one.
  bool insert(const PuzzleView& puzzle, StopToken stop = {});
  bool contains(const PuzzleView& puzzle, const Grid& solution, StopToken stop = {}) const;
  /// The number of puzzles that were inserted and that the set did not have.
  std::size_t size() const { return size_; }

  static Keys keys_of(const PuzzleView& puzzle, const Grid& solution, StopToken stop = {});

  /// A text that is the same for isomorphic puzzles and for no others. When a stop was requested, or the puzzle has own
  /// rules, the text of the puzzle itself.
  static std::string key_of(const PuzzleView& puzzle, StopToken stop = {});

 private:
  bool has(const std::string& key) const { return !key.empty() && keys_.contains(key); }

  std::unordered_set<std::string> keys_;
  std::size_t size_ = 0;
};

}  // namespace nonet
