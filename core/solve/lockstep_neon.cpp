#include "core/solve/lockstep_target.h"

namespace nonet {

extern const LockstepBackend kLockstepNeon;
constexpr LockstepBackend kLockstepNeon = lockstep_backend_of<4>(LockstepTarget::Neon, "neon");

}  // namespace nonet
