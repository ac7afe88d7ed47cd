#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/logic/fish/fish.h"
#include "core/logic/fish/fish_boards.h"
#include "core/logic/fish/fish_kind.h"

namespace nonet {

/// A fish as the search meets it.
template <std::size_t Words>
struct FoundFish {
  using Places = PlaceSet<Words>;
  /// Numbers in DigitBoard::houses, ascending; as many as the size.
  using Houses = std::array<std::uint16_t, FishKind::kMostHouses>;

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
};

/// Finds the fishes of a digit, all of them, each once.
///
/// The idea: a fish that removes place t is a contradiction when t is true. Then all that t sees is false, fins among
/// it, a cover that t is in is taken, and n base houses are left with the other covers, n - 1 at most, for all of their
/// places. So for each t that can be lost at all: choose the covers that t is in, choose the others, and count the base houses that
/// have no place beyond them and the peers of t. Rarely are there enough, and only then bases are chosen. (When t is itself a
/// base place it has a base house and two covers at least.) Without fins the same, the peers of t not taken for granted.
template <std::size_t Words>
class FishSearch {
 public:
  using Places = PlaceSet<Words>;
  using Fish = FoundFish<Words>;

  FishSearch(const FishBoard<Words>& board, FishShape shape, bool finned, std::size_t size)
      : board_(board.board), lost_(board.lost), shape_(shape), finned_(finned), size_(size) {
    for (std::size_t i = 0; i < board_.cells.size(); ++i) all_.insert(i);
    is_cover_.resize(board_.houses.size());
  }

  /// Calls `visit(Fish)` for each; ends when it gives true.
  template <class Visit>
  void for_each(Visit&& visit) {
    constexpr unsigned kRow = 1, kColumn = 2, kRegion = 4;
    const unsigned more = shape_ == FishShape::Basic ? 0 : kRegion;
    if (shape_ == FishShape::Mutant) {
      search(kRow | kColumn | kRegion, kRow | kColumn | kRegion, visit);
    } else if (!search(kRow | more, kColumn | more, visit)) {
      search(kColumn | more, kRow | more, visit);
    }
  }

 private:
  using Index = std::uint16_t;

  // The houses of one kind of use, with and without the target.
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
      forgiven_ = finned_ ? board_.peers[target_] | self : Places();
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

  // Chooses the covers through the target.
  template <class Visit>
  bool search_target(Visit& visit) {
    const unsigned end = 1u << covers_.through.size();
    for (unsigned chosen = 1; chosen < end; ++chosen) {
      const auto count = static_cast<std::size_t>(count_bits(chosen));
      if (count > size_) continue;
      cover_count_ = 0;
      Places covered = forgiven_;
      for_each_bit(chosen, [&](int i) { add_cover(covers_.through[static_cast<std::size_t>(i)], covered); });
      const bool ended = choose_covers(0, covered, visit);
      while (cover_count_ > 0) drop_cover();
      if (ended) return true;
    }
    return false;
  }

  void add_cover(Index house, Places& covered) {
    covered |= places(house);
    cover_[cover_count_++] = house;
    is_cover_[house] = 1;
  }
  void drop_cover() { is_cover_[cover_[--cover_count_]] = 0; }

  template <class Visit>
  bool choose_covers(std::size_t from, const Places& covered, Visit& visit) {
    if (cover_count_ == size_) return gather_bases(covered, visit);
    for (std::size_t i = from; i + (size_ - cover_count_) <= covers_.beside.size(); ++i) {
      Places next = covered;
      add_cover(covers_.beside[i], next);
      const bool ended = choose_covers(i + 1, next, visit);
      drop_cover();
      if (ended) return true;
    }
    return false;
  }

  // The houses that have no place but what is covered may be bases.
  template <class Visit>
  bool gather_bases(const Places& covered, Visit& visit) {
    if (++choices_ > kMostCoverChoices) return true;
    ready_.clear();
    for (const Index house : bases_.beside) {
      if (places(house).is_within(covered) && is_cover_[house] == 0) ready_.push_back(house);
    }
    base_count_ = 0;
    if (ready_.size() >= size_ && choose_bases(0, size_, {}, {}, 0, visit)) return true;
    if (ready_.size() + 1 < size_) return false;
    return start_with_target(visit);
  }

  // The target is a base place: in one base house, and in two covers.
  template <class Visit>
  bool start_with_target(Visit& visit) {
    std::size_t covers = 0;
    for (const Index house : covers_.through) covers += is_cover_[house];
    if (covers < 2) return false;
    for (const Index house : bases_.through) {
      if (is_cover_[house] != 0 || (!finned_ && !is_covered(house))) continue;
      base_count_ = 0;
      base_[base_count_++] = house;
      if (choose_bases(0, size_, places(house), {}, 0, visit)) return true;
    }
    return false;
  }

  bool is_covered(Index house) const {
    Places covered;
    for (std::size_t i = 0; i < size_; ++i) covered |= places(cover_[i]);
    return places(house).is_within(covered);
  }

  template <class Visit>
  bool choose_bases(std::size_t from, std::size_t size, const Places& base, const Places& endo_fins, int endo_count,
                    Visit& visit) {
    if (base_count_ == size) return complete(base, endo_fins, visit);
    for (std::size_t i = from; i + (size - base_count_) <= ready_.size(); ++i) {
      const Places& more = places(ready_[i]);
      const Places shared = base & more;
      const int count = endo_count + shared.size();
      if (count > (finned_ ? kMostEndoFins : 0) || !shared.is_within(board_.peers[target_])) continue;
      base_[base_count_++] = ready_[i];
      const bool ended = choose_bases(i + 1, size, base | more, endo_fins | shared, count, visit);
      --base_count_;
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
    if (fish.fins.empty() == finned_ || fish.fins.size() > kMostFins) return false;
    fish.losers = (cover - base) | twice;
    fish.fins.for_each([&](std::size_t fin) { fish.losers &= board_.peers[fin]; });
    if (fish.losers.empty() || fish.losers.first() < target_ || !has_shape()) return false;
    fish.vertices = base - fish.fins;
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
      fish.is_sashimi = fish.is_sashimi || (places(base_[i]) - fish.fins).size() <= 1;
    }
  }

  const Places& places(Index house) const { return board_.houses[house].places; }

  const DigitBoard<Words>& board_;
  const Places& lost_;
  FishShape shape_;
  bool finned_;
  std::size_t size_;
  Places all_;

  std::size_t target_ = 0;
  // What need not be covered: places that the target sees can be fins.
  Places forgiven_;
  Choice bases_;
  Choice covers_;
  typename Fish::Houses cover_{};
  std::size_t cover_count_ = 0;
  std::vector<std::uint8_t> is_cover_;
  std::vector<Index> ready_;
  typename Fish::Houses base_{};
  std::size_t base_count_ = 0;
  int choices_ = 0;
};

}  // namespace nonet
