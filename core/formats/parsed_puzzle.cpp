#include "core/formats/parsed_puzzle.h"

#include <utility>

#include "core/formats/write.h"

namespace nonet {

namespace {

// True when each digit of the position is the digit, or the only candidate, of its cell in the next grid.
bool has_all_digits_of(const ParsedPuzzle& position, const ParsedPuzzle& next) {
  const Grid& digits = position.digits();
  for (std::uint16_t index = 0; index < digits.digits().size(); ++index) {
    const Digit digit = digits.digits()[index];
    if (digit.is_blank() || next.digits().digits()[index] == digit) continue;
    if (next.candidates.empty() || !(next.candidates[index] == DigitSet(digit))) return false;
  }
  return true;
}

// Returns the candidates of the next grid in the blank cells. The digits are known, so a single digit in a blank cell
// is its only candidate.
std::vector<DigitSet> candidates_in(const ParsedPuzzle& next, const Grid& digits) {
  std::vector<DigitSet> candidates(digits.digits().size());
  for (std::uint16_t index = 0; index < candidates.size(); ++index) {
    if (!digits.digits()[index].is_blank()) continue;
    const Digit digit = next.digits().digits()[index];
    if (!digit.is_blank()) {
      candidates[index] = DigitSet(digit);
    } else if (!next.candidates.empty()) {
      candidates[index] = next.candidates[index];
    }
  }
  return candidates;
}

// Returns the digits of the next grid and the givens. The next grid lists a given as a candidate when a peer of the
// given still has the same candidate.
Grid with_givens(Grid next, const Grid& givens) {
  for (std::uint16_t index = 0; index < givens.digits().size(); ++index) {
    if (!givens.digits()[index].is_blank()) next.digits()[index] = givens.digits()[index];
  }
  return next;
}

}  // namespace

ParsedPuzzle puzzle_of(LibraryLine line, std::uint32_t number) {
  PlayedPuzzle played = played_puzzle_of(line);
  std::vector<DigitSet> candidates;
  for (std::uint16_t index = 0; index < played.grid.digits().size(); ++index) {
    candidates.push_back(played.candidates[Cell{index}]);
  }
  std::string text = write_line(played.grid);
  ParsedPuzzle puzzle{std::move(played.givens), TextFormat::Library, std::move(text), {}, {number, 1}};
  puzzle.grid_now = std::move(played.grid);
  puzzle.candidates = std::move(candidates);
  puzzle.library = std::make_shared<const LibraryLine>(std::move(line));
  return puzzle;
}

std::string_view alphabet_of(const ParsedPuzzle& puzzle) {
  constexpr int kLastDecimal = 9;
  return puzzle.grid.digit_count() > kLastDecimal ? name_of(puzzle.style) : std::string_view{};
}

ParsedPuzzle without_entries(ParsedPuzzle position) {
  if (position.grid_now) position.text = write_line(position.grid);
  position.grid_now.reset();
  position.candidates.clear();
  position.notes.clear();
  position.corner_notes.clear();
  position.library.reset();
  return position;
}

PlayedPuzzle played_puzzle_of(const ParsedPuzzle& puzzle) {
  PlayedPuzzle played(puzzle.grid, puzzle.digits());
  keep_listed(played, puzzle.candidates);
  return played;
}

bool add_grid(ParsedPuzzle& position, const ParsedPuzzle& next) {
  const bool fits = *position.grid.layout() == *next.grid.layout() && position.candidates.empty();
  if (!fits || !has_all_digits_of(position, next)) return false;
  if (position.grid_now) {
    position.candidates = candidates_in(next, *position.grid_now);
    return true;
  }
  position.grid_now = with_givens(next.digits(), position.grid);
  position.text = write_line(*position.grid_now);
  if (!next.candidates.empty()) position.candidates = candidates_in(next, *position.grid_now);
  return true;
}

}  // namespace nonet
