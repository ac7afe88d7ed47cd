// For each band i, the value of an outer triple is Σ T_i[p][q] · S_i[p][q], where S_i are the surroundings of T_i.
// T_i[p][q] counts the row triples (r₀, r₁, r₂) of the band that cross p, q and the outer split. So each row triple
// contributes
//
//     Σ over p crossing r₀, q crossing r₁:  S_i[p][q]
//
// to the value. The split r₂ and the outer split together determine the cell of each digit in the outer box.

#include "core/count/contraction/stack_candidates.h"

#include <algorithm>
#include <numeric>

#include "core/count/contraction/clue_symmetry.h"

namespace nonet {

namespace {

std::size_t tally_index(std::size_t row, std::size_t column, std::size_t digit) {
  return (row * 3 + column) * 9 + digit;
}

// The orbits of candidates of the outer stack under the symmetries of the clues.
class CandidateOrbits {
 public:
  explicit CandidateOrbits(std::span<const ClueSymmetry> symmetries) {
    std::iota(orbit_.begin(), orbit_.end(), std::size_t{0});
    // Each round passes the smallest index of an orbit one symmetry further. A few rounds reach all members.
    for (bool changed = true; changed;) {
      changed = false;
      for (const ClueSymmetry& symmetry : symmetries) changed |= pass_on(symmetry);
    }
  }
  std::size_t operator[](std::size_t index) const { return orbit_[index]; }

 private:
  bool pass_on(const ClueSymmetry& symmetry) {
    bool changed = false;
    for (std::size_t row = 0; row < 9; ++row) {
      for (std::size_t column = 0; column < 3; ++column) {
        const std::size_t new_column = symmetry.new_column[6 + column] - std::size_t{6};
        for (std::size_t digit = 0; digit < 9; ++digit) {
          std::size_t& here = orbit_[tally_index(row, column, digit)];
          std::size_t& there = orbit_[tally_index(symmetry.new_row[row], new_column, symmetry.new_digit[digit])];
          changed |= here != there;
          here = there = std::min(here, there);
        }
      }
    }
    return changed;
  }

  std::array<std::size_t, 27 * 9> orbit_;
};

}  // namespace

StackCandidates::StackCandidates(const ContractionPlan& plan) : plan_(plan) {
  for (std::size_t band = 0; band < 3; ++band) {
    const std::array<BoxSplits, 2>& splits = plan.row_splits[band];
    row_triples_[band] = {
        kSplits, [&](auto&& emit) {
          for (const SplitTriple& triple : plan.bands[band].all()) {
            const SplitPair others{splits[0].number_of(triple.splits[0]), splits[1].number_of(triple.splits[1])};
            emit(triple.splits[2], RowTriple{others, plan.bands[band].lines(triple, 0)[2]});
          }
        }};
    crossing_[band] = {splits[1].size(), [&](auto&& emit) {
                         for (std::size_t row = 0; row < splits[1].size(); ++row) {
                           for (const std::uint16_t column : plan.columns[1][band].crossing(splits[1][row])) {
                             emit(row, column);
                           }
                         }
                       }};
  }
}

void StackCandidates::add(const SplitTriple& outer, std::uint64_t times, Contraction& contraction,
                          StackTally& tally) const {
  contraction.set_outer(outer);
  for (std::size_t band = 0; band < 3; ++band) add_band(band, outer, times, contraction, tally);
}

void StackCandidates::add_band(std::size_t band, const SplitTriple& outer, std::uint64_t times,
                               Contraction& contraction, StackTally& tally) const {
  // 1. For each row split of box (band, 0), add up the surroundings of the box's column splits that cross it.
  const std::size_t width = plan_.columns[1][band].size();
  std::vector<std::uint64_t> sums(plan_.row_splits[band][0].size() * width);
  for (std::size_t column = 0; column < plan_.columns[0][band].size(); ++column) {
    const std::span<const std::uint32_t> around = contraction.surroundings(band, column);
    for (const std::uint16_t row : plan_.crossing[band][column]) {
      std::uint64_t* const sum = sums.data() + row * width;
      for (std::size_t other = 0; other < width; ++other) sum[other] += around[other];
    }
  }
  // 2. Add the contribution of each row triple to the candidates that it places in the outer box.
  const std::array<std::uint8_t, 9> columns = plan_.stacks[2].lines(outer, 0)[band];
  for (const SplitId split : SplitTable::get().crossing(outer.splits[band])) {
    for (const RowTriple& triple : row_triples_[band][split]) {
      std::uint64_t share = 0;
      for (const std::uint16_t column : crossing_[band][triple.others.last]) {
        share += sums[triple.others.next * width + column];
      }
      for (std::size_t digit = 0; digit < 9; ++digit) {
        tally[tally_index(band * 3 + triple.rows[digit], columns[digit], digit)] += share * times;
      }
    }
  }
}

std::vector<BigUint> StackCandidates::solutions(const StackTally& tally) const {
  std::vector<ClueSymmetry> symmetries = free_line_swaps(plan_.board);
  symmetries.insert(symmetries.end(), plan_.outer.symmetries().begin(), plan_.outer.symmetries().end());
  const CandidateOrbits orbits(symmetries);
  StackTally sums{};
  std::array<std::uint32_t, 27 * 9> sizes{};
  for (std::size_t index = 0; index < tally.size(); ++index) {
    sums[orbits[index]] += tally[index];
    ++sizes[orbits[index]];
  }
  std::vector<BigUint> solutions(tally.size());
  for (std::size_t index = 0; index < tally.size(); ++index) {
    solutions[index] = BigUint(sums[orbits[index]]) * BigUint(plan_.arrangements());
    solutions[index].divide(sizes[orbits[index]]);
  }
  return solutions;
}

}  // namespace nonet
