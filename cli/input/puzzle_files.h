#pragma once

#include <functional>
#include <optional>

#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

/// What is done with the bytes of the input files. `take_piece` and `end_file` return false to end the reading of all
/// files.
class FileVisitor {
 public:
  virtual ~FileVisitor() = default;

  virtual void begin_file(std::string_view name) = 0;
  virtual bool take_piece(std::string_view bytes) = 0;
  virtual bool end_file() = 0;
  /// Called while there is nothing to read. Prints some answers that are still due and returns true. Returns false when
  /// there are none and all output has been written, so that the program may wait for input.
  virtual bool catch_up() = 0;
};

/// Reads the operands one after the other, piece by piece: files, standard input for `-` and when there are no
/// operands. An operand that is no file but a puzzle is read as its own text. Complains about files that cannot be
/// read. Ends early when nobody reads the answers any more, and after Ctrl-C.
void for_each_file(const Arguments& arguments, Console& console, FileVisitor& visitor);

/// What a command does with a puzzle; false ends the reading.
using PuzzleVisitor = std::function<bool(const ParsedPuzzle& puzzle, const InputPosition& where)>;

/// Reads files as for_each_file() does, and visits every puzzle as soon as it is complete. Complains about text that is
/// not a puzzle and goes on. Flushes the answers before it waits for input.
void for_each_puzzle(const Arguments& arguments, Console& console, const PuzzleVisitor& visit);

/// Does the same for one file instead of the operands.
void for_each_puzzle_of(std::string_view file, const Arguments& arguments, Console& console,
                        const PuzzleVisitor& visit);

/// Visits the puzzle, or complains about the error. Complains also about a puzzle with rules if the command does not
/// know them. Returns false when the visitor or the console wants no more.
bool visit_item(const ReadItem& item, std::string_view file, const Arguments& arguments, Console& console,
                const PuzzleVisitor& visit);

/// Returns the one puzzle of a file or of an operand that is a puzzle. `layout` as for PuzzleReader. Complains and
/// returns none when there is no puzzle, a second puzzle, or more than 1 MB of text.
std::optional<ParsedPuzzle> only_puzzle(std::string_view operand, const LayoutRef& layout, const Arguments& arguments,
                                        Console& console);

/// Returns the first puzzle of the first operand. Complains and returns none when there is none in the first 1 MB.
std::optional<ParsedPuzzle> first_puzzle(const Arguments& arguments, Console& console);

}  // namespace nonet
