// Fishes with fins or regions. They are searched digit by digit, and added to the sink by the number of their fins.

#include <algorithm>
#include <map>
#include <vector>

#include "core/logic/fish/fish.h"
#include "core/logic/fish/fish_step.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// Keeps one fish for each result: the one with the fewest fins.
template <std::size_t Words>
class FishCollector {
 public:
  FishCollector(const FishBoard<Words>& board, FishKind kind, bool one_is_enough)
      : board_(board), kind_(kind), one_is_enough_(one_is_enough) {}

  // Returns true when no better fish can be found.
  bool search(StopToken stop) {
    const int lowest_cost = kind_.fins == FishFins::None ? 0 : 1;
    bool done = false;
    FishSearch<Words>(board_, kind_, stop).for_each([&](const FoundFish<Words>& fish) {
      if (!is_wanted(fish)) return false;
      keep(fish);
      done = one_is_enough_ && fish.cost() == lowest_cost;
      return done;
    });
    return done;
  }

  void add_to(std::vector<FishInCells>& fishes) const {
    for (const auto& [eliminated, fish] : best_) fishes.push_back(in_cells(board_.board, kind_.size, fish));
  }

 private:
  bool is_wanted(const FoundFish<Words>& fish) const {
    return kind_.shape != FishShape::Basic || fish.is_sashimi == (kind_.fins == FishFins::Sashimi);
  }

  void keep(const FoundFish<Words>& fish) {
    const auto [entry, is_new] = best_.try_emplace(fish.eliminated, fish);
    if (!is_new && fish.cost() < entry->second.cost()) entry->second = fish;
  }

  const FishBoard<Words>& board_;
  FishKind kind_;
  bool one_is_enough_;
  std::map<PlaceSet<Words>, FoundFish<Words>> best_;
};

void find_single(Technique technique, Survey& survey, StepSink& sink) {
  std::vector<FishInCells> fishes;
  survey.fish_boards().for_each([&]<std::size_t Words>(const FishBoard<Words>& board) {
    FishCollector<Words> collector(board, fish_kind(technique), !sink.wants_all());
    const bool done = collector.search(survey.stop());
    collector.add_to(fishes);
    return done;
  });
  for (const std::size_t index : stable_order_of(fishes, [](const FishInCells& fish) { return fish.cost; })) {
    if (sink.add(fish_step(technique, fishes[index]))) return;
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
