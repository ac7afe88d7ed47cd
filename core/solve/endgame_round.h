#pragma once

#include <array>
#include <cstdint>

#include "core/simd/half_lanes.h"
#include "core/solve/endgame.h"

// The search of an endgame, compiled for one width of vectors. This file is a kernel, so it uses raw shifts and
// builtins.

namespace nonet {

/// One word of 16 bits for each cell of an endgame, in as few vectors as possible.
template <int kLanes>
struct EndgameVector {
  static constexpr int kParts = Endgame::kMaxCells / kLanes;
  using Part = HalfLanes<kLanes>;

  Part parts[kParts];

  static NONET_ALWAYS_INLINE EndgameVector load(const Endgame::Row& row) {
    EndgameVector vector;
    for (int part = 0; part < kParts; ++part)
      vector.parts[part] = *reinterpret_cast<const Part*>(row.data() + part * kLanes);
    return vector;
  }
  NONET_ALWAYS_INLINE void store(Endgame::Row& row) const {
    for (int part = 0; part < kParts; ++part) *reinterpret_cast<Part*>(row.data() + part * kLanes) = parts[part];
  }
  /// Returns the lanes with their lowest set bit cleared.
  NONET_ALWAYS_INLINE EndgameVector without_lowest() const {
    EndgameVector rest;
    for (int part = 0; part < kParts; ++part) rest.parts[part] = static_cast<Part>(parts[part] & (parts[part] - 1));
    return rest;
  }
  /// Returns one bit for each lane, set when the lane is not 0.
  NONET_ALWAYS_INLINE std::uint32_t set_lanes() const {
    std::uint32_t set = 0;
    for (int part = 0; part < kParts; ++part) set |= halves_that_are_set(parts[part]) << (part * kLanes);
    return set;
  }
  /// Adds the bit `digit` to the lanes in which `mask` has all bits set.
  NONET_ALWAYS_INLINE void add(const EndgameVector& mask, std::uint16_t digit) {
    for (int part = 0; part < kParts; ++part) parts[part] = static_cast<Part>(parts[part] | (mask.parts[part] & digit));
  }
  /// Clears the bits that are set in `removed`.
  NONET_ALWAYS_INLINE void remove(const EndgameVector& removed) {
    for (int part = 0; part < kParts; ++part) parts[part] = static_cast<Part>(parts[part] & ~removed.parts[part]);
  }
};

/// Row i has all bits set in lane i and no bits in the other lanes.
inline constexpr std::array<Endgame::Row, Endgame::kMaxCells> kOneLane = [] {
  std::array<Endgame::Row, Endgame::kMaxCells> rows{};
  for (std::size_t lane = 0; lane < rows.size(); ++lane) rows[lane][lane] = 0xffff;
  return rows;
}();

/// Continues to the next solution and stores the solution in `game.solution`. Returns false when there is no further
/// solution.
template <int kLanes>
NONET_ALWAYS_INLINE bool next_endgame_solution_in_lanes(Endgame& game) {
  using Cells = EndgameVector<kLanes>;
  alignas(64) static constexpr std::array<Endgame::Row, Endgame::kMaxCells> kLane = kOneLane;
  const std::uint32_t all = game.cell_count == 32 ? ~std::uint32_t{0} : (std::uint32_t{1} << game.cell_count) - 1;

  while (game.depth > 0) {
    --game.depth;
    Cells candidates = Cells::load(game.open_nodes[static_cast<std::size_t>(game.depth)]);
    std::uint32_t unplaced = game.unplaced[static_cast<std::size_t>(game.depth)];
    // 1. If a cell has no candidate, the node has no solution.
    while (candidates.set_lanes() == all) {
      const Cells rest = candidates.without_lowest();
      const std::uint32_t several = rest.set_lanes();
      std::uint32_t singles = unplaced & ~several;
      candidates.store(game.solution);
      // 2. The digits of all naked singles are eliminated from their peers at once. If two peers are naked singles with
      //    the same digit, both cells lose their last candidate, and step 1 finds that the node has no solution.
      if (singles != 0) {
        unplaced &= several;
        game.placements += static_cast<std::uint64_t>(__builtin_popcount(singles));
        Cells removed{};
        for (; singles != 0; singles &= singles - 1) {
          const auto cell = static_cast<std::size_t>(__builtin_ctz(singles));
          removed.add(Cells::load(game.peers[cell]), game.solution[cell]);
        }
        candidates.remove(removed);
        continue;
      }
      // 3. When every cell has one candidate, the node is a solution.
      if (several == 0) return true;
      // 4. Otherwise guess, in a cell with two candidates if there is such a cell.
      const std::uint32_t pairs = several & ~rest.without_lowest().set_lanes();
      const auto cell = static_cast<std::size_t>(__builtin_ctz(pairs != 0 ? pairs : several));
      const auto lowest = static_cast<std::uint16_t>(game.solution[cell] & -game.solution[cell]);
      const Cells lane = Cells::load(kLane[cell]);
      Cells guessed_digit{};
      guessed_digit.add(lane, lowest);
      Cells others = candidates;
      others.remove(guessed_digit);
      others.store(game.open_nodes[static_cast<std::size_t>(game.depth)]);
      game.unplaced[static_cast<std::size_t>(game.depth)] = unplaced;
      ++game.depth;
      ++game.guesses;
      candidates.remove(lane);
      candidates.add(lane, lowest);
    }
  }
  return false;
}

}  // namespace nonet
