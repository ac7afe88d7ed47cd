#include <vector>

#include "core/count/contraction/contraction_backend.h"

namespace nonet {

extern const ContractionBackend kContractionPortable;
#if defined(__x86_64__)
extern const ContractionBackend kContractionSse4;
extern const ContractionBackend kContractionAvx2;
extern const ContractionBackend kContractionAvx512;
#elif defined(__aarch64__)
extern const ContractionBackend kContractionNeon;
#elif defined(__wasm_simd128__)
extern const ContractionBackend kContractionWasm;
#endif

namespace {

const ContractionBackend& contraction_backend_for(SolveTarget target) {
  switch (target) {
#if defined(__x86_64__)
    case SolveTarget::Sse4: return kContractionSse4;
    case SolveTarget::Avx2: return kContractionAvx2;
    case SolveTarget::Avx512: return kContractionAvx512;
#elif defined(__aarch64__)
    case SolveTarget::Neon: return kContractionNeon;
#elif defined(__wasm_simd128__)
    case SolveTarget::Wasm: return kContractionWasm;
#endif
    default: return kContractionPortable;
  }
}

}  // namespace

std::span<const ContractionBackend> contraction_backends() {
  static const std::vector<ContractionBackend> backends = [] {
    std::vector<ContractionBackend> found{kContractionPortable};
    for (const SolveBackend& solver : solve_backends()) {
      if (solver.target != SolveTarget::Portable) found.push_back(contraction_backend_for(solver.target));
    }
    return found;
  }();
  return backends;
}

#if defined(__wasm_simd128__)
// A module names only this function, so the linker leaves the portable kernels out of a module with SIMD. Its tests
// compare the two backends.
const ContractionBackend& fastest_contraction_backend() { return kContractionWasm; }
#else
const ContractionBackend& fastest_contraction_backend() { return contraction_backends().back(); }
#endif

}  // namespace nonet
