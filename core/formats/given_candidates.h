#pragma once

#include <optional>
#include <string_view>

#include "core/formats/parsed_puzzle.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// What the candidates that a text lists are: a part of the puzzle, or notes of a player. One rule for all commands.
enum class ListedCandidates : std::uint8_t {
  /// As the format says: given in TextFormat::Masks and TextFormat::PencilMarks if the text tells no placed digits from
  /// givens, and in the formats of puzzles with rules; noted in all other texts. Those other formats write down
  /// positions: what a player has done so far.
  ByFormat,
  Given,
  Noted,
};

/// Returns the value with a name: `given` or `noted`.
std::optional<ListedCandidates> listed_candidates_named(std::string_view name);

/// Returns true if the candidates that a text lists are given candidates of its puzzle.
bool lists_given_candidates(const ParsedPuzzle& position, ListedCandidates meaning = ListedCandidates::ByFormat);

/// Returns the puzzle of a text. If its candidates are given, this is the position as it stands: all digits are givens,
/// and `candidates` has the given candidates of every cell, unless they restrict no cell more than the givens do. By
/// its format, a puzzle with rules of another program has its own givens instead, without the entries of a player.
/// `text` is then a line of TextFormat::Masks, because the digits alone would not be the puzzle. If the candidates are
/// noted, the puzzle has the givens alone, as without_entries() returns it.
ParsedPuzzle puzzle_in(ParsedPuzzle position, ListedCandidates meaning = ListedCandidates::ByFormat);

/// Returns the givens, the given candidates and the own rules of a puzzle that puzzle_in() has returned.
PuzzleView view_of(const ParsedPuzzle& puzzle);

}  // namespace nonet
