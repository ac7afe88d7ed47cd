#pragma once

#include <string_view>

namespace nonet {

/// Removes `front` from the start of a text. Returns false, and changes nothing, when the text begins otherwise.
inline bool take_front(std::string_view& text, std::string_view front) {
  if (!text.starts_with(front)) return false;
  text.remove_prefix(front.size());
  return true;
}

/// Returns the part of a text before the first of these characters; the whole text when it has none of them.
inline std::string_view before(std::string_view text, std::string_view ends) {
  return text.substr(0, text.find_first_of(ends));
}

}  // namespace nonet
