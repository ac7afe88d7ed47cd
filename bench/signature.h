#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/solve/batch.h"

/// The signature is a hash of the results of solving a fixed corpus, which our own generator makes from fixed seeds. It
/// is the same on every backend, by search and by batch, native and as WebAssembly. A change of results, of guesses, or
/// of the puzzles that the generator makes from a seed changes the signature; the commit message then gives the new
/// one.
namespace nonet {

/// The number of solutions at which the search of a puzzle of the corpus ends.
inline constexpr std::uint32_t kSignatureLimit = 8;

/// Makes the corpus of 2001 puzzles in 0.1 s: the blank grid, and puzzles with many clues and with as few as possible,
/// with and without symmetry. Each of these also occurs with clues removed (several solutions), with clues added, and
/// with wrong clues (mostly no solution).
std::vector<ClassicPuzzle> signature_corpus();

/// Returns the 64-bit FNV-1a hash of the count, the guesses and the first solution of each answer in turn. A number is
/// hashed as four bytes, the lowest first, on every machine.
std::uint64_t signature_of(std::span<const BatchAnswer> answers);

}  // namespace nonet
