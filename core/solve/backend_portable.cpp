#include "core/solve/solve_target.h"

namespace nonet {

extern const SolveBackend kBackendPortable;
constexpr SolveBackend kBackendPortable = solve_backend_of<1>(SolveTarget::Portable, "portable");

}  // namespace nonet
