#pragma once

#include <cstddef>
#include <string>
#include <unordered_set>
#include <utility>

#include "core/grid/grid.h"
#include "core/util/control.h"

namespace nonet {

/// A set of puzzles in which isomorphic puzzles count as one. Keeps a line of text for each of them.
///
/// A puzzle whose canonical form takes more than 200,000 search nodes counts as different from all but itself. That
/// happens only in layouts that are not classic.
class PuzzleClasses {
 public:
  /// Returns false when the set already has the puzzle or an isomorphic one. Takes microseconds for 9×9, milliseconds
  /// for other layouts.
  bool insert(const Grid& puzzle) { return insert_key(key_of(puzzle)); }
  /// The same for the key of a puzzle, which another thread can compute.
  bool insert_key(std::string key) { return keys_.insert(std::move(key)).second; }
  bool contains(const Grid& puzzle, StopToken stop = {}) const {
    return !keys_.empty() && keys_.contains(key_of(puzzle, stop));
  }
  std::size_t size() const { return keys_.size(); }

  /// A text that is the same for isomorphic puzzles and for no others. When a stop was requested, the text of the
  /// puzzle itself.
  static std::string key_of(const Grid& puzzle, StopToken stop = {});

 private:
  std::unordered_set<std::string> keys_;
};

}  // namespace nonet
