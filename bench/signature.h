#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/solve/batch.h"

/// The signature: a fixed corpus, made by our own generator from fixed seeds, solved and hashed over all that is found. It
/// is the same on every backend, by search and by batch, native and as WebAssembly. A change of results, of guesses or of
/// what the generator makes of a seed changes it; the commit that does so says the new one.
namespace nonet {

/// With how many solutions a puzzle of the corpus is left.
inline constexpr std::uint32_t kSignatureLimit = 8;

/// The corpus: puzzles with many clues and with as few as possible, with and without symmetry, each also with clues
/// taken away (several solutions), added, and wrong (mostly none); the blank grid. 2001 of them, made in 0.1 s.
std::vector<ClassicPuzzle> signature_corpus();

/// FNV-1a, 64 bits, over count, guesses and first solution of each answer in turn. Numbers go in as four bytes, lowest
/// first, whatever the order of the machine.
std::uint64_t signature_of(std::span<const BatchAnswer> answers);

}  // namespace nonet
