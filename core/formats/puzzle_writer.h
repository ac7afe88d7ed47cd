#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/parsed_puzzle.h"
#include "core/util/result.h"

namespace nonet {

/// How much of a puzzle is written.
enum class Content : std::uint8_t {
  Givens,  ///< The givens.
  Digits,  ///< The givens and the entries. Formats without a mark for entries write them as givens.
  Most,    ///< What the format can hold of the puzzle. Formats without a mark for entries get the givens alone.
  All,     ///< The whole puzzle. A format that cannot hold it refuses.
};

/// Returns the content with a name: `givens`, `digits`, `most` or `all`. None for other names.
std::optional<Content> content_named(std::string_view name);

/// What a text does not say of the puzzle that was to be written.
struct LeftOut {
  bool entries = false;       ///< Some entries are not in the text.
  bool marks = false;         ///< Some entries are read again as givens.
  bool open_singles = false;  ///< Some blank cells with a single candidate are read again as digits.
  bool candidates = false;    ///< Some cells are read again with other candidates.

  bool any() const { return entries || marks || open_singles || candidates; }
};

/// Returns the names of what is left out, as interfaces have them: `entries`, `entry-marks`, `open-singles`,
/// `candidates`.
std::vector<std::string_view> names_of(const LeftOut& left_out);

struct WrittenPuzzle {
  /// Every line has its end.
  std::string text;
  LeftOut left_out;
};

/// Why a puzzle has no text in a format.
struct WriteRefusal {
  /// What the text would lack, for Content::All. Nothing when the format has no text for the layout of the puzzle.
  LeftOut left_out;
  /// The text of the first rule that the format cannot say; empty when every rule could be said.
  std::string rule = {};
};

/// Writes puzzles one after the other so that PuzzleReader can read them again. A blank line separates grids of several
/// lines. A comment (`# nonet boxes 3x2`) names the layout before a puzzle whose text does not. Each own rule is a
/// comment before its puzzle (`# nonet rule cage 15 r1c1 r1c2`); formats with rules of their own say all rules or
/// refuse. Other comments, rules that were not read, drawings, and the headers of TextFormat::Sdk in other formats, are
/// not written.
class PuzzleWriter {
 public:
  explicit PuzzleWriter(TextFormat format, Content content = Content::Most) : format_(format), content_(content) {}

  /// Returns the next puzzle in a format that writable_format() returns. Formats that list candidates get those of the
  /// puzzle, or when it has none, those that the digits leave. A candidate that a digit of a peer forbids is not
  /// written. Puzzles with entries or candidates are read again, to find out what the text lacks.
  Result<WrittenPuzzle, WriteRefusal> write(const ParsedPuzzle& puzzle);
  /// Returns the next grid in a format that grid_format() returns.
  std::string write(const Grid& grid);
  /// Returns the comment for a layout if it is needed before a line of symbols that the caller writes itself, otherwise
  /// nothing.
  std::string announce(const LayoutRef& layout);
  /// Makes the first grid begin as if others had been written before, so that the outputs of several runs can be
  /// joined.
  void continue_output() { first_ = false; }

 private:
  /// Returns what comes before a text: a blank line, a comment, or nothing.
  std::string heading_of(const Grid& grid, std::string_view text);
  std::string comment_for(const LayoutRef& layout);
  /// True when a reader of the output so far takes the next puzzle for one of this layout.
  bool is_known(const Layout& layout) const;

  TextFormat format_;
  Content content_;
  bool first_ = true;
  /// The layout of the last comment; null before the first.
  LayoutRef announced_;
};

/// Returns a puzzle as a text of its own.
Result<WrittenPuzzle, WriteRefusal> write(const ParsedPuzzle& puzzle, TextFormat format,
                                          Content content = Content::Most);
/// Returns a grid as a text of its own, in a format that grid_format() returns.
std::string write(const Grid& grid, TextFormat format);

}  // namespace nonet
