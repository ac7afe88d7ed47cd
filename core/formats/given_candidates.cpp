#include "core/formats/given_candidates.h"

#include <utility>

#include "core/formats/mask_lines.h"
#include "core/formats/write.h"
#include "core/grid/candidate_grid.h"

namespace nonet {

namespace {

// Completes the list: a cell with a digit has this digit alone. Returns false if each blank cell has all digits that
// the givens of its peers leave to it.
bool restrict_cells(ParsedPuzzle& puzzle) {
  const CandidateGrid left(puzzle.grid);
  bool restricts = false;
  for (std::uint16_t index = 0; index < puzzle.candidates.size(); ++index) {
    const Digit digit = puzzle.grid.digits()[index];
    if (!digit.is_blank()) {
      puzzle.candidates[index] = DigitSet(digit);
    } else {
      restricts = restricts || !(left[Cell{index}] - puzzle.candidates[index]).empty();
    }
  }
  return restricts;
}

}  // namespace

std::optional<ListedCandidates> listed_candidates_named(std::string_view name) {
  if (name == "given") return ListedCandidates::Given;
  if (name == "noted") return ListedCandidates::Noted;
  return std::nullopt;
}

bool lists_given_candidates(const ParsedPuzzle& position, ListedCandidates meaning) {
  if (position.candidates.empty() || meaning == ListedCandidates::Noted) return false;
  if (meaning == ListedCandidates::Given) return true;
  if (is_foreign(position.format)) return true;
  const bool is_puzzle = position.format == TextFormat::Masks || position.format == TextFormat::PencilMarks;
  return is_puzzle && !position.grid_now;
}

ParsedPuzzle puzzle_in(ParsedPuzzle position, ListedCandidates meaning) {
  if (!lists_given_candidates(position, meaning)) return without_entries(std::move(position));
  // The formats of other programs tell entries from givens, and given candidates from notes.
  const bool has_own_entries = is_foreign(position.format) && meaning == ListedCandidates::ByFormat;
  if (position.grid_now && !has_own_entries) position.grid = *position.grid_now;
  position.grid_now.reset();
  position.notes.clear();
  position.corner_notes.clear();
  position.library.reset();
  if (restrict_cells(position)) {
    position.text = write_mask_line(position.grid, position.candidates);
  } else {
    position.candidates.clear();
    position.text = write_line(position.grid);
  }
  return position;
}

PuzzleView view_of(const ParsedPuzzle& puzzle) { return PuzzleView(puzzle.grid, puzzle.candidates, puzzle.rules); }

}  // namespace nonet
