#include "core/rules/conditions/grid_kernel.h"

namespace nonet {

constexpr GridConclusions kGridPortable = draw_conclusions;

}  // namespace nonet
