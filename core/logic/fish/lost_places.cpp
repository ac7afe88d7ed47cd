#include "core/logic/fish/lost_places.h"

namespace nonet {

namespace {

template <std::size_t Words>
class TemplateSearch {
 public:
  using Places = PlaceSet<Words>;

  explicit TemplateSearch(const DigitBoard<Words>& board) : board_(board) {
    for (std::size_t place = 0; place < board.cells.size(); ++place) all_.insert(place);
  }

  // The places in no template.
  Places lost() {
    Places lost;
    for (std::size_t place = 0; place < board_.cells.size(); ++place) {
      if (kept_.contains(place)) continue;
      nodes_ = 0;
      Places chosen;
      chosen.insert(place);
      if (!extend(chosen, all_ - board_.peers[place] - chosen)) lost.insert(place);
    }
    return lost;
  }

 private:
  // Puts the digit into every house; the chosen places of the first way found are kept.
  bool extend(const Places& chosen, const Places& free) {
    if (++nodes_ > kMostNodesForLostPlaces) return false;
    const Places* narrowest = nullptr;
    int least = 0;
    for (const auto& [house, kind, places] : board_.houses) {
      if (places.meets(chosen)) continue;
      const int count = (places & free).size();
      if (count == 0) return false;
      if (narrowest != nullptr && count >= least) continue;
      narrowest = &places;
      least = count;
      if (count == 1) break;
    }
    if (narrowest == nullptr) {
      kept_ |= chosen;
      return true;
    }
    const Places open = *narrowest & free;
    return extend_by(open - kept_, chosen, free) || extend_by(open & kept_, chosen, free);
  }

  bool extend_by(Places open, const Places& chosen, const Places& free) {
    while (!open.empty()) {
      Places next;
      next.insert(open.first());
      open -= next;
      if (extend(chosen | next, free - next - board_.peers[next.first()])) return true;
    }
    return false;
  }

  const DigitBoard<Words>& board_;
  Places all_;
  Places kept_;
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
