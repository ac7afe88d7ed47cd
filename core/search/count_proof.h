#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/grid/puzzle.h"
#include "core/search/puzzle_clauses.h"
#include "core/util/control.h"

namespace nonet {

/// A proof that a puzzle has one solution, or none, which nobody needs to believe: a program that knows nothing of
/// sudoku can check it.
///
/// The puzzle is written as clauses (write_clauses). For a puzzle with one solution they say that another one exists.
/// The proof derives a contradiction from them: it lists the clauses that a search learns, each of which follows from
/// those before it by unit propagation (RUP), and the clauses that it forgets, in the format DRAT (Wetzler, Heule and
/// Hunt 2014), as drat-trim reads it. It ends with the empty clause. That the solution is one is seen by looking at it.

/// What became of a proof.
enum class ProofEnd : std::uint8_t {
  Unique,    ///< The proof says that there is no solution but one.
  None,      ///< The proof says that there is no solution.
  Multiple,  ///< There are at least two solutions, so there is nothing to prove. Nothing is written.
  TooLarge,  ///< The puzzle has more than kMostProofClauses clauses. Nothing is written.
  Stopped,   ///< The control ended the work. What is written is no proof.
};

/// Returns `unique`, `none`, `multiple`, `too-large` or `stopped`.
std::string_view name_of(ProofEnd end);

/// As many clauses a puzzle may have: about 400 MB of text. 49×49 has 11 million, 100×100 has 190 million.
inline constexpr std::uint64_t kMostProofClauses = 20'000'000;

struct CountProof {
  ProofEnd end = ProofEnd::Stopped;
  /// The one solution when `end` is Unique.
  std::optional<Grid> solution;
  /// The clauses of the puzzle, and the clauses that the proof learns. The last one is empty.
  std::uint64_t clauses = 0;
  std::uint64_t learnt = 0;
};

/// Where the texts of a proof go: the puzzle in the format DIMACS CNF, and the proof in the format DRAT.
struct ProofSinks {
  TextSink clauses;
  TextSink proof;
};

/// Proves how many solutions a puzzle has, if there are fewer than two. SolutionStream must support the puzzle, which
/// must have no own rules. A search by clauses looks for two solutions; then the clauses are written, and the same
/// search begins anew at them, and comes to its end. A classic puzzle takes some milliseconds.
CountProof prove_count(const PuzzleView& puzzle, const ProofSinks& sinks, const Control& control = {});

}  // namespace nonet
