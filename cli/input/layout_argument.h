#pragma once

#include <string>
#include <string_view>

#include "core/api/nonet.h"

namespace nonet {

/// Returns the layout that a value of --layout names, or a sentence that says what is wrong with the value. Besides the
/// names of layout_of_name(), `jigsaw:@FILE` reads the labels of the regions from a file of at most 1 MB: n lines of n
/// characters, or n² numbers.
Result<LayoutRef, std::string> layout_of_argument(std::string_view value);

/// Returns a sentence for a value such as `9x9`, which names a grid of 81×81 and mostly means one of 9×9. Empty for
/// other values.
std::string advice_about_boxes(std::string_view value);

/// True for a command that answers puzzles of every layout. The other commands know squares alone.
bool knows_every_layout(std::string_view command);

/// The sentence for a layout that a command does not know, because the layout is no square.
std::string sentence_about_layout(const Layout& layout);

}  // namespace nonet
