#include "core/logic/step.h"

#include <algorithm>
#include <tuple>

#include "core/util/sort.h"

namespace nonet {

namespace {

void sort_candidates(std::vector<Candidate>& candidates) {
  shell_sort(candidates.begin(), candidates.end(), [](Candidate left, Candidate right) {
    return std::tuple(left.digit.value, left.cell.index) < std::tuple(right.digit.value, right.cell.index);
  });
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
}

}  // namespace

std::uint16_t Step::add_part(Role role, const CellSet& cells, DigitSet of_digits) {
  Part& part = parts.emplace_back(Part{role, {}, of_digits});
  cells.for_each([&](Cell cell) { part.cells.push_back(cell); });
  return static_cast<std::uint16_t>(parts.size() - 1);
}

std::uint16_t Step::add_part(Role role, Cell cell, DigitSet of_digits) {
  parts.push_back(Part{role, {cell}, of_digits});
  return static_cast<std::uint16_t>(parts.size() - 1);
}

void Step::add_link(std::uint16_t from, std::uint16_t to, bool strong, std::optional<std::uint16_t> rule) {
  NONET_EXPECTS(from < parts.size() && to < parts.size());
  links.push_back({from, to, strong, rule});
  if (rule && std::find(rules.begin(), rules.end(), *rule) == rules.end()) rules.push_back(*rule);
}

void Step::eliminate(const CellSet& cells, Digit digit) {
  cells.for_each([&](Cell cell) { eliminate(cell, digit); });
}

void Step::sort_results() {
  sort_candidates(placements);
  sort_candidates(eliminations);
}

}  // namespace nonet
