#include "core/solve/lockstep_target.h"

namespace nonet {

extern const LockstepBackend kLockstepPortable;
constexpr LockstepBackend kLockstepPortable = lockstep_backend_of<1>(LockstepTarget::Portable, "portable");

}  // namespace nonet
