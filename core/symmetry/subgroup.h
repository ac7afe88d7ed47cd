#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/symmetry/transformation.h"
#include "core/util/big_uint.h"
#include "core/util/random.h"

namespace nonet {

/// The kinds of transformations of layouts with boxes.
enum class TransformationKind : std::uint8_t {
  Rows,       ///< Rows of one band change places.
  Columns,    ///< Columns of one stack change places.
  Bands,      ///< Bands change places.
  Stacks,     ///< Stacks change places.
  Transpose,  ///< Rows become columns.
  Digits,     ///< Digits change names.
};

inline constexpr std::array kTransformationKinds{TransformationKind::Rows,      TransformationKind::Columns,
                                                 TransformationKind::Bands,     TransformationKind::Stacks,
                                                 TransformationKind::Transpose, TransformationKind::Digits};

/// The name of a kind in lower case, such as `rows`.
std::string_view name_of(TransformationKind kind);
std::optional<TransformationKind> transformation_kind(std::string_view name);

/// A set of kinds.
class TransformationKinds {
 public:
  constexpr TransformationKinds() = default;
  constexpr void insert(TransformationKind kind) { bits_ = static_cast<std::uint8_t>(bits_ | bit(kind)); }
  constexpr bool contains(TransformationKind kind) const { return (bits_ & bit(kind)) != 0; }

 private:
  static constexpr unsigned bit(TransformationKind kind) { return 1u << static_cast<unsigned>(kind); }

  std::uint8_t bits_ = 0;
};

/// True when every transformation of the kind keeps the layout's rules. Bands and stacks need boxes, transposing needs square boxes,
/// and the transformations must also keep the rules of variants.
bool allows(const LayoutRef& layout, TransformationKind kind);

/// The kinds that a layout allows.
TransformationKinds allowed_kinds(const LayoutRef& layout);

/// The group that some kinds of transformations generate, one member after the other. With Transpose, Rows and Columns come
/// together, and so do Bands and Stacks, because the transpose of a swap of rows is a swap of columns.
///
/// The identity comes first. Digits change fastest, then the columns of the last stack, and so on to the rows of the first band,
/// the stacks, the bands, and transposing. Each of these runs through its permutations in lexicographic order. Memory: one
/// transformation.
class Subgroup {
 public:
  /// The layout must allow every kind: see allows().
  Subgroup(const LayoutRef& layout, TransformationKinds kinds);

  /// The number of members.
  BigUint order() const;
  /// The current member.
  Transformation transformation() const;
  /// Makes the next member the current one. After the last member, returns false and begins again with the identity.
  bool advance();
  /// Makes a random transformation the current one; all are equally likely, and the random numbers alone decide.
  void randomise(Random& random);
  /// The position of a member in the order of members: the member with the smaller list, as vectors compare, comes earlier. Only for
  /// transformations that contains() accepts.
  std::vector<int> coordinates(const Transformation& transformation) const;
  /// True when the transformation is a member.
  bool contains(const Transformation& transformation) const;

 private:
  using Permutation = std::vector<int>;

  /// A permutation that runs through all orders when it is free, and otherwise stays the identity.
  struct Factor {
    Permutation order;
    bool free;
  };

  Factor& factor(TransformationKind kind, int index) { return factors_[position(kind, index)]; }
  const Factor& factor(TransformationKind kind, int index) const { return factors_[position(kind, index)]; }
  std::size_t position(TransformationKind kind, int index) const;
  std::vector<int> line_order(TransformationKind chunks, TransformationKind lines) const;
  bool contains_lines(const std::vector<int>& order, TransformationKind chunks, TransformationKind lines) const;

  LayoutRef layout_;
  bool transposes_;
  bool transposed_ = false;
  int band_count_;
  int stack_count_;
  /// The permutations of the bands, the stacks, the rows of each band, the columns of each stack, and the digits.
  std::vector<Factor> factors_;
};

}  // namespace nonet
