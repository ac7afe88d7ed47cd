#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace nonet {

/// A value of a text with brackets: JSON, or lists in a programming language. All views are parts of the text.
struct TextNode {
  enum class Kind : std::uint8_t {
    Word,  ///< A number, a name, or signs without spaces between them.
    Text,  ///< A quotation. `content` has no quotation marks; backslashes are still there.
    List,  ///< What is between two brackets.
  };

  Kind kind;
  /// The word, the inside of the quotation, or the text of the list from its first bracket to its last.
  std::string_view content;
  /// The key or the variable to which the value belongs: `"puzzle": …`, `board = …`. Empty when there is none.
  std::string_view label = {};
  /// The name directly before the first bracket of a list: `problem(…)`, `vec![…]`. Empty when there is none.
  std::string_view callee = {};
  /// The values of a list, in their order.
  std::vector<TextNode> items = {};

  bool is_list() const { return kind == Kind::List; }
  /// Returns the name of the value: its label, or the name before its bracket.
  std::string_view name() const { return label.empty() ? callee : label; }
  /// Returns the item with a label; null when there is none.
  const TextNode* item(std::string_view label) const;
};

/// Reads a text with brackets, quotations and words. Commas, semicolons, bars and line ends separate values. Signs that
/// give a value a name (`:`, `=`, `=>`, `<-`, `:=`) make a label of the word before them. Comments of common languages
/// are left out. Any text can be read: a bracket that is not closed is closed by the end of the text, and lists inside
/// more than 64 other lists are parts of these. Returns a list with the outermost values. Takes linear time.
TextNode read_text_tree(std::string_view text);

}  // namespace nonet
