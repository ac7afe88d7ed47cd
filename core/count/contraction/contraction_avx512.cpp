#include "core/count/contraction/contraction_kernel.h"

namespace nonet {

extern const ContractionBackend kContractionAvx512;
constexpr ContractionBackend kContractionAvx512 = contraction_backend_of<32>(SolveTarget::Avx512, "avx512");

}  // namespace nonet
