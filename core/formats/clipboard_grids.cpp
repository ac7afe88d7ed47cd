#include "core/formats/clipboard_grids.h"

#include <utility>

#include "core/formats/write.h"

namespace nonet {

namespace {

bool has_all_digits_of(const ParsedPuzzle& position, const ParsedPuzzle& next) {
  for (std::uint16_t index = 0; index < position.grid.digits().size(); ++index) {
    const Digit digit = position.grid.digits()[index];
    if (digit.is_blank() || next.grid.digits()[index] == digit) continue;
    if (next.candidates.empty() || !(next.candidates[index] == DigitSet(digit))) return false;
  }
  return true;
}

// Sets the candidates. The digits are known, so a single digit in an open cell is its only candidate.
void add_candidates(ParsedPuzzle& position, const ParsedPuzzle& next) {
  position.candidates.assign(position.grid.digits().size(), {});
  for (std::uint16_t index = 0; index < position.grid.digits().size(); ++index) {
    if (!position.grid.digits()[index].is_blank()) continue;
    const Digit digit = next.grid.digits()[index];
    if (!digit.is_blank()) {
      position.candidates[index] = DigitSet(digit);
    } else if (!next.candidates.empty()) {
      position.candidates[index] = next.candidates[index];
    }
  }
}

}  // namespace

bool add_grid(ParsedPuzzle& position, const ParsedPuzzle& next) {
  const bool fits = *position.grid.layout() == *next.grid.layout() && position.candidates.empty();
  if (!fits || !has_all_digits_of(position, next)) return false;
  if (position.givens) {
    add_candidates(position, next);
    return true;
  }
  position.givens = std::exchange(position.grid, next.grid);
  position.text = write_line(position.grid);
  position.candidates = next.candidates;
  return true;
}

}  // namespace nonet
