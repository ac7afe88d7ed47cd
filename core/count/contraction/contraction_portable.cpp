#include "core/count/contraction/contraction_kernel.h"

namespace nonet {

extern const ContractionBackend kContractionPortable;
constexpr ContractionBackend kContractionPortable = contraction_backend_of<8>(SolveTarget::Portable, "portable");

}  // namespace nonet
