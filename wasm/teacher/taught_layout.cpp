#include "wasm/teacher/taught_layout.h"

#include <string>

namespace nonet::door {

LayoutRef taught_layout(const val& position) { return layout_of_name(position["layout"].as<std::string>()).value(); }

}  // namespace nonet::door
