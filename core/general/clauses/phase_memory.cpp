#include "core/general/clauses/phase_memory.h"

#include <algorithm>

namespace nonet {

PhaseMemory::PhaseMemory(std::uint32_t variable_count)
    : saved_(variable_count, 1), target_(variable_count), best_(variable_count) {}

Literal PhaseMemory::choose(Variable variable) const {
  Phase phase = target_[variable.index];
  if (phase == 0) phase = saved_[variable.index];
  return phase > 0 ? Literal::placed(variable) : Literal::eliminated(variable);
}

void PhaseMemory::consider(std::span<const Literal> trail) {
  const auto copy_to = [&](std::vector<Phase>& phases) {
    for (const Literal literal : trail) phases[literal.variable().index] = phase_of(literal);
  };
  if (trail.size() > target_size_) {
    target_size_ = trail.size();
    copy_to(target_);
  }
  if (trail.size() > best_size_) {
    best_size_ = trail.size();
    copy_to(best_);
  }
}

void PhaseMemory::forget_longest() {
  std::fill(target_.begin(), target_.end(), Phase{0});
  std::fill(best_.begin(), best_.end(), Phase{0});
  target_size_ = 0;
  best_size_ = 0;
}

void PhaseMemory::change() {
  switch (changes_++ % 4) {
    case 1: std::fill(saved_.begin(), saved_.end(), Phase{1}); break;
    case 3: std::fill(saved_.begin(), saved_.end(), Phase{-1}); break;
    default:
      for (std::size_t index = 0; index < saved_.size(); ++index) {
        if (best_[index] != 0) saved_[index] = best_[index];
      }
      best_size_ = 0;
  }
  std::fill(target_.begin(), target_.end(), Phase{0});
  target_size_ = 0;
}

}  // namespace nonet
