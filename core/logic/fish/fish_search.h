#pragma once

#include <algorithm>
#include <array>

#include "core/logic/fish/fish.h"
#include "core/logic/fish/fish_boards.h"
#include "core/logic/fish/fish_kind.h"
#include "core/logic/stop_check.h"

namespace nonet {

/// A fish. Its places and houses are given by their numbers on a DigitBoard.
template <std::size_t Words>
struct FoundFish {
  using Places = PlaceSet<Words>;
  /// Indices into DigitBoard::houses, in any order. The number of houses is the size of the fish; the rest of the array
  /// is unused.
  using Houses = std::array<std::uint16_t, FishKind::kMaxHouses>;

  Houses base;
  Houses cover;
  Places vertices;
  /// All fins, including endo fins.
  Places fins;
  Places endo_fins;
  Places eliminated;
  /// The eliminated places that are base places. Each of these places is in two cover houses.
  Places cannibals;
  /// False for fishes with regions.
  bool is_sashimi;

  /// How hard the fish is to see. Endo fins count eight times as much as other fins.
  int cost() const { return fins.size() + 8 * endo_fins.size(); }
};

/// Finds the fishes of a digit, each fish once. The search ends early after kMaxFishNodes nodes. A base place is a
/// place in a base house.
///
/// Let t be a place that a fish of n base houses eliminates (the target). If t were true, every place that t excludes
/// would be false, fins included. The cover house through t would already have its digit. So the remaining places of n
/// base houses would have to lie in n - 1 cover houses, which is impossible. If t is a base place itself, t lies in one
/// base house and two cover houses: the remaining places of n - 1 base houses would have to lie in n - 2 cover houses.
///
/// For each target, the search chooses base houses one after the other. Only removable places can be targets
/// (FishBoard::removable). The next base house is near the target or near a base house (FishBoard::near_house). If the
/// remaining places of the chosen base houses include n places of which no two are in one possible cover house, they
/// need n cover houses. So n - 1 cover houses cannot contain them, and the choice is given up. Nearly all choices end
/// early in this way. For the other choices, the search takes the first place that is not yet covered and tries each
/// cover house through this place.
///
/// On several grids the search finds every connected fish of up to kMaxFishAcrossGrids houses: one comes from each base
/// house to each other one through cover houses with places of both, through shared places, and through the fins, which
/// every target excludes. A fish that is not connected says nothing new: one of its parts has too many base
/// houses for its cover houses, and this part is a smaller fish with the same target. The base houses of larger fishes
/// lie in one grid.
template <std::size_t Words>
class FishSearch {
 public:
  using Places = PlaceSet<Words>;
  using Fish = FoundFish<Words>;

  /// The search ends early when `stop` asks for a stop.
  FishSearch(const FishBoard<Words>& board, FishKind kind, StopToken stop)
      : fish_board_(board),
        board_(board.board),
        check_(stop),
        shape_(kind.shape),
        finned_(kind.fins != FishFins::None),
        size_(kind.size) {}

  /// Calls `visit(Fish)` for each fish until it returns true.
  template <class Visit>
  void for_each(Visit&& visit) {
    constexpr unsigned kRow = static_cast<unsigned>(FishHouse::Row);
    constexpr unsigned kColumn = static_cast<unsigned>(FishHouse::Column);
    constexpr unsigned kRegion = static_cast<unsigned>(FishHouse::Region);
    const bool is_mutant = shape_ == FishShape::Mutant;
    const unsigned both = (is_mutant ? kRow | kColumn : 0) | (shape_ == FishShape::Basic ? 0 : kRegion);
    const bool crosses_grids = size_ <= kMaxFishAcrossGrids;
    const std::size_t parts = crosses_grids ? 1 : fish_board_.houses_of_grid.size();
    for (const unsigned lines : {kRow, kColumn}) {
      if (is_mutant && lines == kColumn) return;
      const Houses bases = houses_of_kinds(both | lines, true);
      const Houses covers = houses_of_kinds(both | (lines == kRow ? kColumn : kRow), false);
      for (grid_ = 0; grid_ < parts; ++grid_) {
        if (search(crosses_grids ? bases : bases & fish_board_.houses_of_grid[grid_], covers, visit)) return;
      }
    }
  }

 private:
  using Index = std::uint16_t;

  using Houses = typename FishBoard<Words>::Houses;

  template <class Visit>
  bool search(const Houses& bases, const Houses& covers, Visit& visit) {
    for (Places targets = fish_board_.removable; !targets.empty();) {
      if (check_.must_stop(board_.houses.size() * Words)) return true;
      target_ = targets.take_first();
      excluded_by_target_ = board_.peers[target_] | Places::of(target_);
      const Houses& through = board_.houses_of[target_];
      bases_through_ = bases & through;
      bases_elsewhere_ = bases - through;
      covers_through_ = covers & through;
      free_covers_ = covers - through;
      if (search_target(visit)) return true;
    }
    return false;
  }

  // True when the base houses also lie in an earlier grid, so that the fish has been visited there.
  bool lies_in_earlier_grid() const {
    const auto grids = fish_board_.houses_of_grid.begin();
    return std::any_of(grids, grids + static_cast<std::ptrdiff_t>(grid_),
                       [&](const Houses& houses) { return base_houses_.is_within(houses); });
  }

  Houses houses_of_kinds(unsigned kinds, bool must_be_full) const {
    Houses chosen;
    for (Index i = 0; i < board_.houses.size(); ++i) {
      const auto& house = board_.houses[i];
      if ((static_cast<unsigned>(house.kind) & kinds) != 0 && (house.is_full || !must_be_full)) chosen.insert(i);
    }
    return chosen;
  }

  template <class Visit>
  bool search_target(Visit& visit) {
    const Houses open = fish_board_.near_target[target_] & bases_elsewhere_;
    min_through_ = 1;
    if (choose_bases(open, open, {}, {}, 0, visit)) return true;
    // The target may be a base place itself. Then the target is in one base house and in two cover houses.
    min_through_ = 2;
    if (covers_through_.size() < 2) return false;
    for (Houses through = bases_through_; !through.empty();) {
      const std::size_t house = through.take_first();
      const Houses opened = open | (fish_board_.near_house[house] & bases_elsewhere_);
      if (with_base(house, [&] { return choose_bases(opened, opened, places(house), {}, 0, visit); })) return true;
    }
    return false;
  }

  // Calls `search()` while a house is a base house, which is no cover house then.
  template <class Search>
  bool with_base(std::size_t house, Search&& search) {
    const Houses covers = free_covers_;
    base_[base_count_++] = static_cast<Index>(house);
    base_houses_.insert(house);
    free_covers_ -= Houses::of(house);
    const bool ended = search();
    free_covers_ = covers;
    base_houses_ -= Houses::of(house);
    --base_count_;
    return ended;
  }

  // Calls `search()` while a house is a cover house.
  template <class Search>
  bool with_cover(std::size_t house, Search&& search) {
    const Houses covers = free_covers_;
    cover_[cover_count_++] = static_cast<Index>(house);
    free_covers_ -= Houses::of(house);
    const bool ended = search();
    free_covers_ = covers;
    --cover_count_;
    return ended;
  }

  // Counts a search node. Returns true when the search must end: after kMaxFishNodes nodes, or because a stop was
  // requested.
  bool is_over() {
    constexpr std::uint64_t kWorkOfNode = 10 * Words;
    return ++nodes_ > kMaxFishNodes || check_.must_stop(kWorkOfNode);
  }

  // Returns true when `rest` certainly does not fit into a number of cover houses: when a place is in no house of
  // `free_covers`, or when more than `covers` places are found of which no two are in one such house.
  bool need_more_than(std::size_t covers, Places rest, const Houses& free_covers) const {
    while (!rest.empty()) {
      if (covers-- == 0) return true;
      const Houses through = board_.houses_of[rest.first()] & free_covers;
      if (through.empty()) return true;
      through.for_each([&](std::size_t house) { rest -= places(house); });
    }
    return false;
  }

  // Chooses the remaining base houses from `open`. `known` are the houses that are or were open: a house that becomes
  // near is opened once, so that no choice is met twice. `base` are the base places so far. A place in two base houses
  // is an endo fin, so the target must exclude it. Returns true when the search must end; so do the functions below.
  template <class Visit>
  bool choose_bases(Houses open, const Houses& known, const Places& base, const Places& endo_fins, int endo_count,
                    Visit& visit) {
    if (base_count_ == size_) return choose_covers(base - excluded_by_target_, base, endo_fins, visit);
    while (!open.empty()) {
      if (is_over()) return true;
      const std::size_t house = open.take_first();
      const Places& more = places(house);
      const Places shared = base & more;
      const Places united = base | more;
      if (!shared.is_within(excluded_by_target_)) continue;
      const int count = endo_count + (shared.empty() ? 0 : shared.size());
      if (count > (finned_ ? kMaxEndoFins : 0)) continue;
      if (need_more_than(size_ - min_through_, united - excluded_by_target_, free_covers_ - Houses::of(house)))
        continue;
      const Houses opened = (fish_board_.near_house[house] & bases_elsewhere_) - known;
      const auto choose_next = [&] {
        return choose_bases(open | opened, known | opened, united, endo_fins | shared, count, visit);
      };
      if (with_base(house, choose_next)) return true;
    }
    return false;
  }

  // Chooses cover houses for `rest`, the base places that are neither covered yet nor excluded by the target. One cover
  // house must contain the first place of `rest`. Each house with this place is tried in turn, and is excluded from the
  // later choices, so that no fish is found twice.
  template <class Visit>
  bool choose_covers(const Places& rest, const Places& base, const Places& endo_fins, Visit& visit) {
    if (rest.empty()) return choose_through(base, endo_fins, visit);
    const std::size_t left = size_ - cover_count_;
    // The last `min_through_` cover houses must contain the target, so they cannot cover `rest`.
    if (left <= min_through_ || is_over()) return left > min_through_;
    if (need_more_than(left - min_through_, rest, free_covers_)) return false;
    const Houses before = free_covers_;
    bool ended = false;
    for (Houses covers = free_covers_ & board_.houses_of[rest.first()]; !ended && !covers.empty();) {
      const std::size_t house = covers.take_first();
      ended = with_cover(house, [&] { return choose_covers(rest - places(house), base, endo_fins, visit); });
      free_covers_ -= Houses::of(house);
    }
    free_covers_ = before;
    return ended;
  }

  // Chooses the cover houses that contain the target, each set of them in turn.
  template <class Visit>
  bool choose_through(const Places& base, const Places& endo_fins, Visit& visit) {
    std::array<std::size_t, LayoutSets::kMaxHousesOfCell> through;
    std::size_t through_count = 0;
    covers_with(base, covers_through_ - base_houses_).for_each([&](std::size_t house) {
      through[through_count++] = house;
    });
    const Houses further = covers_with(base, free_covers_);
    const std::size_t before = cover_count_;
    bool ended = false;
    for (unsigned chosen = 1; !ended && chosen < 1u << through_count; ++chosen) {
      const auto count = static_cast<std::size_t>(count_bits(chosen));
      if (count < min_through_ || before + count > size_) continue;
      for_each_bit(chosen,
                   [&](int i) { cover_[cover_count_++] = static_cast<Index>(through[static_cast<std::size_t>(i)]); });
      ended = fill_covers(further, base, endo_fins, visit);
      cover_count_ = before;
    }
    return ended;
  }

  // Those of the houses that have a base place.
  Houses covers_with(const Places& base, const Houses& houses) const {
    Houses chosen;
    houses.for_each([&](std::size_t house) {
      if (places(house).meets(base)) chosen.insert(house);
    });
    return chosen;
  }

  // Completes the cover houses with any of `further`. All base places are covered already, except places that the
  // target excludes.
  template <class Visit>
  bool fill_covers(Houses further, const Places& base, const Places& endo_fins, Visit& visit) {
    if (cover_count_ == size_) return complete(base, endo_fins, visit);
    while (!further.empty()) {
      if (is_over()) return true;
      const std::size_t house = further.take_first();
      if (with_cover(house, [&] { return fill_covers(further, base, endo_fins, visit); })) return true;
    }
    return false;
  }

  // Computes the fins and eliminations of the chosen houses, and visits the fish. Skips fishes of another shape. Skips
  // fishes that also eliminate an earlier target, because they have been visited already.
  template <class Visit>
  bool complete(const Places& base, const Places& endo_fins, Visit& visit) {
    Places cover, twice;
    for (std::size_t i = 0; i < size_; ++i) {
      const Places& more = places(cover_[i]);
      twice |= cover & more;
      cover |= more;
    }
    Fish fish;
    fish.endo_fins = endo_fins;
    fish.fins = (base - cover) | endo_fins;
    if (fish.fins.empty() == finned_ || fish.fins.size_up_to(kMaxFins + 1) > kMaxFins) return false;
    fish.eliminated = (cover - base) | twice;
    fish.fins.for_each([&](std::size_t fin) { fish.eliminated &= board_.peers[fin]; });
    if (fish.eliminated.empty() || fish.eliminated.first() < target_ || !has_shape() || lies_in_earlier_grid())
      return false;
    // If the base houses share all their places, every base place is an endo fin. The eliminations are right, but such
    // a pattern does not count as a fish.
    fish.vertices = base - fish.fins;
    if (fish.vertices.empty()) return false;
    fish.cannibals = fish.eliminated & base;
    fish.base = base_;
    fish.cover = cover_;
    fish.is_sashimi = shape_ == FishShape::Basic && is_sashimi(fish.fins);
    return visit(fish);
  }

  bool has_shape() const {
    unsigned base_kinds = 0;
    unsigned cover_kinds = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      base_kinds |= static_cast<unsigned>(board_.houses[base_[i]].kind);
      cover_kinds |= static_cast<unsigned>(board_.houses[cover_[i]].kind);
    }
    return fish_shape(base_kinds, cover_kinds) == shape_;
  }

  bool is_sashimi(const Places& fins) const {
    return std::any_of(base_.begin(), base_.begin() + static_cast<std::ptrdiff_t>(size_),
                       [&](Index house) { return (places(house) - fins).size_up_to(2) <= 1; });
  }

  const Places& places(std::size_t house) const { return board_.houses[house].places; }

  const FishBoard<Words>& fish_board_;
  const DigitBoard<Words>& board_;
  StopCheck check_;
  FishShape shape_;
  bool finned_;
  std::size_t size_;

  // The grid in which all base houses lie, for fishes that are looked for grid by grid.
  std::size_t grid_ = 0;
  std::size_t target_ = 0;
  // The target itself, and the places that the target excludes.
  Places excluded_by_target_;
  // The houses that may be base houses, and those that may be cover houses: with the target, and without it.
  Houses bases_through_;
  Houses bases_elsewhere_;
  Houses covers_through_;
  // Those without the target that are neither base houses, nor cover houses, nor excluded from the choice.
  Houses free_covers_;
  // The smallest number of cover houses of the fish that contain the target: 1, or 2 when the target is a base place.
  std::size_t min_through_ = 1;
  typename Fish::Houses base_{};
  std::size_t base_count_ = 0;
  Houses base_houses_;
  typename Fish::Houses cover_{};
  std::size_t cover_count_ = 0;
  int nodes_ = 0;
};

}  // namespace nonet
