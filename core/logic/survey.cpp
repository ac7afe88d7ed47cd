#include "core/logic/survey.h"

#include "core/logic/als/almost_locked_sets.h"

namespace nonet {

Survey::Survey(const PuzzleState& state, const FindOptions& options) : state_(state), options_(options) {}

Survey::~Survey() = default;

const AlmostLockedSets& Survey::almost_locked_sets() {
  if (!almost_locked_sets_) almost_locked_sets_ = std::make_unique<const AlmostLockedSets>(state_);
  return *almost_locked_sets_;
}

}  // namespace nonet
