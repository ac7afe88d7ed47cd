// Basic fish: n full rows of a grid whose places for a digit lie in n columns of the grid, or n columns whose places
// lie in n rows. The digit is eliminated from the other cells of the cover.

#include <array>

#include "core/logic/fish/fish.h"
#include "core/logic/fish/fish_kind.h"
#include "core/logic/tight_subsets.h"

namespace nonet {

namespace {

class BasicFishSearch {
 public:
  BasicFishSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique),
        size_(static_cast<int>(fish_kind(technique).size)),
        state_(survey.state()),
        check_(survey.stop()),
        sink_(sink) {}

  void search(Digit digit) {
    for (const auto& [rows, columns] : state_.sets().lines_of_grids()) {
      if (!sink_.is_full()) search(digit, rows, columns);
      if (!sink_.is_full()) search(digit, columns, rows);
    }
  }

 private:
  void search(Digit digit, std::span<const House> along, std::span<const House> crossing) {
    std::array<std::uint32_t, LayoutSets::kMaxSide> masks;
    std::array<House, LayoutSets::kMaxSide> lines;
    std::size_t count = 0;
    for (const House line : along) {
      const std::uint32_t places = state_.places(digit, line);
      if (count_bits(places) < 2 || count_bits(places) > size_) continue;
      lines[count] = line;
      masks[count++] = places;
    }
    TightSubsets subsets(std::span(masks.data(), count), size_, check_);
    subsets.for_each([&](std::span<const std::size_t> chosen, std::uint32_t across) {
      if (count_bits(across) != size_) return false;
      Step step(technique_, DigitSet(digit));
      for (const std::size_t index : chosen) step.add_house(lines[index], HouseRole::Base);
      for_each_bit(across, [&](int i) { step.add_house(crossing[static_cast<std::size_t>(i)], HouseRole::Cover); });
      return add(digit, std::move(step));
    });
  }

  bool add(Digit digit, Step step) {
    CellSet base;
    CellSet cover;
    for (const auto& [house, role] : step.houses)
      (role == HouseRole::Base ? base : cover) |= state_.cells(digit, house);
    const CellSet eliminated = cover - base;
    if (eliminated.empty()) return false;
    step.add_part(Role::Vertex, base, DigitSet(digit));
    step.eliminate(eliminated, digit);
    return sink_.add(std::move(step));
  }

  Technique technique_;
  int size_;
  const PuzzleState& state_;
  StopCheck check_;
  StepSink& sink_;
};

}  // namespace

void find_basic_fishes(Technique technique, Survey& survey, StepSink& sink) {
  BasicFishSearch search(technique, survey, sink);
  survey.state().all_digits().for_each([&](Digit digit) {
    if (!sink.is_full()) search.search(digit);
  });
}

}  // namespace nonet
