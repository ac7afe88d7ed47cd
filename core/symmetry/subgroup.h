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

/// The kinds of transformations that a layout of boxes offers.
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

/// The kind in lower case (`rows`), as interfaces name it.
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

/// True when every transformation of the kind keeps the layout: bands need boxes, transposing needs square ones, and the
/// further rules of a variant must agree.
bool allows(const LayoutRef& layout, TransformationKind kind);

/// The kinds that a layout allows.
TransformationKinds allowed_kinds(const LayoutRef& layout);

/// All transformations that are made of some kinds, one after the other: what can be reached by them in any order and
/// number. With Transpose, rows bring columns with them and bands stacks, for the transpose of a swap of rows is one of columns.
///
/// Order: the identity first; digits change fastest, then the columns of the last stack, … the rows of the first band, stacks,
/// bands, transposing; each in the lexicographic order of its permutations. Memory: one transformation.
class Subgroup {
 public:
  /// Every kind must be one that the layout allows.
  Subgroup(const LayoutRef& layout, TransformationKinds kinds);

  /// How many there are: a product of factorials.
  BigUint order() const;
  /// The present one.
  Transformation transformation() const;
  /// Goes on to the next; false, and back at the identity, after the last.
  bool advance();
  /// Makes a random transformation the current one; all are equally likely, and the random numbers alone decide.
  void randomise(Random& random);
  /// Where a transformation of this layout stands among all: a smaller list (as vectors compare) comes earlier. Only for
  /// one that contains() knows.
  std::vector<int> coordinates(const Transformation& transformation) const;
  /// True when the transformation is one of them.
  bool contains(const Transformation& transformation) const;

 private:
  using Permutation = std::vector<int>;

  /// A permutation that runs through all its orders, or stays as it is.
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
  /// Bands, stacks, the rows of each band, the columns of each stack, digits.
  std::vector<Factor> factors_;
};

}  // namespace nonet
