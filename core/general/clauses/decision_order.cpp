#include "core/general/clauses/decision_order.h"

#include <numeric>

namespace nonet {

namespace {

// At each conflict, the weight of all earlier additions to scores falls to this share, compared with a new addition.
constexpr double kDecay = 0.97;
constexpr double kLargestScore = 1e150;

}  // namespace

DecisionOrder::DecisionOrder(std::uint32_t variable_count)
    : scores_(variable_count), heap_(variable_count), heap_places_(variable_count) {
  std::iota(heap_.begin(), heap_.end(), 0u);
  std::iota(heap_places_.begin(), heap_places_.end(), 0u);
}

void DecisionOrder::shuffle(Random& random) {
  for (double& score : scores_) score = static_cast<double>(random.next() >> 32) / 4294967296.0;
  for (std::size_t place = heap_.size(); place-- > 0;) sift_down(place);
}

void DecisionOrder::bump(std::span<const Variable> involved) {
  for (const Variable variable : involved) raise_score(variable);
  increment_ *= 1 / kDecay;
}

void DecisionOrder::raise_score(Variable variable) {
  if ((scores_[variable.index] += increment_) > kLargestScore) {
    for (double& score : scores_) score *= 1 / kLargestScore;
    increment_ *= 1 / kLargestScore;
  }
  if (heap_places_[variable.index] != kNone) sift_up(heap_places_[variable.index]);
}

void DecisionOrder::reopen(Variable variable) {
  if (heap_places_[variable.index] != kNone) return;
  heap_.push_back(variable.index);
  sift_up(heap_.size() - 1);
}

Variable DecisionOrder::next(const Propagation& propagation) {
  while (!propagation.is_open(Variable{heap_.front()})) {
    heap_places_[heap_.front()] = kNone;
    const std::uint32_t moved = heap_.back();
    heap_.pop_back();
    put(0, moved);
    sift_down(0);
  }
  return Variable{heap_.front()};
}

void DecisionOrder::put(std::size_t place, std::uint32_t variable) {
  heap_[place] = variable;
  heap_places_[variable] = static_cast<std::uint32_t>(place);
}

void DecisionOrder::sift_up(std::size_t place) {
  const std::uint32_t variable = heap_[place];
  while (place > 0 && is_before(variable, heap_[(place - 1) / 2])) {
    put(place, heap_[(place - 1) / 2]);
    place = (place - 1) / 2;
  }
  put(place, variable);
}

void DecisionOrder::sift_down(std::size_t place) {
  const std::uint32_t variable = heap_[place];
  for (std::size_t child = 2 * place + 1; child < heap_.size(); child = 2 * place + 1) {
    if (child + 1 < heap_.size() && is_before(heap_[child + 1], heap_[child])) ++child;
    if (!is_before(heap_[child], variable)) break;
    put(place, heap_[child]);
    place = child;
  }
  put(place, variable);
}

}  // namespace nonet
