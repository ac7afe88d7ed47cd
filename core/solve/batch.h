#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/grid/cell.h"
#include "core/grid/puzzle.h"
#include "core/util/control.h"

namespace nonet {

struct SolveBackend;

/// 81 digits, row by row, blanks as 0.
using ClassicPuzzle = std::array<Digit, 81>;

/// A classic puzzle with given candidates. For each cell, row by row, the digits that it may have: bit i is digit i
/// + 1. A cell with a given has one digit. Bits above the lowest nine are 0.
using ClassicCandidates = std::array<std::uint16_t, 81>;

/// Returns a puzzle in this form. The layout must be classic.
ClassicCandidates classic_candidates(const PuzzleView& puzzle);
ClassicCandidates classic_candidates(const ClassicPuzzle& puzzle);

/// The answer to one puzzle of a batch.
struct BatchAnswer {
  /// The number of solutions found, at most the limit. 0 for contradictory givens too.
  std::uint32_t count = 0;
  std::uint32_t guesses = 0;
  /// The solution that ClassicSearch finds first. Meaningless when `count` is 0.
  ClassicPuzzle solution;
  /// False when the batch was stopped before the search of this puzzle ended. The other members are meaningless then.
  bool is_known = true;

  static BatchAnswer unknown() {
    BatchAnswer answer;
    answer.is_known = false;
    return answer;
  }
};

/// Solves many classic puzzles at once, as many in lockstep as the instruction set has lanes. Returns true when every
/// answer is known, false when `stop` ended the work early; BatchAnswer::is_known then says which answers are known.
/// The token is looked at before the first search node and at least every 1024 nodes of each lane, which is every
/// millisecond or so.
///
/// `answers` has the length of `puzzles`. Answer i belongs to puzzle i and depends on puzzle i alone: counts, solutions
/// and guesses are the same on every instruction set, in every batch, and in ClassicSearch. `limit` is at least 1; 2
/// proves uniqueness.
///
/// Memory: 10 KB a lane. A call is most efficient with some hundred puzzles or more.
bool solve_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 StopToken stop = {});
/// Does the same with given candidates. A puzzle in which every cell has one digit or all digits gets the same answer,
/// guesses included, as in the form without given candidates.
bool solve_batch(std::span<const ClassicCandidates> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 StopToken stop = {});

/// Does the same with the kernels of one instruction set (solve_backend.h), for tests and benchmarks.
bool solve_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend, StopToken stop = {});
bool solve_batch(std::span<const ClassicCandidates> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend, StopToken stop = {});

/// Returns the answer that solve_batch() gives to one puzzle; null when the search takes more than `node_budget` search
/// nodes.
std::optional<BatchAnswer> solve_within(const ClassicPuzzle& puzzle, std::uint32_t limit,
                                        std::uint64_t node_budget = kUnlimited);
std::optional<BatchAnswer> solve_within(const ClassicCandidates& puzzle, std::uint32_t limit,
                                        std::uint64_t node_budget = kUnlimited);

}  // namespace nonet
