#include "core/count/contraction/contraction_kernel.h"

namespace nonet {

extern const ContractionBackend kContractionSse4;
constexpr ContractionBackend kContractionSse4 = contraction_backend_of<8>(SolveTarget::Sse4, "sse4");

}  // namespace nonet
