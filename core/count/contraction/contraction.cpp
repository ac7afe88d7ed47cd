#include "core/count/contraction/contraction.h"

#include <algorithm>

namespace nonet {

namespace {

// The value of made_for_ when the table of a band has not been made.
constexpr SplitId kNotMade = kSplits;
// The largest number of rows that the kernel transposes: 56 rows, padded to whole vectors of the widest kind.
constexpr std::size_t kMaxTransposed = 64;

}  // namespace

Contraction::Contraction(const ContractionPlan& plan, const ContractionBackend& backend)
    : plan_(plan), backend_(backend), made_for_{kNotMade, kNotMade, kNotMade} {
  std::size_t widest = 0;
  std::size_t most_halves = 0;
  for (std::size_t band = 0; band < 3; ++band) {
    const std::size_t blocks = plan.strides[band] / kTableLanes;
    tables_[band].resize(std::max<std::size_t>(1, plan.columns[0][band].size() * blocks));
    most_halves = std::max(most_halves, plan.row_splits[band][0].size() * blocks);
    widest = std::max(widest, blocks);
  }
  half_made_.resize(std::max<std::size_t>(1, most_halves));
  zeros_.resize(widest + 1);
  left_transposed_.resize(widest * kMaxTransposed + 1);
  right_transposed_.resize(widest * kMaxTransposed + 1);
  sums_.resize(kSplits);
}

void Contraction::set_outer(const SplitTriple& outer) {
  for (std::size_t band = 0; band < 3; ++band) {
    if (made_for_[band] == outer.splits[band]) continue;
    make_table(band, outer.splits[band]);
    made_for_[band] = outer.splits[band];
  }
}

// Let r be a row split of the box in stack 0, and s a row split of the box in stack 1. Let N[r][s] be the number of row
// splits of the outer box that form a triple with r and s and cross the outer column split. Let A[r][p] be 1 if r
// crosses the column split p of the box in stack 0, otherwise 0. Let B[s][q] be the same for the box in stack 1. The
// table is the product Aᵀ · (N · B).
void Contraction::make_table(std::size_t band, SplitId outer) {
  const std::size_t stride = plan_.strides[band];
  const Groups<std::uint16_t> partners(plan_.row_splits[band][0].size(), [&](auto&& emit) {
    for (const SplitId row : SplitTable::get().crossing(outer)) {
      for (const SplitPair& pair : plan_.rows[band][row]) emit(pair.next, pair.last);
    }
  });
  const CountTable crosses{plan_.crosses[band].data(), stride};
  for (std::size_t row = 0; row < partners.keys(); ++row) {
    backend_.sum_rows(crosses, partners[row].data(), partners[row].size(), words_of(half_made_) + row * stride);
  }
  const CountTable half_made{words_of(half_made_), stride};
  for (std::size_t column = 0; column < plan_.crossing[band].keys(); ++column) {
    const std::span<const std::uint16_t> rows = plan_.crossing[band][column];
    backend_.sum_rows(half_made, rows.data(), rows.size(), words_of(tables_[band]) + column * stride);
  }
}

std::span<const std::uint32_t> Contraction::surroundings(std::size_t pivot, std::size_t row) {
  const CountTable pivot_table = table(pivot);
  const std::int16_t* wanted = pivot_table.row(row);
  const std::size_t columns = plan_.columns[1][pivot].size();
  if (std::all_of(wanted, wanted + columns, [](std::int16_t count) { return count == 0; })) {
    std::fill_n(sums_.begin(), columns, 0u);
    return {sums_.data(), columns};
  }
  const std::span<const SplitPair> rows = plan_.triples[0][pivot][row];
  const Groups<SplitPair>& pairs = plan_.triples[1][pivot];
  backend_.pair_sums({table((pivot + 1) % 3), table((pivot + 2) % 3), rows.data(), rows.size(), pairs.values(),
                      pairs.begins(), pairs.keys(), wanted, words_of(zeros_), words_of(left_transposed_),
                      words_of(right_transposed_), sums_.data()});
  return {sums_.data(), columns};
}

std::uint64_t Contraction::value() {
  std::uint64_t sum = 0;
  const CountTable pivot_table = table(0);
  for (std::size_t row = 0; row < plan_.columns[0][0].size(); ++row) {
    const std::span<const std::uint32_t> around = surroundings(0, row);
    for (std::size_t column = 0; column < around.size(); ++column) {
      sum += static_cast<std::uint64_t>(pivot_table.row(row)[column]) * around[column];
    }
  }
  return sum;
}

}  // namespace nonet
