#include "core/logic/fish/lost_places.h"

#include <algorithm>
#include <vector>

namespace nonet {

namespace {

template <std::size_t Words>
class TemplateSearch {
 public:
  using Places = PlaceSet<Words>;

  explicit TemplateSearch(const DigitBoard<Words>& board) : board_(board), houses_of_(board.cells.size()) {
    for (std::size_t i = 0; i < board.houses.size(); ++i) {
      board.houses[i].places.for_each([&](std::size_t place) { houses_of_[place].insert(i); });
      all_houses_.insert(i);
      all_ |= board.houses[i].places;
    }
  }

  // The places in no template.
  Places lost() {
    all_.for_each([&](std::size_t place) {
      if (kept_.contains(place)) return;
      nodes_ = 0;
      if (!choose(place, {}, all_, all_houses_)) lost_.insert(place);
    });
    return lost_;
  }

 private:
  using Houses = PlaceSet<2>;

  // Few enough to go on with; so many that it does not matter how many.
  static constexpr int kFewPlaces = 2;
  static constexpr int kManyPlaces = 4;

  bool choose(std::size_t place, Places chosen, const Places& free, const Houses& open) {
    Places self;
    self.insert(place);
    return extend(chosen | self, free - self - board_.peers[place], open - houses_of_[place]);
  }

  // Puts the digit into every open house; the chosen places of the first way found are kept.
  bool extend(const Places& chosen, const Places& free, const Houses& open) {
    if (open.empty()) {
      kept_ |= chosen;
      return true;
    }
    if (++nodes_ > kMaxNodesForLostPlaces) return false;
    const Places next = narrow(free, open);
    return extend_by(next - kept_, chosen, free, open) || extend_by(next & kept_, chosen, free, open);
  }

  // The free places of a house that has few.
  Places narrow(const Places& free, const Houses& open) const {
    Places best;
    int least = kManyPlaces;
    open.for_each_until([&](std::size_t house) {
      const Places places = board_.houses[house].places & free;
      const int count = places.size_up_to(least);
      if (count < least || best.empty()) best = places;
      least = std::min(least, count);
      return least <= kFewPlaces;
    });
    return best;
  }

  bool extend_by(const Places& next, const Places& chosen, const Places& free, const Houses& open) {
    return next.for_each_until([&](std::size_t place) { return choose(place, chosen, free, open); });
  }

  const DigitBoard<Words>& board_;
  std::vector<Houses> houses_of_;
  Houses all_houses_;
  Places all_;
  Places kept_;
  Places lost_;
  int nodes_ = 0;
};

}  // namespace

template <std::size_t Words>
PlaceSet<Words> lost_places(const DigitBoard<Words>& board) {
  return TemplateSearch<Words>(board).lost();
}

template PlaceSet<1> lost_places(const DigitBoard<1>& board);
template PlaceSet<10> lost_places(const DigitBoard<10>& board);

}  // namespace nonet
