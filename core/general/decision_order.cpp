#include "core/general/decision_order.h"

#include <algorithm>
#include <numeric>

namespace nonet {

namespace {

// Scores keep this share of their weight from one contradiction to the next.
constexpr double kDecay = 0.95;
constexpr double kLargestScore = 1e150;

}  // namespace

DecisionOrder::DecisionOrder(std::uint32_t variable_count)
    : scores_(variable_count),
      heap_(variable_count),
      heap_places_(variable_count),
      links_(variable_count),
      bumped_(variable_count) {
  std::iota(heap_.begin(), heap_.end(), 0u);
  std::iota(heap_places_.begin(), heap_places_.end(), 0u);
  for (std::uint32_t variable = variable_count; variable-- > 0;) {
    links_[variable].before = last_;
    if (last_ != kNone) links_[last_].after = variable;
    last_ = variable;
    bumped_[variable] = ++bumps_;
  }
  latest_ = last_;
}

void DecisionOrder::bump(std::vector<Variable>& involved, SearchMode mode) {
  if (mode == SearchMode::Stable) {
    for (const Variable variable : involved) raise_score(variable);
    increment_ *= 1 / kDecay;
    return;
  }
  std::sort(involved.begin(), involved.end(),
            [&](Variable left, Variable right) { return bumped_[left.index] < bumped_[right.index]; });
  for (const Variable variable : involved) move_to_end(variable);
}

void DecisionOrder::raise_score(Variable variable) {
  if ((scores_[variable.index] += increment_) > kLargestScore) {
    for (double& score : scores_) score *= 1 / kLargestScore;
    increment_ *= 1 / kLargestScore;
  }
  if (heap_places_[variable.index] != kNone) sift_up(heap_places_[variable.index]);
}

void DecisionOrder::move_to_end(Variable variable) {
  const std::uint32_t index = variable.index;
  bumped_[index] = ++bumps_;
  if (index != last_) {
    const Link link = links_[index];
    if (latest_ == index) latest_ = link.before == kNone ? link.after : link.before;
    links_[link.after].before = link.before;
    if (link.before != kNone) links_[link.before].after = link.after;
    links_[last_].after = index;
    links_[index] = {last_, kNone};
    last_ = index;
  }
}

void DecisionOrder::reopen(Variable variable) {
  if (heap_places_[variable.index] == kNone) {
    heap_.push_back(variable.index);
    sift_up(heap_.size() - 1);
  }
  if (bumped_[variable.index] > bumped_[latest_]) latest_ = variable.index;
}

Variable DecisionOrder::next(const Propagation& propagation, SearchMode mode) {
  if (mode == SearchMode::Focused) {
    while (!propagation.is_open(Variable{latest_})) latest_ = links_[latest_].before;
    return Variable{latest_};
  }
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
