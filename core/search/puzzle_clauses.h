#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "core/grid/puzzle.h"

namespace nonet {

/// Takes a text piece by piece, each of some ten kilobytes.
using TextSink = std::function<void(std::string_view)>;

/// The number of a candidate in clauses: digit_count × cell + digit, from 1. Cells are numbered from 0 row by row, as
/// everywhere. A negative number says that the candidate is not placed.
std::int64_t number_in_clauses(Candidate candidate, int digit_count);

/// How many clauses write_clauses() writes for a puzzle without another solution to leave out.
std::uint64_t clause_count(const PuzzleView& puzzle);

/// Writes a puzzle as a formula in conjunctive normal form (DIMACS): each cell holds a digit, and only one; each full
/// house holds each digit; cells that must differ do not hold the same digit; the givens; what given candidates leave
/// out. The formula has as many models as the puzzle has solutions. Its parts are the same for each puzzle of a layout,
/// so that whoever doubts it can read it. Own rules of a puzzle are not written. Cost: about 20 bytes for each clause,
/// some 10 500 of a classic puzzle.
///
/// With `solution`, as many digits as the layout has cells, one more clause leaves out this solution: some cell holds
/// another digit. `comment` has lines that begin with `c `.
void write_clauses(const PuzzleView& puzzle, std::span<const Digit> solution, std::string_view comment,
                   const TextSink& sink);

}  // namespace nonet
