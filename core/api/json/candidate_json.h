#pragma once

#include <string>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/formats/json.h"
#include "core/grid/digit_set.h"
#include "core/grid/layout.h"

namespace nonet {

/// `{cell, digit}`.
std::string json_of(const Candidate& candidate, const Layout& layout, CellNames names);

/// `[2,7]`.
std::string json_of(DigitSet digits);

/// A JSON array of the results of `write(item)`, which are JSON already.
template <class Items, class Write>
std::string json_array_of(const Items& items, const Write& write) {
  std::vector<std::string> values;
  values.reserve(items.size());
  for (const auto& item : items) values.push_back(write(item));
  return json_array(values);
}

}  // namespace nonet
