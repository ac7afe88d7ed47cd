#include "core/rules/conditions/grid_kernel.h"

namespace nonet {

constexpr GridConclusions kGridAvx2 = draw_conclusions;

}  // namespace nonet
