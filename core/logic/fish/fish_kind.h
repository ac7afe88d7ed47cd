#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/logic/technique.h"

namespace nonet {

/// Which houses a fish has. Basic: rows and columns, one for the base, the other for the cover. Franken: regions too, in
/// base or cover or both, beside at least one row and one column as in basic ones. Mutant: any other mixture.
enum class FishShape : std::uint8_t { Basic, Franken, Mutant };

/// Sashimi is a basic finned fish in which a base house has no more than one place besides its fins.
enum class FishFins : std::uint8_t { None, Finned, Sashimi };

/// The fishes that a technique is about.
struct FishKind {
  static constexpr std::size_t kMaxHouses = 7;

  FishShape shape;
  FishFins fins;
  /// How many base houses; as many cover houses.
  std::size_t size;
};

FishKind fish_kind(Technique technique);

/// The shape by the kinds of base and cover houses: FishHouse values, united.
FishShape fish_shape(unsigned base_kinds, unsigned cover_kinds);

}  // namespace nonet
