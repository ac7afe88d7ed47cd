#pragma once

#include <emscripten/val.h>

#include <string>
#include <string_view>

namespace nonet::door {

using emscripten::val;

/// A JavaScript string.
val text(std::string_view view);

/// `{error: {code}}`, for a failure that has no position in a text.
val error_object(std::string_view code);

/// `{json}`, for an answer that is JSON text already.
val json_object(std::string_view json);

}  // namespace nonet::door
