#include "core/api/json/conflict_json.h"

#include "core/formats/json.h"

namespace nonet {

std::string json_of(const std::vector<Conflict>& conflicts, const Layout& layout, CellNames names) {
  std::vector<std::string> values;
  for (const Conflict& conflict : conflicts) {
    std::vector<std::string> cells;
    for (const Cell cell : conflict.cells) cells.push_back(json_of(name_of(cell, layout, names)));
    JsonObject object;
    object.number("digit", conflict.digit.value)
        .text("house", kind_name_of(conflict.reason, layout))
        .number("index", static_cast<std::uint64_t>(number_of(conflict.reason, layout)));
    if (const int grid = grid_number_of(conflict.reason, layout); grid != 0) {
      object.number("grid", static_cast<std::uint64_t>(grid));
    }
    values.push_back(object.json("cells", json_array(cells)).str());
  }
  return json_array(values);
}

}  // namespace nonet
