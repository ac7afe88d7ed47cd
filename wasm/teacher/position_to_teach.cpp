#include "wasm/teacher/position_to_teach.h"

#include <string>

namespace nonet::door {

PlayedPuzzle position_to_teach(const val& position) {
  const LayoutRef layout = layout_of_name(position["layout"].as<std::string>()).value();
  return {grid_of(layout, position["givens"]), grid_of(layout, position["cells"])};
}

}  // namespace nonet::door
