// Siamese fish: one step for two fishes of one digit that have the same base and different covers. As in HoDoKu, the
// fish whose cover houses come first is the first of the two, and it decides whether a basic pair is called finned or
// sashimi.

#include <tuple>
#include <vector>

#include "core/logic/fish/fish.h"
#include "core/logic/fish/fish_step.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

std::vector<FishInCells> all_fishes(FishKind kind, Survey& survey) {
  std::vector<FishInCells> fishes;
  survey.fish_boards().for_each([&]<std::size_t Words>(const FishBoard<Words>& board) {
    FishSearch<Words> search(board, kind, survey.stop());
    search.for_each([&](const FoundFish<Words>& fish) {
      fishes.push_back(in_cells(board.board, kind.size, fish));
      return fishes.size() >= kMaxSiameseFishes;
    });
    return fishes.size() >= kMaxSiameseFishes;
  });
  return fishes;
}

bool is_before(const std::vector<House>& left, const std::vector<House>& right) {
  return std::lexicographical_compare(left.begin(), left.end(), right.begin(), right.end(),
                                      [](House one, House other) { return one.index < other.index; });
}

bool have_one_base(const FishInCells& left, const FishInCells& right) {
  return left.digit == right.digit && left.base == right.base;
}

void sort_by_base_and_cover(std::vector<FishInCells>& fishes) {
  shell_sort(fishes.begin(), fishes.end(), [](const FishInCells& left, const FishInCells& right) {
    if (left.digit != right.digit) return left.digit.value < right.digit.value;
    return left.base != right.base ? is_before(left.base, right.base) : is_before(left.cover, right.cover);
  });
}

}  // namespace

void find_siamese_fishes(Technique technique, Survey& survey, StepSink& sink) {
  const FishKind kind = fish_kind(technique);
  std::vector<FishInCells> fishes = all_fishes(kind, survey);
  sort_by_base_and_cover(fishes);
  for (std::size_t i = 0; i < fishes.size() && !survey.stop().stop_requested(); ++i) {
    const bool is_wanted = kind.shape != FishShape::Basic || fishes[i].is_sashimi == (kind.fins == FishFins::Sashimi);
    for (std::size_t j = i + 1; is_wanted && j < fishes.size() && have_one_base(fishes[i], fishes[j]); ++j) {
      if (fishes[i].first_eliminated == fishes[j].first_eliminated) continue;
      if (sink.add(siamese_step(technique, fishes[i], fishes[j]))) return;
    }
  }
}

}  // namespace nonet
