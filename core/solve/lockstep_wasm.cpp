#include "core/solve/lockstep_target.h"

namespace nonet {

extern const LockstepBackend kLockstepWasm;
constexpr LockstepBackend kLockstepWasm = lockstep_backend_of<4>(LockstepTarget::Wasm, "wasm");

}  // namespace nonet
