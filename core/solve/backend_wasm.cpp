#include "core/solve/solve_target.h"

namespace nonet {

extern const SolveBackend kBackendWasm;
constexpr SolveBackend kBackendWasm = solve_backend_of<4>(SolveTarget::Wasm, "wasm");

}  // namespace nonet
