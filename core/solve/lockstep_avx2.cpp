#include "core/solve/lockstep_target.h"

namespace nonet {

extern const LockstepBackend kLockstepAvx2;
constexpr LockstepBackend kLockstepAvx2 = lockstep_backend_of<8>(LockstepTarget::Avx2, "avx2");

}  // namespace nonet
