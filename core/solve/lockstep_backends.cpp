// The one place that asks which instruction sets the processor has.

#include <vector>

#include "core/solve/lockstep_backend.h"

namespace nonet {

extern const LockstepBackend kLockstepPortable;
#if defined(__x86_64__)
extern const LockstepBackend kLockstepSse4;
extern const LockstepBackend kLockstepAvx2;
extern const LockstepBackend kLockstepAvx512;
#elif defined(__aarch64__)
extern const LockstepBackend kLockstepNeon;
#elif defined(__wasm_simd128__)
extern const LockstepBackend kLockstepWasm;
#endif

namespace {

std::vector<LockstepBackend> find_backends() {
  std::vector<LockstepBackend> backends{kLockstepPortable};
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt")) backends.push_back(kLockstepSse4);
  const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi");
  if (has_avx2) backends.push_back(kLockstepAvx2);
  if (has_avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl"))
    backends.push_back(kLockstepAvx512);
#elif defined(__aarch64__)
  backends.push_back(kLockstepNeon);
#elif defined(__wasm_simd128__)
  backends.push_back(kLockstepWasm);
#endif
  return backends;
}

}  // namespace

std::span<const LockstepBackend> lockstep_backends() {
  static const std::vector<LockstepBackend> backends = find_backends();
  return backends;
}

}  // namespace nonet
