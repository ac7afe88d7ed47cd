// For each place that belongs to no template found so far, a depth-first search looks for a template through it. The
// next house is one with few free places.

#include "core/logic/template_search.h"

#include <algorithm>
#include <vector>

namespace nonet {

namespace {

template <std::size_t Words>
class TemplateSearch {
 public:
  using Places = PlaceSet<Words>;

  TemplateSearch(const DigitBoard<Words>& board, const Places& allowed, int max_nodes, StopCheck& check)
      : board_(board), allowed_(allowed), max_nodes_(max_nodes), check_(check) {
    for (std::size_t i = 0; i < board.houses.size(); ++i) {
      if (board.houses[i].is_full) all_houses_.insert(i);
    }
  }

  TemplatePlaces<Words> run() {
    allowed_.for_each([&](std::size_t place) {
      if (found_.used.contains(place)) return;
      nodes_ = 0;
      if (!choose(place, {}, allowed_, all_houses_) && is_given_up()) found_.undecided.insert(place);
    });
    return found_;
  }

 private:
  using Houses = typename DigitBoard<Words>::Houses;

  // A house with so few free places is chosen at once.
  static constexpr int kFewPlaces = 2;
  // Larger numbers of free places are not compared.
  static constexpr int kManyPlaces = 4;

  bool is_given_up() const { return nodes_ > max_nodes_ || check_.stopped(); }

  bool choose(std::size_t place, Places chosen, const Places& free, const Houses& open) {
    Places self;
    self.insert(place);
    return extend(chosen | self, free - self - board_.peers[place], open - board_.houses_of[place]);
  }

  // Looks for a template with the places `chosen`, further ones from `free`, and one in each open house. Keeps the
  // places of the first one found.
  bool extend(const Places& chosen, const Places& free, const Houses& open) {
    if (open.empty()) {
      found_.used |= chosen;
      return true;
    }
    if (++nodes_ > max_nodes_ || check_.must_stop(board_.houses.size() * Words / 4 + 1)) return false;
    const Places next = narrow(free, open);
    // Places that no template has so far come first: a template through them decides more.
    return extend_by(next - found_.used, chosen, free, open) || extend_by(next & found_.used, chosen, free, open);
  }

  // The free places of a house that has few.
  Places narrow(const Places& free, const Houses& open) const {
    Places best;
    int fewest = kManyPlaces;
    open.for_each_until([&](std::size_t house) {
      const Places places = board_.houses[house].places & free;
      const int count = places.size_up_to(fewest);
      if (count < fewest || best.empty()) best = places;
      fewest = std::min(fewest, count);
      return fewest <= kFewPlaces;
    });
    return best;
  }

  bool extend_by(const Places& next, const Places& chosen, const Places& free, const Houses& open) {
    return next.for_each_until([&](std::size_t place) { return choose(place, chosen, free, open); });
  }

  const DigitBoard<Words>& board_;
  const Places& allowed_;
  int max_nodes_;
  StopCheck& check_;
  Houses all_houses_;
  TemplatePlaces<Words> found_;
  int nodes_ = 0;
};

template <std::size_t Words>
CellSet cells_in_templates_of(const DigitBoard<Words>& board, const CellSet& allowed, int max_nodes, StopCheck& check) {
  PlaceSet<Words> places;
  for (std::size_t place = 0; place < board.cells.size(); ++place) {
    if (allowed.contains(board.cells[place])) places.insert(place);
  }
  const TemplatePlaces<Words> found = places_in_templates(board, places, max_nodes, check);
  return board.cells_of(found.used | found.undecided);
}

}  // namespace

template <std::size_t Words>
TemplatePlaces<Words> places_in_templates(const DigitBoard<Words>& board, const PlaceSet<Words>& allowed, int max_nodes,
                                          StopCheck& check) {
  return TemplateSearch<Words>(board, allowed, max_nodes, check).run();
}

CellSet cells_in_templates(const PuzzleState& state, Digit digit, const CellSet& allowed, int max_nodes,
                           StopCheck& check) {
  bool has_place_in_each_house = true;
  for_each_house(state.layout(), [&](House house) {
    if (!state.layout().holds_every_digit(house)) return;
    const bool has_place = state.is_placed(digit, house) || state.places(digit, house) != 0;
    has_place_in_each_house = has_place_in_each_house && has_place;
  });
  if (!has_place_in_each_house) return {};
  CellSet cells;
  with_board(state, digit, [&](const auto& board) { cells = cells_in_templates_of(board, allowed, max_nodes, check); });
  return cells;
}

template TemplatePlaces<kNarrowBoard> places_in_templates(const DigitBoard<kNarrowBoard>&,
                                                          const PlaceSet<kNarrowBoard>&, int, StopCheck&);
template TemplatePlaces<kWideBoard> places_in_templates(const DigitBoard<kWideBoard>&, const PlaceSet<kWideBoard>&, int,
                                                        StopCheck&);

}  // namespace nonet
