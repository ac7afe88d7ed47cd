// Reads and writes the candidates of the grid. grid_kernel.h says why no solution is lost, and draws the conclusions.

#include <cstring>

#include "core/rules/conditions.h"
#include "core/rules/conditions/grid_backend.h"

namespace nonet {

namespace {

constexpr std::size_t kSide = GridWords::kSide;

GridConclusions fastest_conclusions() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
    return kGridAvx2;
#endif
  return kGridPortable;
}

}  // namespace

bool apply(const GridCondition&, RuleDraft& draft) {
  static const GridConclusions draw_conclusions = fastest_conclusions();
  GridWords words;
  for (std::size_t row = 0; row < kSide; ++row) {
    for (std::size_t triple = 0; triple < 3; ++triple) {
      // The last word has one element more than there are cells.
      std::memcpy(&words.triples[row][triple], draft.candidates().data() + row * kSide + triple * 3,
                  sizeof(std::uint64_t));
    }
  }
  const GridWords before = words;
  int house_at_fault = -1;
  if (!draw_conclusions(words, house_at_fault)) {
    if (house_at_fault >= 0) draft.fail_in_house(static_cast<std::size_t>(house_at_fault));
    return false;
  }
  for (std::size_t row = 0; row < kSide; ++row) {
    for (std::size_t triple = 0; triple < 3; ++triple) {
      const std::uint64_t left = words.triples[row][triple];
      if (((before.triples[row][triple] ^ left) << 16) == 0) continue;
      for (std::size_t cell = 0; cell < 3; ++cell) {
        draft.keep(static_cast<CellIndex>(row * kSide + triple * 3 + cell), static_cast<DigitMask>(left >> 16 * cell));
      }
    }
  }
  return true;
}

}  // namespace nonet
