// Aligned pair and triple exclusion: for two or three cells, every combination of their candidates is checked against
// cells that see all of them. A candidate that occurs in no allowed combination is eliminated.

#include <array>

#include "core/rating/producers.h"
#include "core/rating/step_parts.h"

namespace nonet::rating {

namespace {

// Which cells can take part. A base cell has two candidates or more, sees a cell that can exclude combinations, and
// sees no cell with one candidate. An excluder has from two to `size` candidates.
class AlignedCells {
 public:
  AlignedCells(const State& state, int size) {
    CellMask singles;
    CellMask several;
    for (int cell = 0; cell < kCells; ++cell) {
      const int count = count_nine(state.candidates(cell));
      if (count == 1) singles.insert(cell);
      if (count >= 2) several.insert(cell);
      if (count >= 2 && count <= size) excluders.insert(cell);
    }
    several.for_each([&](int cell) {
      const CellMask peers = kGeometry.peer_mask[cell];
      if ((peers & singles).empty() && !(peers & excluders).empty()) base.insert(cell);
    });
  }

  CellMask base;
  CellMask excluders;
};

// Calls `visit(first, second)` for all pairs of cells, ordered by the second one and then by the first.
template <class Visit>
bool for_each_pair(CellMask cells, Visit&& visit) {
  std::array<std::uint8_t, kCells> list;
  int count = 0;
  cells.for_each([&](int cell) { list[count++] = static_cast<std::uint8_t>(cell); });
  for (int j = 1; j < count; ++j) {
    for (int i = 0; i < j; ++i) {
      if (visit(list[i], list[j])) return true;
    }
  }
  return false;
}

// For each pair of digits, whether a cell with just these two candidates is among the excluders: bit b of row a.
std::array<std::uint16_t, kSide> pairs_of(const State& state, CellMask excluders) {
  std::array<std::uint16_t, kSide> pairs{};
  excluders.for_each([&](int cell) {
    const unsigned digits = state.candidates(cell);
    if (count_nine(digits) != 2) return;
    for_each_bit(digits, [&](int digit) { pairs[digit] = static_cast<std::uint16_t>(pairs[digit] | digits); });
  });
  for (int digit = 0; digit < kSide; ++digit) pairs[digit] = static_cast<std::uint16_t>(pairs[digit] & ~(1u << digit));
  return pairs;
}

void write_exclusion(const State& state, Technique technique, std::initializer_list<int> cells, CellMask excluders,
                     Hint& hint) {
  unsigned eliminated = 0;
  for (const Removal& removal : hint.removals) eliminated |= removal.digits;
  Step step(technique, step_digits(eliminated));
  for (const int cell : cells) step.add_part(Role::Pivot, step_cell(cell), step_digits(state.candidates(cell)));
  excluders.for_each(
      [&](int cell) { step.add_part(Role::Wing, step_cell(cell), step_digits(state.candidates(cell))); });
  add_results(hint, step);
  hint.step = std::move(step);
}

bool exclude_pair(const State& state, int first, int second, CellMask excluders, Hint& hint) {
  std::array<std::uint16_t, kSide> forbidden = pairs_of(state, excluders);
  if (kGeometry.peer_mask[first].contains(second)) {
    for (int digit = 0; digit < kSide; ++digit)
      forbidden[digit] = static_cast<std::uint16_t>(forbidden[digit] | 1u << digit);
  }
  for (const auto& [cell, other] : {std::array{first, second}, std::array{second, first}}) {
    unsigned excluded = 0;
    const auto other_candidates = state.candidates(other);
    for_each_bit(state.candidates(cell), [&](int digit) {
      if ((other_candidates & ~forbidden[digit]) == 0) excluded |= 1u << digit;
    });
    hint.remove(state, cell, excluded);
  }
  return !hint.removals.empty();
}

// Finds the allowed combinations of three cells.
class TripleExclusion {
 public:
  TripleExclusion(const State& state, int first, int second, int third, CellMask excluders)
      : state_(state), cells_{first, second, third}, pairs_(pairs_of(state, excluders)) {
    for (const auto& [i, j] : {std::array{0, 1}, std::array{0, 2}, std::array{1, 2}}) {
      sees_[i + j - 1] = kGeometry.peer_mask[cells_[i]].contains(cells_[j]);
    }
    excluders.for_each([&](int cell) {
      if (count_nine(state.candidates(cell)) == 3)
        triples_[triple_count_++] = static_cast<std::uint16_t>(state.candidates(cell));
    });
  }

  bool find(Hint& hint) {
    const unsigned first = state_.candidates(cells_[0]);
    const unsigned second = state_.candidates(cells_[1]);
    const unsigned third = state_.candidates(cells_[2]);
    unsigned allowed_first = 0;
    unsigned allowed_second = 0;
    unsigned allowed_third = 0;
    for (unsigned as = first; as != 0; as = without_lowest(as)) {
      for (unsigned bs = second; bs != 0; bs = without_lowest(bs)) {
        const unsigned left = third & ~forbidden_third(lowest_bit(as), lowest_bit(bs));
        if (left == 0) continue;
        allowed_first |= 1u << lowest_bit(as);
        allowed_second |= 1u << lowest_bit(bs);
        allowed_third |= left;
        if (allowed_second == second && allowed_third == third) break;
      }
      if (allowed_first == first && allowed_second == second && allowed_third == third) return false;
    }
    hint.remove(state_, cells_[0], ~allowed_first);
    hint.remove(state_, cells_[1], ~allowed_second);
    hint.remove(state_, cells_[2], ~allowed_third);
    return !hint.removals.empty();
  }

 private:
  // The digits that the third cell cannot have when the first has digit a and the second digit b.
  unsigned forbidden_third(int a, int b) const {
    if ((a == b && sees_[0]) || (pairs_[a] >> b & 1u) != 0) return ~0u;
    const unsigned both = 1u << a | 1u << b;
    unsigned forbidden = unsigned{pairs_[a]} | pairs_[b];
    if (sees_[1]) forbidden |= 1u << a;
    if (sees_[2]) forbidden |= 1u << b;
    for (int i = 0; i < triple_count_; ++i) {
      if (const unsigned left = triples_[i] & ~both; is_single(left)) forbidden |= left;
    }
    return forbidden;
  }

  const State& state_;
  std::array<int, 3> cells_;
  std::array<std::uint16_t, kSide> pairs_;
  // Whether the first and second, first and third, second and third cell are peers.
  std::array<bool, 3> sees_{};
  std::array<std::uint16_t, kPeers> triples_;
  int triple_count_ = 0;
};

}  // namespace

bool find_aligned_pair_exclusion(const State& state, Hint& hint, bool explain) {
  const AlignedCells cells(state, 2);
  return for_each_pair(cells.base, [&](int first, int second) {
    const CellMask left = kGeometry.peer_mask[first] & cells.excluders;
    const CellMask right = kGeometry.peer_mask[second] & cells.excluders;
    const CellMask excluders = left & right;
    if (!excluders.has_several()) return false;
    // Sudoku Explainer passes over pairs none of whose excluders is a base cell.
    if (((left | right) & (cells.base - (CellMask::of(first) | CellMask::of(second)))).empty()) return false;
    if (!exclude_pair(state, first, second, excluders, hint)) return false;
    hint.difficulty = 6.2;
    if (explain) write_exclusion(state, Technique::AlignedPairExclusion, {first, second}, excluders, hint);
    return true;
  });
}

bool find_aligned_triple_exclusion(const State& state, Hint& hint, bool explain) {
  const AlignedCells cells(state, 3);
  return for_each_pair(cells.base, [&](int first, int second) {
    const CellMask left = kGeometry.peer_mask[first] & cells.excluders;
    const CellMask both = left & kGeometry.peer_mask[second];
    if (!both.has_several()) return false;
    CellMask seen = CellMask::of(first) | CellMask::of(second);
    // The third cell: the excluders of the first cell in the order of its peers, then those of the second.
    for (const int from : {first, second}) {
      for (const std::uint8_t third : kGeometry.peers[from]) {
        if (!cells.excluders.contains(third) || !cells.base.contains(third) || seen.contains(third)) continue;
        seen.insert(third);
        const CellMask excluders = both & kGeometry.peer_mask[third];
        if (!excluders.has_several()) continue;
        if (!TripleExclusion(state, first, second, third, excluders).find(hint)) continue;
        hint.difficulty = 7.5;
        if (explain) write_exclusion(state, Technique::AlignedTripleExclusion, {first, second, third}, excluders, hint);
        return true;
      }
    }
    return false;
  });
}

}  // namespace nonet::rating
