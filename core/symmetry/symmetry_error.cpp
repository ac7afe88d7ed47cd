#include "core/symmetry/symmetry_error.h"

namespace nonet {

std::string_view name_of(SymmetryError error) {
  switch (error) {
    case SymmetryError::Contradictory: return "contradictory";
    case SymmetryError::TooSymmetric: return "too-symmetric";
    case SymmetryError::Stopped: return "stopped";
    case SymmetryError::OutOfBudget: return "out-of-budget";
  }
  return {};
}

SymmetryError error_of(const NodeMeter& meter) {
  return meter.refusal() == SearchEvent::Stopped ? SymmetryError::Stopped : SymmetryError::OutOfBudget;
}

}  // namespace nonet
