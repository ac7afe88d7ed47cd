// Reads and writes the candidates of the grid. grid_kernel.h says why no solution is lost, and draws the conclusions.

#include <bit>

#include "core/rules/conditions.h"
#include "core/rules/conditions/grid_backend.h"

namespace nonet {

namespace {

constexpr std::size_t kSide = GridConcluded::kSide;

GridConclusions fastest_conclusions() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
    return kGridAvx2;
#endif
  return kGridPortable;
}

}  // namespace

bool apply(const GridCondition&, RuleNode& node) {
  static const GridConclusions draw_conclusions = fastest_conclusions();
  GridConcluded concluded;
  if (!draw_conclusions(node.candidates().data(), concluded)) {
    if (concluded.house_at_fault >= 0) node.fail_in_house(static_cast<std::size_t>(concluded.house_at_fault));
    return false;
  }
  for (std::size_t row = 0; row < kSide; ++row) {
    for (unsigned left = concluded.changed[row]; left != 0; left &= left - 1) {
      const auto element = static_cast<std::size_t>(std::countr_zero(left));
      const std::size_t cell = row * kSide + element / 4 * 3 + element % 4;
      node.keep(static_cast<CellIndex>(cell), concluded.rows[row][element]);
    }
  }
  return true;
}

}  // namespace nonet
