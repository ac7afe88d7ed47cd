#pragma once

#include <string>
#include <string_view>

#include "core/api/nonet.h"

namespace nonet {

/// The layout that a value of --layout names, or a sentence that says what is wrong with it. Besides the names of
/// layout_of_name(), `jigsaw:@FILE` reads the labels of the regions from a file: n lines of n characters, or n² numbers.
Result<LayoutRef, std::string> layout_of_argument(std::string_view value);

}  // namespace nonet
