#include "cli/commands/solve_block.h"

#include <algorithm>
#include <utility>

namespace nonet {

void SolveBlock::clear() {
  puzzles.clear();
  candidates.clear();
  texts_.clear();
  text_ends_.clear();
  starts_.clear();
  others_.clear();
  weight_ = 0;
}

void SolveBlock::add_classic(std::string_view text, const ClassicPuzzle& digits, Position start) {
  BatchBlock::add(digits);
  texts_ += text;
  text_ends_.push_back(texts_.size());
  starts_.push_back(start);
  ++weight_;
}

void SolveBlock::add(ReadItem item, ListedCandidates meaning) {
  auto* puzzle = std::get_if<ParsedPuzzle>(&item);
  if (puzzle != nullptr && puzzle->is_position()) *puzzle = puzzle_in(std::move(*puzzle), meaning);
  if (puzzle != nullptr && puzzle->grid.layout()->is_classic() && !puzzle->has_rules() && !puzzle->document) {
    ClassicPuzzle digits;
    std::copy(puzzle->grid.digits().begin(), puzzle->grid.digits().end(), digits.begin());
    add_classic(puzzle->text, digits, puzzle->start);
    if (view_of(*puzzle).has_given_candidates()) restrict_last(classic_candidates(view_of(*puzzle)));
    return;
  }
  weight_ += 1 + (puzzle == nullptr ? 0 : puzzle->grid.digits().size() / 81);
  others_.push_back({puzzles.size(), std::move(item)});
}

}  // namespace nonet
