#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/contraction/contraction_backend.h"
#include "core/count/contraction/contraction_plan.h"

namespace nonet {

/// Computes a value for each triple of the outer stack of an arranged grid. The number of solutions of the grid is the
/// sum of the values of all outer triples, times ContractionPlan::arrangements().
///
///     value = Σ over the triples (a, b, c) of stack 0 and (a', b', c') of stack 1:  T₀[a][a'] · T₁[b][b'] · T₂[c][c']
///
/// T_i[p][q] is the number of row triples of band i that cross three column splits: p in stack 0, q in stack 1, and the
/// split of the outer triple in band i. Each thread needs its own object, of 1 MB. Threads can share the plan, which
/// must outlive the objects.
class Contraction {
 public:
  explicit Contraction(const ContractionPlan& plan, const ContractionBackend& backend = fastest_contraction_backend());

  /// Sets the outer triple and computes the table T of each band. If the previous outer triple had the same split in a
  /// band, the table of that band is reused.
  void set_outer(const SplitTriple& outer);

  /// Returns the value for the outer triple. The values of all outer triples add up to less than 2^58. Takes 2 to 10 ms
  /// with few clues, less with many clues.
  std::uint64_t value();

  /// Returns the table T of a band. Its rows are numbered like the splits of stack 0, its columns like the splits of
  /// stack 1.
  CountTable table(std::size_t band) const { return {words_of(tables_[band]), plan_.strides[band]}; }

  /// Returns the factor that T[p][q] has in the sum, for row p = `row` of the table of band `pivot` and every column q.
  /// The factor is given as 0 where T[p][q] is 0. The result is valid until the next call.
  std::span<const std::uint32_t> surroundings(std::size_t pivot, std::size_t row);

 private:
  // The kernels read whole vectors, so tables consist of aligned blocks.
  struct alignas(64) Block {
    std::array<std::int16_t, kTableLanes> words;
  };
  static const std::int16_t* words_of(const std::vector<Block>& blocks) { return blocks.data()->words.data(); }
  static std::int16_t* words_of(std::vector<Block>& blocks) { return blocks.data()->words.data(); }

  void make_table(std::size_t band, SplitId outer);

  const ContractionPlan& plan_;
  const ContractionBackend& backend_;
  // For each band, the split of the outer triple for which the table of the band was made.
  std::array<SplitId, 3> made_for_;
  std::array<std::vector<Block>, 3> tables_;
  std::vector<Block> half_made_;
  std::vector<Block> zeros_;
  std::vector<Block> left_transposed_;
  std::vector<Block> right_transposed_;
  std::vector<std::uint32_t> sums_;
};

}  // namespace nonet
