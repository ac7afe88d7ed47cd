#include "cli/commands/solve_block.h"

#include <algorithm>
#include <utility>

namespace nonet {

void SolveBlock::clear() {
  puzzles.clear();
  symbols_.clear();
  starts_.clear();
  others_.clear();
  weight_ = 0;
}

void SolveBlock::add_classic(std::string_view symbols, const ClassicPuzzle& digits, Position start) {
  puzzles.push_back(digits);
  symbols_ += symbols;
  starts_.push_back(start);
  ++weight_;
}

void SolveBlock::add(ReadItem item) {
  auto* puzzle = std::get_if<ParsedPuzzle>(&item);
  if (puzzle != nullptr) *puzzle = without_entries(std::move(*puzzle));
  if (puzzle != nullptr && puzzle->grid.layout()->is_classic()) {
    ClassicPuzzle digits;
    std::copy(puzzle->grid.digits().begin(), puzzle->grid.digits().end(), digits.begin());
    return add_classic(puzzle->text, digits, puzzle->start);
  }
  weight_ += 1 + (puzzle == nullptr ? 0 : puzzle->grid.digits().size() / 81);
  others_.push_back({puzzles.size(), std::move(item)});
}

}  // namespace nonet
