#pragma once

#include <array>
#include <functional>
#include <vector>

#include "core/logic/fish/fish.h"
#include "core/logic/fish/fish_boards.h"
#include "core/logic/fish/fish_kind.h"
#include "core/logic/stop_check.h"
#include "core/util/sort.h"

namespace nonet {

/// A fish. Its places and houses are given by their numbers on a DigitBoard.
template <std::size_t Words>
struct FoundFish {
  using Places = PlaceSet<Words>;
  /// Indices into DigitBoard::houses, ascending. The number of houses is the size of the fish; the rest of the array is
  /// unused.
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
/// (FishBoard::removable). All places of one house exclude each other. So n places of which no two exclude each other
/// need n cover houses. If the remaining places of the chosen base houses include n such places, n - 1 cover houses
/// cannot contain them, and the choice is given up. Nearly all choices end early in this way. For the other choices,
/// the search takes the first place that is not yet covered and tries each cover house through this place.
template <std::size_t Words>
class FishSearch {
 public:
  using Places = PlaceSet<Words>;
  using Fish = FoundFish<Words>;

  /// The search ends early when `stop` asks for a stop.
  FishSearch(const FishBoard<Words>& board, FishKind kind, StopToken stop)
      : board_(board.board),
        removable_(board.removable),
        check_(stop),
        shape_(kind.shape),
        finned_(kind.fins != FishFins::None),
        size_(kind.size) {
    roles_.resize(board_.houses.size(), HouseUse::Free);
  }

  /// Calls `visit(Fish)` for each fish until it returns true.
  template <class Visit>
  void for_each(Visit&& visit) {
    constexpr unsigned kRow = static_cast<unsigned>(FishHouse::Row);
    constexpr unsigned kColumn = static_cast<unsigned>(FishHouse::Column);
    constexpr unsigned kRegion = static_cast<unsigned>(FishHouse::Region);
    const unsigned regions = shape_ == FishShape::Basic ? 0 : kRegion;
    if (shape_ == FishShape::Mutant) {
      search(kRow | kColumn | kRegion, kRow | kColumn | kRegion, visit);
    } else if (!search(kRow | regions, kColumn | regions, visit)) {
      search(kColumn | regions, kRow | regions, visit);
    }
  }

 private:
  using Index = std::uint16_t;

  enum class HouseUse : std::uint8_t { Free, Base, Cover, Excluded };

  // The houses of the kinds that may be base houses, or cover houses. `through` are the houses that contain the target.
  struct Choice {
    std::vector<Index> through;
    std::vector<Index> elsewhere;
  };

  template <class Visit>
  bool search(unsigned base_kinds, unsigned cover_kinds, Visit& visit) {
    Places targets = removable_;
    while (!targets.empty()) {
      target_ = targets.first();
      Places self;
      self.insert(target_);
      targets -= self;
      excluded_by_target_ = board_.peers[target_] | self;
      if (check_.must_stop(board_.houses.size() * Words)) return true;
      bases_ = choice(base_kinds, true);
      covers_ = choice(cover_kinds, false);
      if (search_target(visit)) return true;
    }
    return false;
  }

  Choice choice(unsigned kinds, bool must_be_full) const {
    Choice chosen;
    for (Index i = 0; i < board_.houses.size(); ++i) {
      const auto& house = board_.houses[i];
      if ((static_cast<unsigned>(house.kind) & kinds) == 0 || (must_be_full && !house.is_full)) continue;
      (places(i).contains(target_) ? chosen.through : chosen.elsewhere).push_back(i);
    }
    return chosen;
  }

  template <class Visit>
  bool search_target(Visit& visit) {
    min_through_ = 1;
    if (choose_bases(0, {}, {}, 0, visit)) return true;
    // The target may be a base place itself. Then the target is in one base house and in two cover houses.
    min_through_ = 2;
    for (const Index house : bases_.through) {
      if (covers_.through.size() < 2) break;
      use(base_, base_count_, house, HouseUse::Base);
      const bool ended = choose_bases(0, places(house), {}, 0, visit);
      release(base_, base_count_);
      if (ended) return true;
    }
    return false;
  }

  void use(typename Fish::Houses& houses, std::size_t& count, Index house, HouseUse role) {
    houses[count++] = house;
    roles_[house] = role;
  }
  void release(typename Fish::Houses& houses, std::size_t& count) { roles_[houses[--count]] = HouseUse::Free; }

  // Counts a search node. Returns true when the search must end: after kMaxFishNodes nodes, or because a stop was
  // requested.
  bool is_over() {
    constexpr std::uint64_t kWorkOfNode = 10 * Words;
    return ++nodes_ > kMaxFishNodes || check_.must_stop(kWorkOfNode);
  }

  // Returns true when `rest` certainly does not fit into a number of cover houses: when more than `covers` places are
  // found of which no two exclude each other.
  bool need_more_than(std::size_t covers, Places rest) const {
    while (!rest.empty()) {
      if (covers-- == 0) return true;
      const std::size_t place = rest.first();
      Places self;
      self.insert(place);
      rest -= board_.peers[place] | self;
    }
    return false;
  }

  // Chooses the remaining base houses from bases_.elsewhere, beginning at the index `from`. `base` are the base places
  // so far. A place in two base houses is an endo fin, so the target must exclude it. Returns true when the search must
  // end; so do the functions below.
  template <class Visit>
  bool choose_bases(std::size_t from, const Places& base, const Places& endo_fins, int endo_count, Visit& visit) {
    if (base_count_ == size_) return choose_covers(base - excluded_by_target_, base, endo_fins, visit);
    for (std::size_t i = from; i + (size_ - base_count_) <= bases_.elsewhere.size(); ++i) {
      if (is_over()) return true;
      const Places& more = places(bases_.elsewhere[i]);
      const Places shared = base & more;
      const Places united = base | more;
      if (!shared.is_within(excluded_by_target_) || need_more_than(size_ - min_through_, united - excluded_by_target_))
        continue;
      const int count = endo_count + (shared.empty() ? 0 : shared.size());
      if (count > (finned_ ? kMaxEndoFins : 0)) continue;
      use(base_, base_count_, bases_.elsewhere[i], HouseUse::Base);
      const bool ended = choose_bases(i + 1, united, endo_fins | shared, count, visit);
      release(base_, base_count_);
      if (ended) return true;
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
    if (need_more_than(left - min_through_, rest)) return false;
    const std::size_t place = rest.first();
    std::array<Index, LayoutSets::kMaxHousesOfCell> tried;
    std::size_t tried_count = 0;
    bool ended = false;
    for (const Index house : covers_.elsewhere) {
      if (roles_[house] != HouseUse::Free || !places(house).contains(place)) continue;
      use(cover_, cover_count_, house, HouseUse::Cover);
      ended = choose_covers(rest - places(house), base, endo_fins, visit);
      release(cover_, cover_count_);
      if (ended) break;
      roles_[house] = HouseUse::Excluded;
      tried[tried_count++] = house;
    }
    while (tried_count > 0) roles_[tried[--tried_count]] = HouseUse::Free;
    return ended;
  }

  // Chooses the cover houses that contain the target.
  template <class Visit>
  bool choose_through(const Places& base, const Places& endo_fins, Visit& visit) {
    const std::size_t before = cover_count_;
    for (unsigned chosen = 1; chosen < 1u << covers_.through.size(); ++chosen) {
      const auto count = static_cast<std::size_t>(count_bits(chosen));
      if (count < min_through_ || before + count > size_ || meets_base(chosen)) continue;
      for_each_bit(chosen, [&](int i) {
        use(cover_, cover_count_, covers_.through[static_cast<std::size_t>(i)], HouseUse::Cover);
      });
      const bool ended = fill_covers(0, base, endo_fins, visit);
      while (cover_count_ > before) release(cover_, cover_count_);
      if (ended) return true;
    }
    return false;
  }

  // Returns true when one of the chosen houses is a base house already.
  bool meets_base(unsigned chosen) const {
    bool meets = false;
    for_each_bit(chosen, [&](int i) {
      meets = meets || roles_[covers_.through[static_cast<std::size_t>(i)]] == HouseUse::Base;
    });
    return meets;
  }

  // Completes the cover houses with any further houses. All base places are covered already, except places that the
  // target excludes.
  template <class Visit>
  bool fill_covers(std::size_t from, const Places& base, const Places& endo_fins, Visit& visit) {
    if (cover_count_ == size_) return complete(base, endo_fins, visit);
    for (std::size_t i = from; i < covers_.elsewhere.size(); ++i) {
      if (roles_[covers_.elsewhere[i]] != HouseUse::Free) continue;
      if (is_over()) return true;
      use(cover_, cover_count_, covers_.elsewhere[i], HouseUse::Cover);
      const bool ended = fill_covers(i + 1, base, endo_fins, visit);
      release(cover_, cover_count_);
      if (ended) return true;
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
      if (!more.meets(base)) return false;
      twice |= cover & more;
      cover |= more;
    }
    Fish fish;
    fish.endo_fins = endo_fins;
    fish.fins = (base - cover) | endo_fins;
    if (fish.fins.empty() == finned_ || fish.fins.size_up_to(kMaxFins + 1) > kMaxFins) return false;
    fish.eliminated = (cover - base) | twice;
    fish.fins.for_each([&](std::size_t fin) { fish.eliminated &= board_.peers[fin]; });
    if (fish.eliminated.empty() || fish.eliminated.first() < target_ || !has_shape()) return false;
    // If the base houses share all their places, every base place is an endo fin. The eliminations are right, but such
    // a pattern does not count as a fish.
    fish.vertices = base - fish.fins;
    if (fish.vertices.empty()) return false;
    fish.cannibals = fish.eliminated & base;
    set_houses(fish);
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

  void set_houses(Fish& fish) const {
    fish.base = base_;
    fish.cover = cover_;
    const auto end = static_cast<std::ptrdiff_t>(size_);
    shell_sort(fish.base.begin(), fish.base.begin() + end, std::less<>());
    shell_sort(fish.cover.begin(), fish.cover.begin() + end, std::less<>());
    fish.is_sashimi = false;
    for (std::size_t i = 0; i < size_; ++i) {
      fish.is_sashimi = fish.is_sashimi || (places(base_[i]) - fish.fins).size_up_to(2) <= 1;
    }
  }

  const Places& places(Index house) const { return board_.houses[house].places; }

  const DigitBoard<Words>& board_;
  const Places& removable_;
  StopCheck check_;
  FishShape shape_;
  bool finned_;
  std::size_t size_;

  std::size_t target_ = 0;
  // The target itself, and the places that the target excludes.
  Places excluded_by_target_;
  Choice bases_;
  Choice covers_;
  // The smallest number of cover houses of the fish that contain the target: 1, or 2 when the target is a base place.
  std::size_t min_through_ = 1;
  std::vector<HouseUse> roles_;
  typename Fish::Houses base_{};
  std::size_t base_count_ = 0;
  typename Fish::Houses cover_{};
  std::size_t cover_count_ = 0;
  int nodes_ = 0;
};

}  // namespace nonet
