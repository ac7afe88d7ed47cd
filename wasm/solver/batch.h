#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/api/nonet.h"

namespace nonet::door {

using emscripten::val;

/// Memory of the module for many classic puzzles and their answers. JavaScript writes and reads it through views, so
/// nothing is copied. A view is invalid after the memory has grown: ask for a new one after each call that may allocate
/// (a new batch, a parse, a call of solve()).
class PuzzleBatch {
 public:
  /// `capacity` is at least 1. Takes 343 bytes for each puzzle.
  explicit PuzzleBatch(unsigned capacity);

  /// Uint8Array: 81 characters for each puzzle, `1` to `9`, and `.` or `0` for a blank; nothing between two puzzles.
  val input();

  /// Solves the first `puzzles` (at most the capacity) of the input in lockstep, each up to `limit` (at least 1)
  /// solutions. Returns -1; or the offset of the first byte of the input that is no symbol of a puzzle, and then solves
  /// nothing.
  int solve(unsigned puzzles, unsigned limit);
  /// Like solve(), with the same answers, but solves one puzzle after the other.
  int solve_one_by_one(unsigned puzzles, unsigned limit);

  /// Uint32Array: solutions found for each puzzle, up to the limit.
  val counts();
  /// Uint32Array: search nodes at which one of several candidates was tried.
  val guesses();
  /// Uint8Array: 81 characters for each puzzle, its first solution; blanks (`.`) when there is none.
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

/// The instruction set with which batches are solved.
std::string batch_backend();

}  // namespace nonet::door
