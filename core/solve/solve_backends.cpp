// Asks the processor which instruction sets it has. Only core/rules/conditions/grid.cpp does so too, which may not
// include this room.

#include <vector>

#include "core/solve/solve_backend.h"

namespace nonet {

#if defined(__wasm_simd128__)

// A module with SIMD runs only where SIMD is. Nothing in it names the portable kernels, so the linker leaves them out.
extern const SolveBackend kBackendWasm;

std::span<const SolveBackend> solve_backends() { return {&kBackendWasm, 1}; }

#else

extern const SolveBackend kBackendPortable;
#if defined(__x86_64__)
extern const SolveBackend kBackendSse4;
extern const SolveBackend kBackendAvx2;
extern const SolveBackend kBackendAvx512;
#elif defined(__aarch64__)
extern const SolveBackend kBackendNeon;
#endif

namespace {

std::vector<SolveBackend> find_backends() {
  std::vector<SolveBackend> backends{kBackendPortable};
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool has_sse4 = __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
  if (has_sse4) backends.push_back(kBackendSse4);
  const bool has_avx2 =
      has_sse4 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
  if (has_avx2) backends.push_back(kBackendAvx2);
  const bool has_avx512 = has_avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
                          __builtin_cpu_supports("avx512bw");
  if (has_avx512) backends.push_back(kBackendAvx512);
#elif defined(__aarch64__)
  backends.push_back(kBackendNeon);
#endif
  return backends;
}

}  // namespace

std::span<const SolveBackend> solve_backends() {
  static const std::vector<SolveBackend> backends = find_backends();
  return backends;
}

#endif

const SolveBackend& fastest_backend() { return solve_backends().back(); }

}  // namespace nonet
