#include "core/solve/lockstep_target.h"

namespace nonet {

extern const LockstepBackend kLockstepAvx512;
constexpr LockstepBackend kLockstepAvx512 = lockstep_backend_of<16>(LockstepTarget::Avx512, "avx512");

}  // namespace nonet
