// Solves two puzzles, makes another one, and prints the first hint of the new puzzle. Exit code 0 when all of this has
// worked.

#include <nonet/nonet.h>

#include <cstdio>
#include <optional>

#include "core/grid.h"

namespace {

// Returns the solution of a puzzle that has exactly one. Given candidates, if the text lists any, are a part of the
// puzzle.
std::optional<nonet::Grid> only_solution(const char* text, const nonet::LayoutRef& layout) {
  const auto parsed = nonet::parse_puzzle(text, layout);
  if (!parsed) return std::nullopt;
  const nonet::ParsedPuzzle puzzle = nonet::puzzle_in(parsed.value());
  const nonet::Outcome outcome = nonet::solve(nonet::view_of(puzzle));
  if (outcome.status != nonet::SolveStatus::Unique) return std::nullopt;
  return outcome.solutions.front();
}

}  // namespace

int main() {
  nonet::use_rules();
  const auto solution = only_solution(consumer::kPuzzle, nullptr);
  if (!solution) return 1;
  std::printf("solution %s\n", nonet::write_line(*solution).c_str());
  const auto within_candidates = only_solution(consumer::kPencilMarks, nonet::Layout::with_boxes(2, 2));
  if (!within_candidates) return 2;
  std::printf("within candidates %s\n", nonet::write_line(*within_candidates).c_str());

  const auto made = nonet::generate(nonet::PuzzleForm{}, 1, 0);
  if (!made) return 3;
  const nonet::Grid& made_puzzle = made.value().puzzle;
  const auto step = nonet::next_step(nonet::PuzzleState(made_puzzle));
  if (!step) return 4;
  std::printf("hint %s\n", nonet::json_of(*step, *made_puzzle.layout(), nonet::CellNames::RowColumn).c_str());
  std::printf("count %s\n", nonet::exact_count(made_puzzle).count.to_string().c_str());
  std::printf("version %s contracts %d\n", nonet::version(), nonet::kContractsAreChecked ? 1 : 0);
}
