#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/api/teaching.h"

namespace nonet::door {

using emscripten::val;

/// A JavaScript string.
val text(std::string_view view);

/// `{error: {code}}`, for a failure that has no position in a text.
val error_object(std::string_view code);

/// `{json}`, for an answer that is JSON text already.
val json_object(std::string_view json);

/// A typed array with a copy of the values.
template <class Values>
val typed_array_of(const Values& values) {
  return val(emscripten::typed_memory_view(values.size(), values.data())).template call<val>("slice");
}

/// An array with what `convert` makes of each value.
template <class Values, class Convert>
val array_of(const Values& values, Convert&& convert) {
  val array = val::array();
  for (const auto& value : values) array.call<void>("push", convert(value));
  return array;
}

/// The digits of all cells as a Uint8Array, 0 for a blank cell.
val digits_of(const Grid& grid);

/// The layout and the givens of `{layout, cells, candidates}`, which the solver's module has read (`numbers`) and
/// checked.
Grid puzzle_of(const val& puzzle);

/// The grid whose cells are a list of digits, 0 for a blank cell.
Grid grid_of(const LayoutRef& layout, const val& values);

}  // namespace nonet::door
