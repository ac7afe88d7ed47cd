// Fishes with fins or regions: sought digit by digit, told with those first that have fewest fins.

#include <algorithm>
#include <map>
#include <vector>

#include "core/logic/fish/fish.h"
#include "core/logic/fish/fish_step.h"

namespace nonet {

namespace {

// Of fishes with one result that with fewest fins is kept.
template <std::size_t Words>
class FishCollector {
 public:
  FishCollector(const FishBoard<Words>& board, FishKind kind, bool one_is_enough)
      : board_(board), kind_(kind), one_is_enough_(one_is_enough) {}

  // True when no better fish can be found.
  bool search(StopToken stop) {
    const int least = kind_.fins == FishFins::None ? 0 : 1;
    bool done = false;
    FishSearch<Words>(board_, kind_, stop).for_each([&](const FoundFish<Words>& fish) {
      if (!is_wanted(fish)) return false;
      keep(fish);
      done = one_is_enough_ && fish.cost() == least;
      return done;
    });
    return done;
  }

  void tell_to(std::vector<ToldFish>& told) const {
    for (const auto& [losers, fish] : best_) told.push_back(tell(board_.board, kind_.size, fish));
  }

 private:
  bool is_wanted(const FoundFish<Words>& fish) const {
    return kind_.shape != FishShape::Basic || fish.is_sashimi == (kind_.fins == FishFins::Sashimi);
  }

  void keep(const FoundFish<Words>& fish) {
    const auto [place, is_new] = best_.try_emplace(fish.losers, fish);
    if (!is_new && fish.cost() < place->second.cost()) place->second = fish;
  }

  const FishBoard<Words>& board_;
  FishKind kind_;
  bool one_is_enough_;
  std::map<PlaceSet<Words>, FoundFish<Words>> best_;
};

void find_single(Technique technique, Survey& survey, StepSink& sink) {
  std::vector<ToldFish> fishes;
  survey.fish_boards().for_each([&]<std::size_t Words>(const FishBoard<Words>& board) {
    FishCollector<Words> collector(board, fish_kind(technique), !sink.wants_all());
    const bool done = collector.search(survey.stop());
    collector.tell_to(fishes);
    return done;
  });
  std::stable_sort(fishes.begin(), fishes.end(),
                   [](const ToldFish& left, const ToldFish& right) { return left.cost < right.cost; });
  for (const ToldFish& fish : fishes) {
    if (sink.add(fish_step(technique, fish))) return;
  }
}

}  // namespace

void find_fishes(Technique technique, Survey& survey, StepSink& sink) {
  if (Finder* find_siamese = survey.options().siamese_fish) {
    find_siamese(technique, survey, sink);
  } else {
    find_single(technique, survey, sink);
  }
}

}  // namespace nonet
