#pragma once

#include <functional>

#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

/// What is done with the bytes of files. A false answer ends the reading of all of them.
class FileVisitor {
 public:
  virtual ~FileVisitor() = default;

  virtual void begin_file(std::string_view name) = 0;
  virtual bool take_piece(std::string_view bytes) = 0;
  virtual bool end_file() = 0;
  /// Called while there is nothing to read: gives out some answers that are still due, and returns true; false when
  /// there are none, and all has been written, so that input may be waited for.
  virtual bool catch_up() = 0;
};

/// Reads the files that the operands name, standard input when there are none or for `-`, piece by piece. Files that
/// cannot be read are complained about. Ends early when nobody reads the answers any more, or when interrupted.
void for_each_file(const Arguments& arguments, Console& console, FileVisitor& visitor);

/// What a command does with a puzzle; false ends the reading.
using PuzzleVisitor = std::function<bool(const ParsedPuzzle& puzzle, const Place& place)>;

/// Reads files as for_each_file() does, and visits every puzzle as soon as it is complete. What is no puzzle is complained
/// about and passed over. Answers are flushed before input is waited for.
void for_each_puzzle(const Arguments& arguments, Console& console, const PuzzleVisitor& visit);

/// Visits a puzzle, or complains that there is none. False when the visitor or the console wants no more.
bool visit_item(const ReadItem& item, std::string_view file, Console& console, const PuzzleVisitor& visit);

/// The one puzzle of a file that is named here rather than among the operands; `layout` as for PuzzleReader. None when there
/// is none, or a second one, which has then been complained about.
std::optional<ParsedPuzzle> only_puzzle(std::string_view file, const LayoutRef& layout, Console& console);

/// The first puzzle of a file; none when there is none, which has then been complained about.
std::optional<ParsedPuzzle> first_puzzle(const Arguments& arguments, Console& console);

}  // namespace nonet
