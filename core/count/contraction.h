#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/contraction_backend.h"
#include "core/count/contraction_plan.h"

namespace nonet {

/// Sums over all ways to fill an arranged grid around one triple of the outer stack. One for each thread; 1 MB, and the plan,
/// which is shared and must outlive it.
///
///     value = Σ over the triples (a, b, c) of stack 0 and (a', b', c') of stack 1:  T₀[a][a'] · T₁[b][b'] · T₂[c][c']
///
/// where T_i[p][q] counts the row splits of band i that cross p, q and the outer triple's split.
class Contraction {
 public:
  explicit Contraction(const ContractionPlan& plan, const ContractionBackend& backend = fastest_contraction_backend());

  /// Makes the tables of the bands; what a band has from the triple before stays where it fits.
  void set_outer(const SplitTriple& outer);

  /// The sum; over all outer triples together it stays below 2^58. 2 to 10 ms where there are few clues, less with more.
  std::uint64_t value();

  /// T of a band: its rows are the splits of stack 0, its columns those of stack 1, by their numbers.
  CountTable table(std::size_t band) const { return {words_of(tables_[band]), plan_.strides[band]}; }

  /// For a row p of the table of `pivot`: what T[p][q] is multiplied with in the sum, by q; 0 where T[p][q] is. It stands
  /// until the next call.
  std::span<const std::uint32_t> surroundings(std::size_t pivot, std::size_t row);

 private:
  // The kernels read whole vectors.
  struct alignas(64) Block {
    std::array<std::int16_t, kTableLanes> words;
  };
  static const std::int16_t* words_of(const std::vector<Block>& blocks) { return blocks.data()->words.data(); }
  static std::int16_t* words_of(std::vector<Block>& blocks) { return blocks.data()->words.data(); }

  void make_table(std::size_t band, SplitId outer);

  const ContractionPlan& plan_;
  const ContractionBackend& backend_;
  std::array<SplitId, 3> made_for_;
  std::array<std::vector<Block>, 3> tables_;
  std::vector<Block> half_made_;
  std::vector<Block> zeros_;
  std::vector<Block> left_turned_;
  std::vector<Block> right_turned_;
  std::vector<std::uint32_t> sums_;
};

}  // namespace nonet
