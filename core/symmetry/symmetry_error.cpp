#include "core/symmetry/symmetry_error.h"

namespace nonet {

std::string_view name_of(SymmetryError error) {
  switch (error) {
    case SymmetryError::Contradictory: return "contradictory";
    case SymmetryError::TooSymmetric: return "too-symmetric";
    case SymmetryError::Stopped: return "stopped";
    case SymmetryError::OutOfBudget: return "out-of-budget";
    case SymmetryError::DigitsDiffer: return "digits-differ";
    case SymmetryError::NotSquare: return "not-square";
    case SymmetryError::OwnRules: return "own-rules";
  }
  return {};
}

std::optional<SymmetryError> objection_to(const PuzzleView& puzzle) {
  if (!puzzle.layout()->is_square()) return SymmetryError::NotSquare;
  if (puzzle.has_own_rules()) return SymmetryError::OwnRules;
  if (!puzzle.digits_are_interchangeable()) return SymmetryError::DigitsDiffer;
  return std::nullopt;
}

SymmetryError error_of(const NodeMeter& meter) {
  return meter.refusal() == SearchEvent::Stopped ? SymmetryError::Stopped : SymmetryError::OutOfBudget;
}

}  // namespace nonet
