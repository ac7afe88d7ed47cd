#include "core/count/contraction/contraction_kernel.h"

namespace nonet {

extern const ContractionBackend kContractionWasm;
constexpr ContractionBackend kContractionWasm = contraction_backend_of<8>(SolveTarget::Wasm, "wasm");

}  // namespace nonet
