#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// A part of a text in XML or HTML.
struct MarkupPart {
  enum class Kind : unsigned char { Start, End, Text };

  struct Attribute {
    std::string_view name;
    std::string_view value;  ///< With its entities.
  };

  Kind kind;
  /// The name of the tag, or the text with its entities. A part of the source.
  std::string_view text;
  std::vector<Attribute> attributes = {};

  bool starts(std::string_view name) const { return kind == Kind::Start && text == name; }
  bool ends(std::string_view name) const { return kind == Kind::End && text == name; }
  /// Returns the value of an attribute; empty when there is none.
  std::string_view attribute(std::string_view name) const;
};

/// Returns the tags and the texts of a source in their order. Comments, instructions and the content of scripts and
/// styles are left out, and so are texts of spaces alone. A tag without content has an end, too. Any source can be
/// read: a `<` that begins no tag is a part of a text. Takes linear time.
std::vector<MarkupPart> read_markup(std::string_view source);

/// Returns a text with the characters for which its entities stand: those of XML, numbers, and `&nbsp;` as a space.
/// Numbers of spaces beyond ASCII become spaces.
std::string without_entities(std::string_view text);

}  // namespace nonet
