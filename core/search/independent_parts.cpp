#include "core/search/independent_parts.h"

#include "core/general/house/house_state.h"

namespace nonet {

std::vector<std::vector<Cell>> independent_parts(const PuzzleView& puzzle) {
  HousePropagation propagation(puzzle.layout());
  HouseState state = propagation.begin(puzzle);
  if (!propagation.propagate(state)) return {};
  std::vector<bool> is_reached(state.digits.size());
  std::vector<std::vector<Cell>> parts;
  for (std::uint16_t index = 0; index < state.digits.size(); ++index) {
    if (is_reached[index] || !state.digits[index].is_blank()) continue;
    std::vector<Cell>& part = parts.emplace_back(1, Cell{index});
    is_reached[index] = true;
    for (std::size_t next = 0; next < part.size(); ++next) {
      for (const Cell peer : puzzle.layout()->peers(part[next])) {
        if (is_reached[peer.index] || !state.digits[peer.index].is_blank()) continue;
        is_reached[peer.index] = true;
        part.push_back(peer);
      }
    }
  }
  return parts;
}

}  // namespace nonet
