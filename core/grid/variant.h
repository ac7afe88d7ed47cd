#pragma once

#include <array>
#include <cstdint>

namespace nonet {

/// A rule in addition to rows, columns and regions. It adds houses to a layout, or pairs of cells that must differ.
enum class Variant : std::uint8_t {
  X,           ///< Both diagonals are houses.
  Windoku,     ///< Windows, as large as a box, one cell away from the edge and from each other, are houses.
  Asterisk,    ///< Nine cells in the shape of an asterisk are a house; 9×9 only.
  CenterDots,  ///< The middle cells of the boxes are a house.
  Disjoint,    ///< The cells with the same row and column inside their boxes are a house.
  AntiKnight,  ///< Cells a knight's move apart must differ.
  AntiKing,    ///< Cells that touch at a corner must differ.
};

inline constexpr std::array kAllVariants{Variant::X,        Variant::Windoku,    Variant::Asterisk, Variant::CenterDots,
                                         Variant::Disjoint, Variant::AntiKnight, Variant::AntiKing};

class VariantSet {
 public:
  constexpr VariantSet() = default;

  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Variant variant) const { return (bits_ & bit(variant)) != 0; }
  constexpr void insert(Variant variant) { bits_ = static_cast<std::uint8_t>(bits_ | bit(variant)); }

  friend constexpr bool operator==(VariantSet, VariantSet) = default;

 private:
  static constexpr std::uint8_t bit(Variant variant) {
    return static_cast<std::uint8_t>(1u << static_cast<int>(variant));
  }

  std::uint8_t bits_ = 0;
};

}  // namespace nonet
