#include "core/logic/forcing/exactly_one_sets.h"

namespace nonet {

ExactlyOneSets::ExactlyOneSets(const PuzzleState& state, const ChainGraph& graph) {
  state.open().for_each([&](Cell cell) {
    const auto [first, end] = graph.nodes_in(cell);
    for (ChainNode node = first; node < end; ++node) members_.push_back(node);
    end_set(std::nullopt);
  });
  for_each_house(state.layout(), [&](House house) {
    (state.all_digits() - state.placed(house)).for_each([&](Digit digit) {
      const std::span<const Cell> cells = state.layout().cells(house);
      for_each_bit(state.places(digit, house), [&](int place) {
        members_.push_back(graph.node_of(cells[static_cast<std::size_t>(place)], digit));
      });
      end_set(house);
    });
  });
  list_sets_of_candidates(graph.candidate_count());
}

void ExactlyOneSets::end_set(std::optional<House> house) {
  houses_.push_back(house);
  sizes_.push_back(static_cast<std::uint16_t>(members_.size() - starts_.back()));
  starts_.push_back(static_cast<std::uint32_t>(members_.size()));
}

void ExactlyOneSets::list_sets_of_candidates(ChainNode candidates) {
  sets_starts_.assign(candidates + 1, 0);
  for (const ChainNode node : members_) ++sets_starts_[node + 1];
  for (ChainNode node = 0; node < candidates; ++node) sets_starts_[node + 1] += sets_starts_[node];
  std::vector<std::uint32_t> next(sets_starts_.begin(), sets_starts_.end() - 1);
  sets_.resize(members_.size());
  for (std::uint32_t set = 0; set < size(); ++set) {
    for (const ChainNode node : members(set)) sets_[next[node]++] = set;
  }
}

}  // namespace nonet
