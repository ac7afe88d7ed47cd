#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/api/nonet.h"

namespace nonet::door {

using emscripten::val;

/// Room for many classic puzzles and their answers in the module's memory, which JavaScript fills and reads through views:
/// nothing is copied on the way. A view ends when the memory grows, so each is asked for anew after a call that may
/// allocate (a new batch, a parse, …); solving here allocates too.
class PuzzleBatch {
 public:
  /// At least 1 puzzle. 343 bytes for each.
  explicit PuzzleBatch(unsigned capacity);

  /// Uint8Array: 81 characters a puzzle, `1` to `9`, `.` or `0` for a blank; nothing between two puzzles.
  val input();

  /// Solves the first `puzzles` of the input, at most the capacity, in lockstep; each up to `limit` (at least 1) solutions.
  /// Returns -1, or where in the input the first character stands that is none of a puzzle: nothing is solved then.
  int solve(unsigned puzzles, unsigned limit);
  /// The same answers, one puzzle after the other by the search for one.
  int solve_one_by_one(unsigned puzzles, unsigned limit);

  /// Uint32Array: solutions found for each puzzle, up to the limit.
  val counts();
  /// Uint32Array: search nodes at which one of several candidates was tried.
  val guesses();
  /// Uint8Array: 81 characters a puzzle, its first solution; blanks (`.`) when there is none.
  val solutions();

 private:
  int read(unsigned puzzles);
  void write(unsigned puzzles);

  std::vector<std::uint8_t> input_;
  std::vector<ClassicPuzzle> puzzles_;
  std::vector<BatchAnswer> answers_;
  std::vector<std::uint32_t> counts_;
  std::vector<std::uint32_t> guesses_;
  std::vector<std::uint8_t> solutions_;
};

/// The instruction set that batches are solved with.
std::string batch_backend();

}  // namespace nonet::door
