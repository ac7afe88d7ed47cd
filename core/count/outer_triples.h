#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/count/clue_board.h"
#include "core/count/clue_symmetry.h"
#include "core/count/split_triples.h"

namespace nonet {

/// The triples of the outer stack (the last one of the board) in classes: those of one class have equally many solutions,
/// because a symmetry of the clues maps one onto the other.
class OuterTriples {
 public:
  OuterTriples(const ClueBoard& board, const SplitTriples& outer);

  struct Class {
    /// The first of its triples, an index into outer.all().
    std::uint32_t triple;
    std::uint32_t size;
  };
  std::span<const Class> classes() const { return classes_; }
  /// The triples of a class, of which there are `size`: their indices, ascending.
  std::uint32_t member(const Class& of, std::uint32_t number) const;
  /// Those that make the classes; the rest adds nothing.
  std::span<const ClueSymmetry> symmetries() const { return symmetries_; }

 private:
  std::uint32_t root(std::uint32_t triple) const;
  bool unite(std::uint32_t left, std::uint32_t right);

  /// A forest: the smallest index of a class is its root.
  std::vector<std::uint32_t> parent_;
  std::vector<Class> classes_;
  std::vector<ClueSymmetry> symmetries_;
};

}  // namespace nonet
