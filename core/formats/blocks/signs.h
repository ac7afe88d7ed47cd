#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "core/formats/symbols.h"

namespace nonet {

// Characters of program texts and of markup.

inline bool is_one_of(std::string_view characters, char character) {
  return characters.find(character) != std::string_view::npos;
}
inline bool is_decimal(char it) { return it >= '0' && it <= '9'; }
inline bool is_small_letter(char it) { return it >= 'a' && it <= 'z'; }
inline bool is_of_name(char it) { return is_ascii_letter(it) || is_decimal(it) || it == '_'; }

/// Returns a text without the spaces, tabs and line ends around it. An empty result is a part of the text, too.
inline std::string_view without_space_around(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::size_t first = std::min(text.find_first_not_of(kSpace), text.size());
  const std::size_t last = text.find_last_not_of(kSpace);
  return last == std::string_view::npos ? text.substr(0, 0) : text.substr(first, last + 1 - first);
}

/// Returns the offset of a part of a text.
inline std::size_t offset_in(std::string_view text, std::string_view part) {
  return static_cast<std::size_t>(part.data() - text.data());
}

}  // namespace nonet
