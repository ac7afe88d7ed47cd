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
  Rows,       ///< Permutes the rows inside each band.
  Columns,    ///< Permutes the columns inside each stack.
  Bands,      ///< Permutes the bands.
  Stacks,     ///< Permutes the stacks.
  Transpose,  ///< Exchanges rows and columns.
  Digits,     ///< Relabels the digits.
};

inline constexpr std::array kTransformationKinds{TransformationKind::Rows,      TransformationKind::Columns,
                                                 TransformationKind::Bands,     TransformationKind::Stacks,
                                                 TransformationKind::Transpose, TransformationKind::Digits};

/// Returns the name of a kind in lower case, such as `rows`.
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

/// True when every transformation of the kind keeps the layout's rules. Bands and stacks need boxes, transposing needs
/// square boxes, and the transformations must also keep the rules of variants.
bool allows(const LayoutRef& layout, TransformationKind kind);

/// Returns the kinds that a layout allows.
TransformationKinds allowed_kinds(const LayoutRef& layout);

/// The group of transformations that some kinds generate. advance() visits the members one after the other.
///
/// If the kinds include Transpose, Rows implies Columns and the other way round, because transposing turns a swap of
/// rows into a swap of columns. For the same reason, Bands implies Stacks and the other way round. In boxes of one row
/// or of one column, Bands and Columns imply each other instead, and so do Rows and Stacks.
///
/// The identity comes first. The members follow in the order of an odometer: the permutation of the digits changes
/// fastest, then the columns of the last stack, and so on to the rows of the first band, the stacks, the bands, and at
/// last transposing. Each permutation runs through its values in lexicographic order. Only the current member is
/// stored.
class Subgroup {
 public:
  /// The layout must allow every kind: see allows().
  Subgroup(const LayoutRef& layout, TransformationKinds kinds);

  /// The number of members.
  BigUint order() const;
  /// The current member.
  Transformation transformation() const;
  /// Makes the next member the current member. After the last member, returns false and begins again with the identity.
  bool advance();
  /// Makes a random member the current member. All members are equally likely. The result depends on the random numbers
  /// alone.
  void randomise(Random& random);
  /// Returns a list of numbers that determines when advance() reaches a member: the member with the lexicographically
  /// smaller list comes earlier. contains(transformation) must be true.
  std::vector<int> coordinates(const Transformation& transformation) const;
  /// True when the transformation is a member.
  bool contains(const Transformation& transformation) const;

 private:
  using Permutation = std::vector<int>;

  /// A permutation of bands, stacks, rows, columns or digits. If `free` is false, the permutation is always the
  /// identity.
  struct Factor {
    Permutation order;
    bool free;
  };

  Factor& factor(TransformationKind kind, int index) { return factors_[position(kind, index)]; }
  const Factor& factor(TransformationKind kind, int index) const { return factors_[position(kind, index)]; }
  std::size_t position(TransformationKind kind, int index) const;
  /// `chunks` is Bands or Stacks, and `lines` is Rows or Columns. line_order() returns the order of all rows, or of all
  /// columns, in the current member. contains_lines() returns true when some member has the order `order`.
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
