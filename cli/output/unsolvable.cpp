#include "cli/output/unsolvable.h"

#include "cli/output/repeats.h"

namespace nonet {

bool can_search(const ParsedPuzzle& puzzle, const Place& place, Console& console) {
  if (SolutionStream::supports(*puzzle.grid.layout())) return true;
  const std::string side = std::to_string(puzzle.grid.side());
  console.complain(place, "searching a grid of " + side + "x" + side + " with these rules could take too much memory",
                   ExitCode::NoAnswer);
  return false;
}

void complain_about_no_solution(const Place& place, Console& console) {
  console.complain(place, "no solution", ExitCode::NoAnswer);
}

void complain_about_contradiction(const Grid& puzzle, const Place& place, CellNames names, Console& console) {
  const std::vector<Repeat> repeats = repeats_of(conflicts(puzzle));
  std::string sentence = "contradictory givens: " + sentence_of(repeats.front(), *puzzle.layout(), names);
  if (repeats.size() > 1) sentence += ", and " + std::to_string(repeats.size() - 1) + " more (nonet check names them)";
  console.complain(place, sentence, ExitCode::NoAnswer);
}

}  // namespace nonet
