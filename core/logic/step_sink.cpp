#include "core/logic/step_sink.h"

#include <algorithm>

namespace nonet {

bool StepSink::add(Step step) {
  if (step.is_idle()) return is_full();
  step.sort_results();
  const bool known = std::any_of(steps_.begin(), steps_.end(), [&](const Step& other) {
    return other.technique == step.technique && same_result(other, step);
  });
  if (!known) steps_.push_back(std::move(step));
  return is_full();
}

}  // namespace nonet
