#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// Returns the words of an author in small letters and plain signs. Curved quotation marks, long dashes, bold letters
/// of mathematics and blanks of other widths become those of a keyboard.
std::string plain_words(std::string_view text);

/// Returns the sentences of plain words. A sentence ends at a line, at a semicolon, and at a full stop before a blank.
/// A stop of `e.g.` and `i.e.` ends none. The sentences are parts of the text.
std::vector<std::string_view> sentences_of(std::string_view words);

/// True when a stem begins at the beginning of a word. A stem that ends with a full stop is a whole word: `king.` is
/// not in `kingdom`. A stem with an asterisk before it may begin anywhere.
bool has_stem(std::string_view sentence, std::string_view stem);

/// True when a sentence has what a pattern asks for. A pattern has parts between ` & `. A sentence must have one of the
/// stems of each part, which stand between `|`, and none of a part that begins with `!`: `knight & repeat|same & !may`.
bool fits_pattern(std::string_view sentence, std::string_view pattern);

/// Returns the stem that a sentence has of the first part of a pattern that it fits, as it is named to people; the
/// first stem when that part is about what it must not have. A part of the pattern.
std::string_view name_in_pattern(std::string_view sentence, std::string_view pattern);

}  // namespace nonet
