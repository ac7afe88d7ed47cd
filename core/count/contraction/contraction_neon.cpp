#include "core/count/contraction/contraction_kernel.h"

namespace nonet {

extern const ContractionBackend kContractionNeon;
constexpr ContractionBackend kContractionNeon = contraction_backend_of<8>(SolveTarget::Neon, "neon");

}  // namespace nonet
