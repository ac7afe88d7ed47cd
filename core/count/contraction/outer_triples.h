#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/count/contraction/clue_board.h"
#include "core/count/contraction/clue_symmetry.h"
#include "core/count/contraction/split_triples.h"

namespace nonet {

/// The triples of the outer stack (the last stack of the board), sorted into classes. All triples of a class have the
/// same number of solutions, because symmetries of the clues map them onto each other.
class OuterTriples {
 public:
  OuterTriples(const ClueBoard& board, const SplitTriples& outer);

  struct Class {
    /// The first triple of the class, as an index into outer.all().
    std::uint32_t triple;
    std::uint32_t size;
  };
  std::span<const Class> classes() const { return classes_; }
  /// The index of a triple of a class; `number` is 0 to size - 1, and the indices ascend.
  std::uint32_t member(const Class& of, std::uint32_t number) const;
  /// Symmetries that generate the classes.
  std::span<const ClueSymmetry> symmetries() const { return symmetries_; }

 private:
  std::uint32_t root(std::uint32_t triple) const;
  bool unite(std::uint32_t left, std::uint32_t right);

  /// A union-find forest. The smallest index of a class is its root.
  std::vector<std::uint32_t> parent_;
  std::vector<Class> classes_;
  std::vector<ClueSymmetry> symmetries_;
};

}  // namespace nonet
