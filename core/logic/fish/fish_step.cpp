#include "core/logic/fish/fish_step.h"

#include <algorithm>
#include <functional>

#include "core/util/sort.h"

namespace nonet {

namespace {

template <std::size_t Words>
// The houses with these numbers on the board, in ascending order.
std::vector<House> houses_of(const DigitBoard<Words>& board, std::size_t size,
                             const typename FoundFish<Words>::Houses& numbers) {
  typename FoundFish<Words>::Houses sorted = numbers;
  shell_sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(size), std::less<>());
  std::vector<House> houses;
  for (std::size_t i = 0; i < size; ++i) houses.push_back(board.houses[sorted[i]].house);
  return houses;
}

void add_houses(Step& step, const std::vector<House>& houses, HouseRole role) {
  for (const House house : houses) {
    const bool known = std::any_of(step.houses.begin(), step.houses.end(),
                                   [&](const HousePart& part) { return part.house == house && part.role == role; });
    if (!known) step.add_house(house, role);
  }
}

void add_parts(Step& step, const FishInCells& fish) {
  const DigitSet digit(fish.digit);
  const CellSet fins = fish.fins - fish.endo_fins;
  step.add_part(Role::Vertex, fish.vertices, digit);
  if (!fins.empty()) step.add_part(Role::Fin, fins, digit);
  if (!fish.endo_fins.empty()) step.add_part(Role::EndoFin, fish.endo_fins, digit);
}

}  // namespace

template <std::size_t Words>
FishInCells in_cells(const DigitBoard<Words>& board, std::size_t size, const FoundFish<Words>& fish) {
  const auto others = fish.eliminated - fish.cannibals;
  return {board.digit,
          fish.is_sashimi,
          houses_of(board, size, fish.base),
          houses_of(board, size, fish.cover),
          board.cells_of(fish.vertices),
          board.cells_of(fish.fins),
          board.cells_of(fish.endo_fins),
          board.cells_of(fish.eliminated),
          board.cells[(others.empty() ? fish.eliminated : others).first()],
          fish.cost()};
}

Step fish_step(Technique technique, const FishInCells& fish) {
  Step step(technique, DigitSet(fish.digit));
  add_houses(step, fish.base, HouseRole::Base);
  add_houses(step, fish.cover, HouseRole::Cover);
  add_parts(step, fish);
  step.eliminate(fish.eliminated, fish.digit);
  return step;
}

Step siamese_step(Technique technique, const FishInCells& first, const FishInCells& second) {
  Step step = fish_step(technique, first);
  add_houses(step, second.cover, HouseRole::Cover);
  add_parts(step, second);
  step.eliminate(second.eliminated, second.digit);
  return step;
}

template FishInCells in_cells(const DigitBoard<kNarrowBoard>&, std::size_t, const FoundFish<kNarrowBoard>&);
template FishInCells in_cells(const DigitBoard<kWideBoard>&, std::size_t, const FoundFish<kWideBoard>&);

}  // namespace nonet
