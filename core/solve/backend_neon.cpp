#include "core/solve/solve_target.h"

namespace nonet {

extern const SolveBackend kBackendNeon;
constexpr SolveBackend kBackendNeon = solve_backend_of<4>(SolveTarget::Neon, "neon");

}  // namespace nonet
