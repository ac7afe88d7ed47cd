#include "core/count/contraction/outer_triples.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace nonet {

namespace {

// In a triple with three equal splits, the parts go round: part p of the second box is in line p + 1, or in line p + 2.
bool goes_round(const SplitTriple& triple) { return triple.splits[0] == triple.splits[1]; }
int turn_of(const SplitTriple& triple) {
  return SplitTable::get().ends(triple.splits[0])[triple.end].line_of_part[0][0];
}

// Finds the index of a triple by its first two splits. A triple whose parts go round is found by its split and its
// turn.
class TripleFinder {
 public:
  explicit TripleFinder(const SplitTriples& outer) : places_(std::size_t{kSplits} * kSplits), round_(3 * kSplits) {
    for (std::uint32_t index = 0; index < outer.all().size(); ++index) {
      const SplitTriple& triple = outer.all()[index];
      if (goes_round(triple)) {
        round_[triple.splits[0] * std::size_t{3} + static_cast<std::size_t>(turn_of(triple))] = index;
      } else {
        places_[triple.splits[0] * std::size_t{kSplits} + triple.splits[1]] = index;
      }
    }
  }
  std::uint32_t find(SplitId first, SplitId second) const { return places_[first * std::size_t{kSplits} + second]; }
  std::uint32_t find_round(SplitId split, int turn) const {
    return round_[split * std::size_t{3} + static_cast<std::size_t>(turn)];
  }

 private:
  std::vector<std::uint32_t> places_;
  std::vector<std::uint32_t> round_;
};

// Maps triples of the outer stack by a symmetry.
class TripleImages {
 public:
  TripleImages(const ClueSymmetry& symmetry, const TripleFinder& finder)
      : symmetry_(symmetry), finder_(finder), images_(SplitTable::get().images(symmetry.new_digit)) {
    for (std::size_t band = 0; band < 3; ++band) old_band_[symmetry.new_band(band)] = band;
  }

  std::uint32_t operator()(const SplitTriple& triple) const {
    const SplitId first = images_[triple.splits[old_band_[0]]];
    if (goes_round(triple)) return finder_.find_round(first, new_turn(triple.splits[0], first, turn_of(triple)));
    return finder_.find(first, images_[triple.splits[old_band_[1]]]);
  }

 private:
  // The symmetry renames the parts, and with them the lines. The turn after the symmetry follows from the new names.
  int new_turn(SplitId split, SplitId image, int turn) const {
    const std::array<int, 3> new_part = new_parts(split, image);
    const std::size_t between = (old_band_[1] + 3 - old_band_[0]) * static_cast<std::size_t>(turn) % 3;
    return (new_part[between] + 3 - new_part[0]) % 3;
  }

  std::array<int, 3> new_parts(SplitId split, SplitId image) const {
    const SplitTable& table = SplitTable::get();
    std::array<int, 3> parts{};
    for (int digit = 0; digit < 9; ++digit) {
      const int new_digit = symmetry_.new_digit[static_cast<std::size_t>(digit)];
      parts[static_cast<std::size_t>(table.part_of(split, digit))] = table.part_of(image, new_digit);
    }
    return parts;
  }

  const ClueSymmetry& symmetry_;
  const TripleFinder& finder_;
  const std::array<SplitId, kSplits> images_;
  std::array<std::size_t, 3> old_band_{};
};

}  // namespace

OuterTriples::OuterTriples(const ClueBoard& board, const SplitTriples& outer) : parent_(outer.all().size()) {
  std::iota(parent_.begin(), parent_.end(), 0u);
  const TripleFinder finder(outer);
  const auto unite_images = [&](const ClueSymmetry& symmetry, std::uint32_t step) {
    const TripleImages images(symmetry, finder);
    bool merged = false;
    for (std::uint32_t index = 0; index < parent_.size(); index += step) {
      merged |= unite(index, images(outer.all()[index]));
    }
    return merged;
  };
  for (const ClueSymmetry& swap : free_digit_swaps(board)) {
    unite_images(swap, 1);
    symmetries_.push_back(swap);
  }
  // A symmetry that joins no classes of a sample hardly ever joins any, because it follows from the symmetries before
  // it.
  constexpr std::uint32_t kSample = 61;
  for (const ClueSymmetry& symmetry : clue_automorphisms(board)) {
    if (!unite_images(symmetry, kSample)) continue;
    unite_images(symmetry, 1);
    symmetries_.push_back(symmetry);
  }
  std::vector<std::uint32_t> sizes(parent_.size());
  for (std::uint32_t index = 0; index < parent_.size(); ++index) ++sizes[root(index)];
  for (std::uint32_t index = 0; index < parent_.size(); ++index) {
    if (sizes[index] != 0) classes_.push_back({index, sizes[index]});
  }
}

std::uint32_t OuterTriples::root(std::uint32_t triple) const {
  while (parent_[triple] != triple) triple = parent_[triple];
  return triple;
}

bool OuterTriples::unite(std::uint32_t left, std::uint32_t right) {
  const std::uint32_t left_root = root(left);
  const std::uint32_t right_root = root(right);
  const std::uint32_t smaller = std::min(left_root, right_root);
  parent_[left] = parent_[right] = parent_[left_root] = parent_[right_root] = smaller;
  return left_root != right_root;
}

std::uint32_t OuterTriples::member(const Class& of, std::uint32_t number) const {
  std::uint32_t index = of.triple;
  for (;; ++index) {
    if (root(index) == of.triple && number-- == 0) return index;
  }
}

}  // namespace nonet
