#include "core/formats/played_puzzle_of.h"

namespace nonet {

PlayedPuzzle played_puzzle_of(const LibraryLine& line) {
  PlayedPuzzle puzzle(line.givens, line.grid);
  for (const auto& [cell, digit] : line.removed) puzzle.candidates.erase(cell, digit);
  return puzzle;
}

PlayedPuzzle played_puzzle_of(const ParsedPuzzle& puzzle) {
  return puzzle.library ? played_puzzle_of(*puzzle.library) : PlayedPuzzle(puzzle.grid);
}

}  // namespace nonet
