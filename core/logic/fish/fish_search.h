#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/logic/fish/fish.h"
#include "core/logic/fish/fish_boards.h"
#include "core/logic/fish/fish_kind.h"
#include "core/logic/stop_check.h"

namespace nonet {

/// A fish by the numbers of its places and houses on a DigitBoard.
template <std::size_t Words>
struct FoundFish {
  using Places = PlaceSet<Words>;
  /// Numbers in DigitBoard::houses, ascending; as many as the size.
  using Houses = std::array<std::uint16_t, FishKind::kMaxHouses>;

  Houses base;
  Houses cover;
  Places vertices;
  /// All fins, including endo fins.
  Places fins;
  Places endo_fins;
  Places eliminated;
  /// The eliminated places that are base places. Each of them is in two covers.
  Places cannibals;
  bool is_sashimi;

  /// How hard the fish is to see. Endo fins count eight times as much as other fins.
  int cost() const { return fins.size() + 8 * endo_fins.size(); }
};

/// Finds all fishes of a digit, each of them once.
///
/// A fish that eliminates place t (the target) proves a contradiction when t is true. Then every place that t excludes
/// is false, fins among them, and a cover through t is used up: the remaining places of n base houses must lie in n - 1
/// covers. (When t is a base place itself, those of n - 1 base houses in n - 2 covers.)
///
/// For each removable target the search chooses base houses one after the other. A cover can hold only one of several
/// places that do not exclude each other. So a choice of bases is given up when its remaining places include n places
/// of which no two exclude each other. This ends nearly all choices early. For the bases left, covers are chosen
/// through the first place not yet covered.
template <std::size_t Words>
class FishSearch {
 public:
  using Places = PlaceSet<Words>;
  using Fish = FoundFish<Words>;

  /// Ends early when `stop` is requested.
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

  // The houses that may be bases, or covers: through the target, and not through it.
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
      bases_ = choice(base_kinds);
      covers_ = choice(cover_kinds);
      if (search_target(visit)) return true;
    }
    return false;
  }

  Choice choice(unsigned kinds) const {
    Choice chosen;
    for (Index i = 0; i < board_.houses.size(); ++i) {
      if ((static_cast<unsigned>(board_.houses[i].kind) & kinds) == 0) continue;
      (places(i).contains(target_) ? chosen.through : chosen.elsewhere).push_back(i);
    }
    return chosen;
  }

  template <class Visit>
  bool search_target(Visit& visit) {
    min_through_ = 1;
    if (choose_bases(0, {}, {}, 0, visit)) return true;
    // The target may be a base place itself. Then it is in one base house and in two covers.
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

  // Returns true when more than `covers` of these places do not exclude each other: then so many covers cannot hold
  // them all.
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

  // Chooses covers for `rest`, the base places that the target does not exclude. One of the covers goes through the
  // first of these places. Each house through that place is tried in turn, and excluded afterwards.
  template <class Visit>
  bool choose_covers(const Places& rest, const Places& base, const Places& endo_fins, Visit& visit) {
    if (rest.empty()) return choose_through(base, endo_fins, visit);
    const std::size_t left = size_ - cover_count_;
    if (left <= min_through_ || is_over()) return left > min_through_;
    if (need_more_than(left - min_through_, rest)) return false;
    const std::size_t place = rest.first();
    std::array<Index, kMaxHousesOfCell> tried;
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

  // Chooses the covers through the target.
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

  bool meets_base(unsigned chosen) const {
    bool meets = false;
    for_each_bit(chosen, [&](int i) {
      meets = meets || roles_[covers_.through[static_cast<std::size_t>(i)]] == HouseUse::Base;
    });
    return meets;
  }

  // All base places are covered: the remaining covers may be any houses.
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

  // Computes fins and eliminations. Skips fishes of another shape, and fishes that an earlier target has found.
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
    // Base houses that share all their places have endo fins only. Their eliminations are right, but they are no fish.
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
    std::sort(fish.base.begin(), fish.base.begin() + end);
    std::sort(fish.cover.begin(), fish.cover.begin() + end);
    fish.is_sashimi = false;
    for (std::size_t i = 0; i < size_; ++i) {
      fish.is_sashimi = fish.is_sashimi || (places(base_[i]) - fish.fins).size_up_to(2) <= 1;
    }
  }

  const Places& places(Index house) const { return board_.houses[house].places; }

  static constexpr std::size_t kMaxHousesOfCell = 16;

  const DigitBoard<Words>& board_;
  const Places& removable_;
  StopCheck check_;
  FishShape shape_;
  bool finned_;
  std::size_t size_;

  std::size_t target_ = 0;
  // The target and the places that it excludes.
  Places excluded_by_target_;
  Choice bases_;
  Choice covers_;
  // How many covers through the target the fish needs at least.
  std::size_t min_through_ = 1;
  std::vector<HouseUse> roles_;
  typename Fish::Houses base_{};
  std::size_t base_count_ = 0;
  typename Fish::Houses cover_{};
  std::size_t cover_count_ = 0;
  int nodes_ = 0;
};

}  // namespace nonet
