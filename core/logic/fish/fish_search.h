#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/logic/fish/fish.h"
#include "core/logic/fish/fish_boards.h"
#include "core/logic/fish/fish_kind.h"
#include "core/util/control.h"

namespace nonet {

/// A fish as the search meets it.
template <std::size_t Words>
struct FoundFish {
  using Places = PlaceSet<Words>;
  /// Numbers in DigitBoard::houses, ascending; as many as the size.
  using Houses = std::array<std::uint16_t, FishKind::kMaxHouses>;

  Houses base;
  Houses cover;
  Places vertices;
  /// All fins, endo fins too.
  Places fins;
  Places endo_fins;
  Places losers;
  /// Of the losers, those that are base places: in two covers.
  Places cannibals;
  bool is_sashimi;

  /// What makes it hard to see: fins, and far more so endo fins.
  int cost() const { return fins.size() + 8 * endo_fins.size(); }
};

/// Finds the fishes of a digit, all of them, each once.
///
/// The idea: a fish that removes place t is a contradiction when t is true. Then all that t sees is false, fins among it,
/// and a cover that t is in is taken; n base houses are left with n - 1 covers for the rest of their places. (When t is a
/// base place itself, n - 1 base houses with n - 2 covers.) So for each t that can be lost at all, bases are chosen house by
/// house. As a cover has one of several places that do not see each other, at most n - 1 such may be found among the rest: that ends
/// nearly all choices early. For the few bases left, covers are chosen through the first place not yet covered.
template <std::size_t Words>
class FishSearch {
 public:
  using Places = PlaceSet<Words>;
  using Fish = FoundFish<Words>;

  /// Ends early when it is stopped.
  FishSearch(const FishBoard<Words>& board, FishKind kind, StopToken stop)
      : board_(board.board),
        lost_(board.lost),
        stop_(stop),
        shape_(kind.shape),
        finned_(kind.fins != FishFins::None),
        size_(kind.size) {
    roles_.resize(board_.houses.size(), HouseUse::Free);
  }

  /// Calls `visit(Fish)` for each; ends when it gives true.
  template <class Visit>
  void for_each(Visit&& visit) {
    constexpr unsigned kRow = static_cast<unsigned>(FishHouse::Row);
    constexpr unsigned kColumn = static_cast<unsigned>(FishHouse::Column);
    constexpr unsigned kRegion = static_cast<unsigned>(FishHouse::Region);
    const unsigned more = shape_ == FishShape::Basic ? 0 : kRegion;
    if (shape_ == FishShape::Mutant) {
      search(kRow | kColumn | kRegion, kRow | kColumn | kRegion, visit);
    } else if (!search(kRow | more, kColumn | more, visit)) {
      search(kColumn | more, kRow | more, visit);
    }
  }

 private:
  using Index = std::uint16_t;

  enum class HouseUse : std::uint8_t { Free, Base, Cover, Excluded };

  // The houses that may be bases, or covers, with and without the target.
  struct Choice {
    std::vector<Index> through;
    std::vector<Index> beside;
  };

  template <class Visit>
  bool search(unsigned base_kinds, unsigned cover_kinds, Visit& visit) {
    Places targets = lost_;
    while (!targets.empty()) {
      target_ = targets.first();
      Places self;
      self.insert(target_);
      targets -= self;
      near_ = board_.peers[target_] | self;
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
      (places(i).contains(target_) ? chosen.through : chosen.beside).push_back(i);
    }
    return chosen;
  }

  template <class Visit>
  bool search_target(Visit& visit) {
    least_through_ = 1;
    if (choose_bases(0, {}, {}, 0, visit)) return true;
    // The target as a base place: in one base house, and in two covers.
    least_through_ = 2;
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

  // True when the budget of the search is used up, or somebody asked it to stop.
  bool is_over() {
    constexpr int kNodesBetweenLooks = 1024;
    return ++nodes_ > kMaxFishNodes || (nodes_ % kNodesBetweenLooks == 0 && stop_.stop_requested());
  }

  // True when the places hold more than `covers` that do not see each other: so many covers cannot hold them.
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
    if (base_count_ == size_) return choose_covers(base - near_, base, endo_fins, visit);
    for (std::size_t i = from; i + (size_ - base_count_) <= bases_.beside.size(); ++i) {
      if (is_over()) return true;
      const Places& more = places(bases_.beside[i]);
      const Places shared = base & more;
      const Places united = base | more;
      if (!shared.is_within(near_) || need_more_than(size_ - least_through_, united - near_)) continue;
      const int count = endo_count + (shared.empty() ? 0 : shared.size());
      if (count > (finned_ ? kMaxEndoFins : 0)) continue;
      use(base_, base_count_, bases_.beside[i], HouseUse::Base);
      const bool ended = choose_bases(i + 1, united, endo_fins | shared, count, visit);
      release(base_, base_count_);
      if (ended) return true;
    }
    return false;
  }

  // Chooses covers for the rest of the base places: those that the target does not see. Each house through the first of them in
  // turn, without those that had their turn.
  template <class Visit>
  bool choose_covers(const Places& rest, const Places& base, const Places& endo_fins, Visit& visit) {
    if (rest.empty()) return choose_through(base, endo_fins, visit);
    const std::size_t left = size_ - cover_count_;
    if (left <= least_through_ || is_over()) return left > least_through_;
    if (need_more_than(left - least_through_, rest)) return false;
    const std::size_t place = rest.first();
    std::array<Index, kMaxHousesOfCell> tried;
    std::size_t tried_count = 0;
    bool ended = false;
    for (const Index house : covers_.beside) {
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
      if (count < least_through_ || before + count > size_ || meets_base(chosen)) continue;
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

  // Covers that are left over may be any.
  template <class Visit>
  bool fill_covers(std::size_t from, const Places& base, const Places& endo_fins, Visit& visit) {
    if (cover_count_ == size_) return complete(base, endo_fins, visit);
    for (std::size_t i = from; i < covers_.beside.size(); ++i) {
      if (roles_[covers_.beside[i]] != HouseUse::Free) continue;
      if (is_over()) return true;
      use(cover_, cover_count_, covers_.beside[i], HouseUse::Cover);
      const bool ended = fill_covers(i + 1, base, endo_fins, visit);
      release(cover_, cover_count_);
      if (ended) return true;
    }
    return false;
  }

  // Works out fins and eliminations, and leaves out what is not asked for or was met with an earlier target.
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
    fish.losers = (cover - base) | twice;
    fish.fins.for_each([&](std::size_t fin) { fish.losers &= board_.peers[fin]; });
    if (fish.losers.empty() || fish.losers.first() < target_ || !has_shape()) return false;
    // Base houses that share all their places have endo fins only: what falls falls, but that is no fish.
    fish.vertices = base - fish.fins;
    if (fish.vertices.empty()) return false;
    fish.cannibals = fish.losers & base;
    name_houses(fish);
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

  void name_houses(Fish& fish) const {
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
  const Places& lost_;
  StopToken stop_;
  FishShape shape_;
  bool finned_;
  std::size_t size_;

  std::size_t target_ = 0;
  // The target and what it sees.
  Places near_;
  Choice bases_;
  Choice covers_;
  // How many covers through the target it takes.
  std::size_t least_through_ = 1;
  std::vector<HouseUse> roles_;
  typename Fish::Houses base_{};
  std::size_t base_count_ = 0;
  typename Fish::Houses cover_{};
  std::size_t cover_count_ = 0;
  int nodes_ = 0;
};

}  // namespace nonet
