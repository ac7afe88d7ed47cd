#include "core/formats/played_puzzle_of.h"

namespace nonet {

PlayedPuzzle played_puzzle_of(const LibraryLine& line) {
  PlayedPuzzle puzzle(line.givens, line.grid);
  for (const auto& [cell, digit] : line.removed) puzzle.candidates.erase(cell, digit);
  return puzzle;
}

PlayedPuzzle played_puzzle_of(const ParsedPuzzle& puzzle) {
  PlayedPuzzle played(puzzle.grid, puzzle.digits());
  for (std::uint16_t index = 0; index < puzzle.candidates.size(); ++index) {
    const Cell cell{index};
    played.candidates.set(cell, played.candidates[cell] & puzzle.candidates[index]);
  }
  return played;
}

}  // namespace nonet
