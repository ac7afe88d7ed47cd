#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "core/formats/parsed_puzzle.h"
#include "core/util/result.h"

namespace nonet {

/// Reads puzzles from a text that arrives in pieces. The reader recognises the formats of TextFormat line by line.
///
/// A line ends with a line feed, a carriage return, or both. Blank lines and lines that begin with # are skipped. A
/// comment that ends in `boxes RxC` names the layout of the puzzles that follow. Comments `# nonet rule RULES` have
/// rules of the next puzzle (rule_text.h). After an error the reader goes on with the next puzzle; the rules of a
/// puzzle with an error are gone with it.
///
/// A grid in a frame of stars, or after the line [Puzzle], is kept until the next content of the text shows whether
/// further grids belong to it: the digits placed since, and the candidates. Every other grid of several lines is kept,
/// too, because the next lines may be its regions or its cages.
///
/// A JSON object may be on several lines, of at most 1 MB together.
///
/// If neither the caller nor a comment names a layout, the number of cells decides the layout. A line of 16 numbers
/// from 0 to 4 can be a 4×4 puzzle or a row of a 16×16 puzzle. The reader keeps up to 16 such lines until a later line
/// shows what they are. Memory: one line of at most 64 KB, two grids, some header lines, at most 1 MB of rules and 4 MB
/// of JSON, and the items not yet taken.
class PuzzleReader {
 public:
  static constexpr std::size_t kMaxLineBytes = std::size_t{1} << 16;

  /// `layout` is the layout that every puzzle must have. If `layout` is null, the reader recognises the layout of each
  /// puzzle.
  explicit PuzzleReader(LayoutRef layout = nullptr);
  PuzzleReader(PuzzleReader&&) noexcept;
  PuzzleReader& operator=(PuzzleReader&&) noexcept;
  ~PuzzleReader();

  /// Lets the reader join the five grids of a samurai (five_grids.h). take() then returns none until the text shows
  /// whether its first five puzzles are these grids, so this is for texts that are there as a whole. Call the function
  /// before feed().
  void join_grids();
  /// Reads a piece of the text. A piece may end anywhere, also within a character.
  void feed(std::string_view bytes);
  /// Ends the text. A text without any puzzle gives an error.
  void finish();
  /// Returns the next puzzle or error in the order of the text. Returns none when more text is needed.
  std::optional<ReadItem> take();

  /// Reads a classic puzzle faster than feed() does. Callers with large files try this function before feed(), when
  /// take() has returned none.
  ///
  /// If the first line of `bytes` is a classic puzzle that read_classic_line() can read, and earlier lines do not make
  /// the line a part of something else, writes the puzzle to `digits`, removes the line from `bytes`, and returns the
  /// position of the puzzle. The symbols of the puzzle are the first 81 bytes of the line. Otherwise returns none, and
  /// the caller must pass the line to feed(). `digits` may have changed in this case.
  std::optional<Position> take_classic_line(std::string_view& bytes, std::span<Digit, 81> digits);

 private:
  std::unique_ptr<class TextReader> reader_;
};

/// Reads a text that has exactly one puzzle. A second puzzle is an error. `layout` has the same meaning as in the
/// constructor of PuzzleReader.
Result<ParsedPuzzle, ParseError> parse_puzzle(std::string_view text, const LayoutRef& layout = nullptr);

}  // namespace nonet
