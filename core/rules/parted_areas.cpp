// What follows for two connected areas that have no cell in common, when the ways between neighbours do not cross.
//
// The edge of a rectangle that no way leaves: when one area is at two cells of it, a way inside the area parts the
// cells of the edge between them on one side from those on the other. So the other area is only on one of the two
// sides: around the edge, the areas take turns twice at most.
//
// A square of four neighbours: when one area is at two opposite corners, a way inside the area, closed over the square,
// parts the other two corners. The other area would have to cross it, so it is not at both of these. Around the square,
// the areas take turns twice at most, too.
//
// Both are said as automata, which draw all conclusions.

#include <array>

#include "core/rules/lowering.h"

namespace nonet {

namespace {

using enum ConnectionCondition::Direction;
constexpr std::size_t kNone = ConnectionCondition::kNone;

// Reads cells in a circle, from any of them. State 1 has read no area. From then on a state has the area that was read
// first, and how often the areas took turns. The third turn is refused: without it, the last cells have the area of the
// first ones, or there was one turn, and the second is from the last cell to the first.
DigitAutomaton automaton_of_circle(int digit_count, DigitMask first, DigitMask second) {
  constexpr std::size_t kMostTurns = 2;
  const auto state = [](std::size_t begin, std::size_t turns) { return 2 + begin + 2 * turns; };
  DigitAutomaton automaton(digit_count, state(1, kMostTurns));
  for (std::size_t from = 1; from <= automaton.state_count(); ++from) {
    automaton.set_accepting(from);
    const std::size_t turns = (from - 2) / 2;
    for (int digit = 1; digit <= digit_count; ++digit) {
      const bool is_second = (second & digit_bit(digit)) != 0;
      std::size_t to = from;
      if (((first | second) & digit_bit(digit)) == 0) {
        // Digits of no area change nothing.
      } else if (from == 1) {
        to = state(is_second, 0);
      } else if (is_second != ((from + turns) % 2 != 0)) {
        to = turns < kMostTurns ? from + 2 : 0;
      }
      automaton.set_next(from, digit, to);
    }
  }
  return automaton;
}

// The cells around a rectangle that no way leaves. None when the first cells are in no such rectangle, or in one of a
// single row or column.
std::vector<CellIndex> edge_of(const ConnectionCondition& area) {
  constexpr std::array kForward{kRight, kDown, kLeft, kUp};
  constexpr std::array kOutward{kUp, kRight, kDown, kLeft};
  std::vector<CellIndex> edge;
  std::size_t place = 0;
  for (std::size_t side = 0; side < kForward.size(); ++side) {
    const std::size_t start = edge.size();
    do {
      if (area.neighbor(place, kOutward[side]) != kNone) return {};
      const std::size_t next = area.neighbor(place, kForward[side]);
      if (next == kNone) break;
      edge.push_back(area.cells[place]);
      place = next;
    } while (place != 0);
    if (edge.size() == start) return {};
  }
  if (place != 0) edge.clear();
  return edge;
}

}  // namespace

void Lowering::part_areas() {
  const std::vector<ConnectionCondition>& areas = network_.connections;
  for (std::size_t one = 0; one < areas.size(); ++one) {
    const ConnectionCondition& area = areas[one];
    for (std::size_t other = one + 1; other < areas.size(); ++other) {
      if (!area.is_plane || area.cells != areas[other].cells || (area.digits & areas[other].digits) != 0) continue;
      const DigitAutomaton circle = automaton_of_circle(digit_count_, area.digits, areas[other].digits);
      for (std::size_t place = 0; place < area.cells.size(); ++place) {
        const std::size_t right = area.neighbor(place, kRight);
        const std::size_t below = area.neighbor(place, kDown);
        if (right == kNone || below == kNone) continue;
        const std::size_t opposite = area.neighbor(right, kDown);
        if (opposite == kNone || area.neighbor(below, kRight) != opposite) continue;
        automaton(std::array{area.cells[place], area.cells[right], area.cells[opposite], area.cells[below]}, circle);
      }
      const std::vector<CellIndex> edge = edge_of(area);
      if (!edge.empty()) automaton(edge, circle);
    }
  }
}

}  // namespace nonet
