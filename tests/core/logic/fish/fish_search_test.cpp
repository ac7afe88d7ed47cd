// The search for fishes against the plainest one there is: every choice of base houses with every choice of covers.

#include "core/logic/fish/fish_search.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/layouts.h"
#include "tests/support/rounds.h"
#include "tests/support/states.h"

namespace nonet {

namespace {

constexpr Digit kDigit{1};

using Results = std::map<Technique, std::set<std::string>>;

const std::vector<Technique> kFishes{
    Technique::XWing,
    Technique::Swordfish,
    Technique::FinnedXWing,
    Technique::FinnedSwordfish,
    Technique::SashimiXWing,
    Technique::SashimiSwordfish,
    Technique::FrankenXWing,
    Technique::FrankenSwordfish,
    Technique::FinnedFrankenXWing,
    Technique::FinnedFrankenSwordfish,
    Technique::MutantXWing,
    Technique::MutantSwordfish,
    Technique::FinnedMutantXWing,
    Technique::FinnedMutantSwordfish,
};

class PlainSearch {
 public:
  PlainSearch(const PuzzleState& state, std::size_t size) : state_(state), size_(size) {
    for_each_house(state.layout(), [&](House house) {
      if (!state.cells(kDigit, house).empty()) houses_.push_back(house);
    });
  }

  Results results() {
    choose(base_, 0, [&] { choose(cover_, 0, [&] { judge(); }); });
    return results_;
  }

  // Those of the results that a fish has whose base houses are connected.
  const Results& results_of_one_piece() const { return in_one_piece_; }

 private:
  template <class Visit>
  void choose(std::vector<House>& chosen, std::size_t from, const Visit& visit) {
    if (chosen.size() == size_) return visit();
    for (std::size_t i = from; i < houses_.size(); ++i) {
      chosen.push_back(houses_[i]);
      choose(chosen, i + 1, visit);
      chosen.pop_back();
    }
  }

  void judge() {
    CellSet base, endo, cover, twice;
    int endo_count = 0;
    for (const House house : base_) {
      const CellSet cells = state_.cells(kDigit, house);
      endo_count += (base & cells).size();
      endo |= base & cells;
      base |= cells;
    }
    for (const House house : cover_) {
      const CellSet cells = state_.cells(kDigit, house);
      if (is_base(house) || !cells.meets(base)) return;
      twice |= cover & cells;
      cover |= cells;
    }
    const CellSet fins = (base - cover) | endo;
    if (endo_count > kMaxEndoFins || fins.size() > kMaxFins || base.is_within(fins)) return;
    const CellSet losers = ((cover - base) | twice) & state_.sets().common_peers(fins);
    if (!losers.empty()) add(fins, losers);
  }

  bool is_base(House house) const { return std::find(base_.begin(), base_.end(), house) != base_.end(); }

  void add(const CellSet& fins, const CellSet& losers) {
    const auto technique = name_of(fins);
    if (!technique) return;
    Step step(*technique);
    step.eliminate(losers, kDigit);
    step.sort_results();
    results_[*technique].insert(test::result_of(step, state_.layout()));
    if (hangs_together(fins)) in_one_piece_[*technique].insert(test::result_of(step, state_.layout()));
  }

  // True when one comes from the first base house to all others through cover houses with places of both, through
  // shared places, and through the fins.
  bool hangs_together(const CellSet& fins) const {
    std::vector<House> left = base_;
    CellSet reached = state_.cells(kDigit, left.front());
    left.erase(left.begin());
    while (!left.empty()) {
      CellSet wider = reached.meets(fins) ? reached | fins : reached;
      for (const House house : cover_) {
        if (state_.cells(kDigit, house).meets(reached)) wider |= state_.cells(kDigit, house);
      }
      const auto next =
          std::find_if(left.begin(), left.end(), [&](House house) { return state_.cells(kDigit, house).meets(wider); });
      if (next == left.end()) return false;
      reached |= state_.cells(kDigit, *next);
      left.erase(next);
    }
    return true;
  }

  std::optional<Technique> name_of(const CellSet& fins) const {
    const std::string base = kinds(base_);
    const std::string cover = kinds(cover_);
    const bool basic = (base == "r" && cover == "c") || (base == "c" && cover == "r");
    std::string id = fins.empty() ? "" : "finned-";
    if (basic && is_sashimi(fins)) id = "sashimi-";
    if (basic && fins.empty() && is_sashimi(fins)) return std::nullopt;
    const auto has_lines = [](const std::string& kinds, char line) {
      return kinds == std::string{line} || kinds == std::string{line} + "b";
    };
    const bool crossed =
        (has_lines(base, 'r') && has_lines(cover, 'c')) || (has_lines(base, 'c') && has_lines(cover, 'r'));
    if (!basic) id += crossed ? "franken-" : "mutant-";
    return technique_named(id + (size_ == 2 ? "x-wing" : "swordfish"));
  }

  std::string kinds(const std::vector<House>& houses) const {
    std::set<HouseKind> kinds;
    for (const House house : houses) kinds.insert(std::min(state_.layout().kind(house), HouseKind::Box));
    std::string letters;
    for (const HouseKind kind : kinds) letters += "rcb"[static_cast<std::size_t>(kind)];
    return letters;
  }

  bool is_sashimi(const CellSet& fins) const {
    return std::any_of(base_.begin(), base_.end(),
                       [&](House house) { return !(state_.cells(kDigit, house) - fins).has_several(); });
  }

  const PuzzleState& state_;
  std::size_t size_;
  std::vector<House> houses_;
  std::vector<House> base_;
  std::vector<House> cover_;
  Results results_;
  Results in_one_piece_;
};

// The digit 1 at random in some cells, in all at least once in each row, column and region.
PuzzleState random_places(const LayoutRef& layout, std::uint32_t percent, Random& random) {
  PuzzleState state{Grid(layout)};
  state.sets().all().for_each(
      [&](Cell cell) { state.set_candidates(cell, random.below(100) < percent ? DigitSet(kDigit) : DigitSet()); });
  return state;
}

void compare(std::string_view layout_name, std::size_t size, std::uint32_t percent, int rounds, std::uint64_t seed) {
  Random random(seed);
  const LayoutRef layout = layout_of_name(layout_name).value();
  for (int round = 0; round < rounds; ++round) {
    const PuzzleState state = random_places(layout, percent, random);
    Results expected = PlainSearch(state, size).results();
    for (const Technique technique : kFishes) {
      if (fish_kind(technique).size != size) continue;
      std::set<std::string> found;
      for (const Step& step : find_steps(state, technique)) {
        CHECK(found.insert(test::result_of(step, *layout)).second);
      }
      CAPTURE(layout_name, round, row_of(technique).id);
      CHECK(found == expected[technique]);
    }
  }
}

// True when the cells of all base houses of a fish lie in one grid of the layout.
bool base_lies_in_one_grid(const Step& step, const Layout& layout) {
  return std::any_of(layout.grids().begin(), layout.grids().end(), [&](const GridSpec& grid) {
    return std::all_of(step.houses.begin(), step.houses.end(), [&](const HousePart& part) {
      const auto cells = layout.cells(part.house);
      return part.role != HouseRole::Base || std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
               return grid.has(layout.row(cell), layout.column(cell));
             });
    });
  });
}

// Compares the fishes of a layout with several grids. Returns how many have base houses of several grids.
int compare_on_grids(const LayoutRef& layout, std::size_t size, std::uint32_t percent, int rounds, Random& random) {
  int across = 0;
  for (int round = 0; round < rounds; ++round) {
    const PuzzleState state = random_places(layout, percent, random);
    PlainSearch plain(state, size);
    Results expected = plain.results();
    for (const Technique technique : kFishes) {
      // Those without fins are looked for in one grid alone.
      const FishKind kind = fish_kind(technique);
      if (kind.size != size || (kind.shape == FishShape::Basic && kind.fins == FishFins::None)) continue;
      std::set<std::string> found;
      for (const Step& step : find_steps(state, technique)) {
        found.insert(test::result_of(step, *layout));
        across += base_lies_in_one_grid(step, *layout) ? 0 : 1;
      }
      CAPTURE(name_of(*layout), round, row_of(technique).id);
      CHECK(std::includes(expected[technique].begin(), expected[technique].end(), found.begin(), found.end()));
      const auto of_one_piece = plain.results_of_one_piece().find(technique);
      if (of_one_piece == plain.results_of_one_piece().end()) continue;
      const std::set<std::string>& wanted = of_one_piece->second;
      CHECK(std::includes(found.begin(), found.end(), wanted.begin(), wanted.end()));
    }
  }
  return across;
}

PlaceSet<1> all_places(const DigitBoard<1>& board) {
  PlaceSet<1> places;
  for (std::size_t place = 0; place < board.cells.size(); ++place) places.insert(place);
  return places;
}

// Adds to `used` the places of all complete placements of the digit.
void gather_templates(const DigitBoard<1>& board, std::size_t house, const PlaceSet<1>& chosen, PlaceSet<1>& used) {
  if (house == board.houses.size()) {
    used |= chosen;
    return;
  }
  const PlaceSet<1>& places = board.houses[house].places;
  if (places.meets(chosen)) return gather_templates(board, house + 1, chosen, used);
  places.for_each([&](std::size_t place) {
    if (board.peers[place].meets(chosen)) return;
    PlaceSet<1> more = chosen;
    more.insert(place);
    gather_templates(board, house + 1, more, used);
  });
}

// Beyond three houses a search of many states takes long.
bool fish_is_large(Technique technique) {
  return row_of(technique).family == Family::Fish && fish_kind(technique).size > 3;
}

}  // namespace

TEST_CASE("fishes of two and three houses are those that a plain search finds", "[logic]") {
  compare("2x2", 2, 60, 60, 1);
  compare("2x2", 3, 50, 30, 2);
  compare("2x3", 2, 40, 40, 3);
  compare("2x3", 3, 40, 5, 4);
  compare("2x3+x", 2, 50, 10, 5);
  compare("jigsaw:1122112233443344", 3, 60, 20, 6);
  compare("2x2+antiknight", 2, 60, 40, 7);
  compare("3x3", 2, 40, 4, 8);
}

TEST_CASE("fishes of three houses on the 9×9 grid are those that a plain search finds", "[logic][slow]") {
  compare("3x3", 3, 30, 4, 9);
  compare("2x3", 3, 35, 60, 10);
  compare("2x3+x", 3, 45, 10, 11);
}

TEST_CASE("no connected fish of two or three houses is missed on several grids", "[logic]") {
  Random random(14);
  int across = 0;
  for (const char* name :
       {"gattai:2x2@0,0+2,2", "gattai:2x2@0,0+1,1", "gattai:2x3@0,0+2,3", "gattai:2x2@0,0+0,2+2,0+2,2"}) {
    across += compare_on_grids(layout_of_name(name).value(), 2, 50, test::rounds(16, 4), random);
  }
  across += compare_on_grids(layout_of_name("gattai:2x2@0,0+2,2").value(), 3, 40, test::rounds(2, 1), random);
  for (int round = 0; round < test::rounds(12, 3); ++round)
    across += compare_on_grids(test::any_grids(random), 2, 45, 1, random);
  CHECK(across >= 20);
}

TEST_CASE("fishes of five houses on several grids are those of each grid", "[logic]") {
  const LayoutRef grids = layout_of_name("gattai:2x3@0,0+4,3").value();
  const LayoutRef one = layout_of_name("2x3").value();
  Random random(15);
  std::size_t found_in_one = 0;
  for (int round = 0; round < test::rounds(60, 10); ++round) {
    const PuzzleState state = random_places(grids, 60, random);
    PuzzleState first{Grid(one)};
    first.sets().all().for_each([&](Cell cell) {
      const Cell same = grids->cell(one->row(cell), one->column(cell));
      first.set_candidates(cell, state.candidates(same));
    });
    for (const Technique technique : {Technique::FinnedFrankenSquirmbag, Technique::FinnedMutantSquirmbag}) {
      CAPTURE(round, row_of(technique).id);
      std::set<std::pair<int, int>> eliminated;
      for (const Step& step : find_steps(state, technique)) {
        CHECK(base_lies_in_one_grid(step, *grids));
        for (const Candidate& gone : step.eliminations)
          eliminated.insert({grids->row(gone.cell), grids->column(gone.cell)});
      }
      for (const Step& step : find_steps(first, technique)) {
        ++found_in_one;
        for (const Candidate& gone : step.eliminations)
          CHECK(eliminated.contains({one->row(gone.cell), one->column(gone.cell)}));
      }
    }
  }
  CHECK(found_in_one > 0);
}

TEST_CASE("the places in templates are those of the complete placements of the digit", "[logic]") {
  Random random(12);
  for (const std::string_view name : {"2x2", "2x3", "3x3", "2x2+x", "2x3+antiknight"}) {
    const LayoutRef layout = layout_of_name(name).value();
    int outside_in_all = 0;
    for (int round = 0; round < 100; ++round) {
      const DigitBoard<1> board(random_places(layout, 45, random), kDigit);
      PlaceSet<1> used;
      gather_templates(board, 0, {}, used);
      const PlaceSet<1> all = all_places(board);
      StopCheck check{StopToken()};
      const TemplatePlaces<1> found = places_in_templates(board, all, FishBoards::kMaxNodes, check);
      CAPTURE(name, round);
      CHECK(found.used == used);
      CHECK(found.undecided.empty());
      outside_in_all += (all - used).size();
    }
    CHECK(outside_in_all > 0);
  }
}

TEST_CASE("techniques of one digit eliminate places outside all templates only, in every layout", "[logic]") {
  const std::vector<std::string_view> layouts{
      "2x2",   "2x3",          "2x3+x",          "2x3+antiknight", "jigsaw:1122112233443344", "3x3", "3x3+windoku",
      "3x3+x", "3x3+antiking", "3x3+antiknight", "2x4+disjoint"};
  Random random(13);
  std::map<Technique, int> found;
  for (int round = 0; round < 132; ++round) {
    const std::string_view name = layouts[static_cast<std::size_t>(round) % layouts.size()];
    const LayoutRef layout = layout_of_name(name).value();
    const PuzzleState state = random_places(layout, layout->side() > 6 ? 32 : 45, random);
    const DigitBoard<1> board(state, kDigit);
    const PlaceSet<1> all = all_places(board);
    StopCheck check{StopToken()};
    const CellSet removable = board.cells_of(all - places_in_templates(board, all, FishBoards::kMaxNodes, check).used);
    for (const TechniqueRow& row : technique_table()) {
      const bool of_one_digit =
          row.family == Family::Fish || row.family == Family::SingleDigit || row.family == Family::Coloring;
      if (!of_one_digit || fish_is_large(row.technique)) continue;
      CAPTURE(name, round, row.id);
      for (const Step& step : find_steps(state, row.technique)) {
        ++found[row.technique];
        CellSet eliminated;
        for (const Candidate& gone : step.eliminations) eliminated.insert(gone.cell);
        CHECK(eliminated.is_within(removable));
      }
    }
  }
  for (const Technique technique : {Technique::Skyscraper, Technique::TwoStringKite, Technique::DualTwoStringKite,
                                    Technique::TurbotFish, Technique::EmptyRectangle, Technique::DualEmptyRectangle,
                                    Technique::SimpleColorsTrap, Technique::SimpleColorsWrap, Technique::MultiColors1,
                                    Technique::MultiColors2, Technique::FinnedMutantSwordfish}) {
    CAPTURE(row_of(technique).id);
    CHECK(found[technique] > 0);
  }
}

}  // namespace nonet
