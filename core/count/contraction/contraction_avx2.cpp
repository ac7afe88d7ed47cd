#include "core/count/contraction/contraction_kernel.h"

namespace nonet {

extern const ContractionBackend kContractionAvx2;
constexpr ContractionBackend kContractionAvx2 = contraction_backend_of<16>(SolveTarget::Avx2, "avx2");

}  // namespace nonet
