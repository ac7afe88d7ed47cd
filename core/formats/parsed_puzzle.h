#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/formats/digit_style.h"
#include "core/formats/library_line.h"
#include "core/formats/parse_error.h"
#include "core/formats/text_format.h"
#include "core/grid/digit_set.h"
#include "core/grid/grid.h"

namespace nonet {

struct JsonValue;

/// A puzzle as it was read, or as it is to be written: the puzzle as it was set, and what a player has done so far if
/// the format says it.
struct ParsedPuzzle {
  /// The givens: the puzzle as it was set. All digits of a format that does not tell entries from givens.
  Grid grid;
  TextFormat format;
  /// The puzzle as answers repeat it: byte for byte when it was written as symbols on one line, otherwise as
  /// write_line() does.
  std::string text;
  /// The text after the puzzle on its line.
  std::string comment;
  /// Where the puzzle begins.
  Position start;
  /// The givens and the entries. None when the format does not tell entries from givens.
  std::optional<Grid> grid_now = std::nullopt;
  /// The candidates that the text lists for each cell, none for a cell with a digit. Empty when the format lists no
  /// candidates. The list may lack candidates that the rules allow, and may have candidates that they forbid.
  std::vector<DigitSet> candidates = {};
  /// How the text writes digits above 9; of no meaning up to side 9.
  DigitStyle style = DigitStyle::NineThenLetters;
  /// The header lines of TextFormat::Sdk, without their `#`: a letter and a text, such as `ARuud`.
  std::vector<std::string> headers = {};
  /// The whole library line, for TextFormat::Library: also what is to be found. Null for other formats.
  std::shared_ptr<const LibraryLine> library = nullptr;
  /// The own rules of the puzzle. They fit the layout.
  RuleSet rules = {};
  /// The names of rules that the text has and that are not among `rules`, because Nonet does not know them: as the
  /// other program writes them, each once. An answer for this puzzle is an answer without these rules.
  std::vector<std::string> unread_rules = {};
  /// Why the first of the unread rules that no digits can keep is refused, such as a cage with more cells than digits.
  std::optional<ParseError> impossible_rule = std::nullopt;
  /// The names of what the text only draws, each once. It has no meaning for the solutions.
  std::vector<std::string> drawings = {};
  /// In what the reading of the drawing that counts differs from the first reading, because only so the puzzle has one
  /// solution: text_of(ReadingStep), one each.
  std::vector<std::string> reading = {};
  /// The text of SudokuPad or f-puzzles that draws or tells rules in words, for suggested_rules(). Null for other
  /// texts.
  std::shared_ptr<const JsonValue> document = nullptr;
  /// What the text calls the puzzle, who made the puzzle, the rules in the words of the author, and what the author
  /// says to whoever has solved the puzzle. Each is empty when the text does not say it.
  std::string title = {};
  std::string author = {};
  std::string ruleset = {};
  std::string message = {};
  /// The solution that the author gives with the puzzle, when it has a digit for each cell.
  std::optional<Grid> author_solution = std::nullopt;
  /// The notes of a player for each cell: in the middle of the cell, and in its corners. Only formats that tell notes
  /// from `candidates` have them; each list is empty when the text has none.
  std::vector<DigitSet> notes = {};
  std::vector<DigitSet> corner_notes = {};

  /// True when the text says more than the givens.
  bool is_position() const {
    return grid_now.has_value() || !candidates.empty() || !notes.empty() || !corner_notes.empty();
  }
  /// The digits on the board: the givens and the entries.
  const Grid& digits() const { return grid_now ? *grid_now : grid; }
  /// True when the puzzle has rules beside those of its layout, read or not.
  bool has_rules() const { return !rules.empty() || !unread_rules.empty(); }
};

/// Returns how the text writes digits above 9, as name_of(DigitStyle) says it; empty up to side 9.
std::string_view alphabet_of(const ParsedPuzzle& puzzle);

/// Returns the puzzle that a position began from: its givens alone, without entries and candidates.
ParsedPuzzle without_entries(ParsedPuzzle position);

/// A puzzle, or the reason why there is none at this position of the text.
using ReadItem = std::variant<ParsedPuzzle, ParseError>;

/// Returns a library line as a puzzle.
ParsedPuzzle puzzle_of(LibraryLine line, std::uint32_t number);

/// Returns the position of a puzzle as it was read. The candidates of a blank cell are those that the text lists,
/// except for digits of its peers. Sides up to 64.
PlayedPuzzle played_puzzle_of(const ParsedPuzzle& puzzle);

/// Adds the next grid of a text to the position that the grids before it describe: after one grid the digits or the
/// candidates, after two grids the candidates. Programs for players put such grids on the clipboard (.ss) and into
/// files
/// (.sdk). Returns false, and changes nothing, when the grid does not continue the position: it has another layout, or
/// lacks a digit of it.
bool add_grid(ParsedPuzzle& position, const ParsedPuzzle& next);

}  // namespace nonet
