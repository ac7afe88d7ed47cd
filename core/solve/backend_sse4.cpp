#include "core/solve/solve_target.h"

namespace nonet {

extern const SolveBackend kBackendSse4;
constexpr SolveBackend kBackendSse4 = solve_backend_of<4>(SolveTarget::Sse4, "sse4");

}  // namespace nonet
