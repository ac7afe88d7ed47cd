#pragma once

#include <cstddef>
#include <string_view>

namespace nonet {

/// A part of a program text that has no brackets: a comment or a quotation.
struct OpaquePart {
  /// What ends the part: `*/`, a quotation mark, or a line feed. Empty when no such part begins.
  std::string_view closer = {};
  /// How many bytes the sign has that begins the part.
  std::size_t opener = 0;
  bool is_quotation = false;

  explicit operator bool() const { return opener > 0; }
};

/// Returns the comment or the quotation that begins at a byte of a text. A quotation ends on its line, unless a line
/// feed or a backslash follows its mark, or its mark is `"""`, `'''` or a backquote.
OpaquePart opaque_part_at(std::string_view text, std::size_t at);

/// Returns the offset behind the sign that ends a part whose content begins at `from`; npos when the text ends first.
/// The line feed after a comment does not belong to it. A backslash in a quotation takes the next character with it.
std::size_t end_of_part(std::string_view text, const OpaquePart& part, std::size_t from);

/// Counts the open brackets of a text that grows by lines. Each byte is looked at once.
class BracketScan {
 public:
  /// Looks at what a text has gained since the last call. The text begins with the text of that call.
  void scan(std::string_view text);

  /// How many brackets are open, outside of comments and quotations.
  int depth() const { return depth_; }
  /// True when the text ends inside a comment or a quotation.
  bool is_in_part() const { return static_cast<bool>(part_); }

 private:
  std::size_t at_ = 0;
  int depth_ = 0;
  OpaquePart part_;
};

}  // namespace nonet
