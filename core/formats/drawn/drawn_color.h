#pragma once

#include <string_view>

namespace nonet {

/// The names that people give to colours. `None` is invisible, or no colour that is known.
enum class DrawnColor : unsigned char {
  None,
  White,
  Grey,
  Black,
  Red,
  Orange,
  Yellow,
  Green,
  Teal,
  Blue,
  Purple,
  Pink
};

/// Returns the name of a colour in the notation of web pages, in small letters: `#cfcfcf`, `#fff`, with two or one
/// further digits for how opaque it is.
DrawnColor color_named(std::string_view notation);

/// True for two notations of the same red, green and blue.
bool are_equal_colors(std::string_view left, std::string_view right);

}  // namespace nonet
