#include "core/solve/solve_target.h"

namespace nonet {

extern const SolveBackend kBackendAvx2;
constexpr SolveBackend kBackendAvx2 = solve_backend_of<8>(SolveTarget::Avx2, "avx2");

}  // namespace nonet
