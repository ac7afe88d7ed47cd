#include "core/logic/last_resorts/template_search.h"

namespace nonet {

CellSet TemplateSearch::possible(Digit digit, const CellSet& places) {
  houses_.clear();
  for_each_house(state_.layout(), [&](House house) {
    if (!state_.is_placed(digit, house)) houses_.push_back(house);
  });
  CellSet possible;
  CellSet undecided = places;
  while (!undecided.empty()) {
    const Cell cell = undecided.first();
    undecided.erase(cell);
    nodes_left_ = kMaxNodes;
    way_.assign(1, cell);
    if (extend(1, places - state_.sets().peers(cell))) {
      for (const Cell of_way : way_) {
        possible.insert(of_way);
        undecided.erase(of_way);
      }
    } else if (nodes_left_ < 0) {
      possible.insert(cell);
    }
  }
  return possible;
}

// `places`: those of the way and those that see none of them.
bool TemplateSearch::extend(std::size_t depth, const CellSet& places) {
  if (--nodes_left_ < 0) return false;
  CellSet choices;
  if (!choose_house(places, choices)) return true;
  while (!choices.empty()) {
    const Cell cell = choices.first();
    choices.erase(cell);
    way_.resize(depth);
    way_.push_back(cell);
    if (extend(depth + 1, places - state_.sets().peers(cell))) return true;
  }
  return false;
}

// The places of the house with the fewest, among those in which none is chosen; false when all houses have theirs.
bool TemplateSearch::choose_house(const CellSet& places, CellSet& fewest) const {
  CellSet chosen;
  for (const Cell cell : way_) chosen.insert(cell);
  int least = -1;
  for (const House house : houses_) {
    const CellSet& cells = state_.sets().house(house);
    if (chosen.meets(cells)) continue;
    const CellSet here = places & cells;
    const int size = here.size();
    if (least >= 0 && size >= least) continue;
    least = size;
    fewest = here;
    if (size == 0) return true;
  }
  return least >= 0;
}

}  // namespace nonet
