#include "core/solve/solve_target.h"

namespace nonet {

extern const SolveBackend kBackendAvx512;
constexpr SolveBackend kBackendAvx512 = solve_backend_of<16>(SolveTarget::Avx512, "avx512");

}  // namespace nonet
