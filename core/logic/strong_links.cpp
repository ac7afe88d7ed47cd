#include "core/logic/strong_links.h"

namespace nonet {

namespace {

bool has_two_places(const PuzzleState& state, Digit digit, House house) {
  const std::uint32_t places = state.places(digit, house);
  return places != 0 && has_one_bit(without_lowest(places));
}

bool is_in_earlier_house(const PuzzleState& state, Digit digit, const StrongLink& link) {
  for (const House house : state.layout().houses(link.first)) {
    if (house.index >= link.house.index) return false;
    if (state.sets().house(house).contains(link.second) && has_two_places(state, digit, house)) return true;
  }
  return false;
}

}  // namespace

StrongLinks::StrongLinks(const PuzzleState& state) {
  state.all_digits().for_each([&](Digit digit) {
    for_each_house(state.layout(), [&](House house) {
      if (!has_two_places(state, digit, house)) return;
      const std::uint32_t places = state.places(digit, house);
      const std::span<const Cell> cells = state.layout().cells(house);
      const StrongLink link{house, cells[static_cast<std::size_t>(lowest_bit(places))],
                            cells[static_cast<std::size_t>(lowest_bit(without_lowest(places)))]};
      if (!is_in_earlier_house(state, digit, link)) links_.add(link);
    });
    links_.end_list();
  });
}

}  // namespace nonet
