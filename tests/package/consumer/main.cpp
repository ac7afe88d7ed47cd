// Solves a puzzle, makes another one, and prints the first hint of the new puzzle. Exit code 0 when all of this has worked.

#include <nonet/nonet.h>

#include <cstdio>

#include "core/grid.h"

int main() {
  const auto puzzle = nonet::parse_puzzle(consumer::kPuzzle);
  if (!puzzle) return 1;
  const nonet::Outcome outcome = nonet::solve(puzzle.value().grid);
  if (outcome.status != nonet::SolveStatus::Unique) return 2;
  std::printf("solution %s\n", nonet::write_line(outcome.solutions.front()).c_str());

  const auto made = nonet::generate(nonet::PuzzleForm{}, 1, 0);
  if (!made) return 3;
  const nonet::Grid& made_puzzle = made.value().puzzle;
  const auto step = nonet::next_step(nonet::PuzzleState(made_puzzle));
  if (!step) return 4;
  std::printf("hint %s\n", nonet::json_of(*step, *made_puzzle.layout(), nonet::CellNames::RowColumn).c_str());
  std::printf("count %s\n", nonet::exact_count(puzzle.value().grid).count.to_string().c_str());
  std::printf("version %s contracts %d\n", nonet::version(), nonet::kContractsAreChecked ? 1 : 0);
}
