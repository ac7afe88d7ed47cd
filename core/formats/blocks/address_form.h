#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace nonet {

// Addresses of pages in a text. Nothing is fetched.

/// A part of a line.
struct LinePart {
  std::size_t start;
  std::size_t end;
  /// The end with the signs that may belong to the sentence, or to the address.
  std::size_t last_end;
};

/// Returns the first address in a line from an offset on: with `https://`, `http://`, `file://` or `sudokupad://`, or
/// without a scheme when a name such as `puzz.link` and a slash stand there. A full stop or a bracket behind an address
/// belongs to the sentence. None when there is none.
std::optional<LinePart> next_address(std::string_view line, std::size_t from);

/// True for what some addresses hold after the name of the site, without that name: `fpuzzles`, `scl`, `S9B` and data,
/// or data alone; also for `#p=` and `#s=` of Nonet's own addresses.
bool is_data_of_address(std::string_view text);

/// True for a line with an address or with data of one, unless symbols of a puzzle stand before the address.
bool begins_address(std::string_view line);

/// True for `#p=` and `#s=`, which are no comments.
bool begins_own_address(std::string_view line);

}  // namespace nonet
