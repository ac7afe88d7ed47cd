#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/logic/technique.h"

namespace nonet {

/// Which kinds of houses a fish has. Basic: the base has rows only and the cover columns only, or the other way round.
/// Franken: the same with regions added to base, cover or both. Mutant: any other mixture.
enum class FishShape : std::uint8_t { Basic, Franken, Mutant };

/// Sashimi: a finned basic fish in which some base house has at most one place that is no fin.
enum class FishFins : std::uint8_t { None, Finned, Sashimi };

/// The kind of fish that a technique looks for.
struct FishKind {
  static constexpr std::size_t kMaxHouses = 7;

  FishShape shape;
  FishFins fins;
  /// The number of base houses, which is also the number of cover houses.
  std::size_t size;
};

/// The kind of a technique of the family Fish.
FishKind fish_kind(Technique technique);

/// The shape of a fish whose base and cover have houses of these kinds: FishHouse values joined with |.
FishShape fish_shape(unsigned base_kinds, unsigned cover_kinds);

}  // namespace nonet
