#include "core/logic/forcing/exactly_one_sets.h"

namespace nonet {

ExactlyOneSets::ExactlyOneSets(const PuzzleState& state, const ChainGraph& graph) {
  state.open().for_each([&](Cell cell) {
    const auto [first, end] = graph.nodes_in(cell);
    for (ChainNode node = first; node < end; ++node) members_.add(node);
    end_set(std::nullopt);
  });
  for_each_house(state.layout(), [&](House house) {
    if (!state.layout().holds_every_digit(house)) return;
    (state.all_digits() - state.placed(house)).for_each([&](Digit digit) {
      const std::span<const Cell> cells = state.layout().cells(house);
      for_each_bit(state.places(digit, house),
                   [&](int place) { members_.add(graph.node_of(cells[static_cast<std::size_t>(place)], digit)); });
      end_set(house);
    });
  });
  list_sets_of_candidates(graph.candidate_count());
}

void ExactlyOneSets::end_set(std::optional<House> house) {
  members_.end_list();
  houses_.push_back(house);
  sizes_.push_back(static_cast<std::uint16_t>(members_[size() - 1].size()));
}

void ExactlyOneSets::list_sets_of_candidates(ChainNode candidates) {
  std::vector<std::uint32_t> set_of_member;
  for (std::uint32_t set = 0; set < size(); ++set) set_of_member.insert(set_of_member.end(), sizes_[set], set);
  const std::span<const ChainNode> members = members_.items();
  sets_ = ListOfLists<std::uint32_t>::grouped(
      candidates, members.size(), [&](std::size_t i) { return members[i]; },
      [&](std::size_t i) { return set_of_member[i]; });
}

}  // namespace nonet
