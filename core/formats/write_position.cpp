#include "core/formats/write_position.h"

#include <utility>
#include <vector>

#include "core/formats/boxed_rows.h"
#include "core/formats/mask_lines.h"
#include "core/formats/played_puzzle_of.h"
#include "core/formats/solo_id.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"

namespace nonet {

namespace {

std::vector<DigitSet> candidates_of(const PlayedPuzzle& played) {
  std::vector<DigitSet> candidates;
  for (std::uint16_t index = 0; index < played.grid.digits().size(); ++index) {
    candidates.push_back(played.candidates[Cell{index}]);
  }
  return candidates;
}

std::string write_sdk(const ParsedPuzzle& puzzle) {
  std::string text;
  for (const std::string& header : puzzle.headers) text += '#' + header + '\n';
  return text + "[Puzzle]\n" + write_rows(puzzle.grid);
}

// The puzzle alone without a frame; for a position the puzzle, the digits and the candidates, each in a frame.
std::string write_simple_sudoku(const ParsedPuzzle& puzzle) {
  if (!puzzle.is_position()) return write_plain_boxes(puzzle.grid);
  const PlayedPuzzle played = played_puzzle_of(puzzle);
  return write_framed_boxes(played.givens) + '\n' + write_framed_boxes(played.grid) + '\n' +
         write_pencil_marks(played.grid, candidates_of(played));
}

// A line that asks for nothing: the code 0000 is no technique.
std::string write_library(const ParsedPuzzle& puzzle) {
  const PlayedPuzzle played = played_puzzle_of(puzzle);
  const CandidateGrid all(played.grid);
  LibraryLine line{"0000", "", "x", played.givens, played.grid, {}, {}, {}, ""};
  for (std::uint16_t index = 0; index < played.grid.digits().size(); ++index) {
    const Cell cell{index};
    (all[cell] - played.candidates[cell]).for_each([&](Digit digit) { line.removed.push_back({cell, digit}); });
  }
  return write_library_line(line) + '\n';
}

template <class Write>
std::string with_candidates(const ParsedPuzzle& puzzle, const Write& write) {
  const PlayedPuzzle played = played_puzzle_of(puzzle);
  return write(played, candidates_of(played));
}

// True when the format has a text for every puzzle of this layout, apart from Solo ids.
bool can_hold(TextFormat format, const Layout& layout) {
  constexpr int kLibrarySide = 9;
  switch (format) {
    case TextFormat::Library: return layout.side() <= kLibrarySide;
    case TextFormat::SudokuWiki: return layout.side() == kLibrarySide;
    case TextFormat::Sdk:
    case TextFormat::SimpleSudoku:
    case TextFormat::PencilMarks:
    case TextFormat::Masks: return layout.side() <= kMaxSymbol;
    default: return true;
  }
}

}  // namespace

std::optional<std::string> write(const ParsedPuzzle& puzzle, TextFormat format) {
  if (!can_hold(format, *puzzle.grid.layout())) return std::nullopt;
  switch (format) {
    case TextFormat::Sdk: return write_sdk(puzzle);
    case TextFormat::SimpleSudoku: return write_simple_sudoku(puzzle);
    case TextFormat::Library: return write_library(puzzle);
    case TextFormat::PencilMarks:
      return with_candidates(puzzle, [](const PlayedPuzzle& played, const std::vector<DigitSet>& candidates) {
        return write_pencil_marks(played.grid, candidates);
      });
    case TextFormat::Masks:
      return with_candidates(puzzle, [](const PlayedPuzzle& played, const std::vector<DigitSet>& candidates) {
        return write_mask_line(played.grid, candidates) + '\n';
      });
    case TextFormat::SudokuWiki:
      return with_candidates(puzzle, [](const PlayedPuzzle& played, const std::vector<DigitSet>& candidates) {
        return write_sudoku_wiki_line(played.givens, played.grid, candidates) + '\n';
      });
    case TextFormat::Solo: {
      const std::optional<std::string> id = write_solo_id(puzzle.grid);
      return id ? std::optional(*id + '\n') : std::nullopt;
    }
    default: return write(puzzle.grid, format);
  }
}

}  // namespace nonet
