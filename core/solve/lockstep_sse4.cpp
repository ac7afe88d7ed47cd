#include "core/solve/lockstep_target.h"

namespace nonet {

extern const LockstepBackend kLockstepSse4;
constexpr LockstepBackend kLockstepSse4 = lockstep_backend_of<4>(LockstepTarget::Sse4, "sse4");

}  // namespace nonet
