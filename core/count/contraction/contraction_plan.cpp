#include "core/count/contraction/contraction_plan.h"

namespace nonet {

namespace {

constexpr std::size_t kBoxes = 3;

std::size_t rounded_up(std::size_t size) { return (size + kTableLanes - 1) / kTableLanes * kTableLanes; }

template <class Make>
auto for_each_of_three(Make&& make) {
  return std::array{make(std::size_t{0}), make(std::size_t{1}), make(std::size_t{2})};
}

std::array<BoxSplits, 3> box_splits(const SplitTriples& triples) {
  return for_each_of_three([&](std::size_t box) { return BoxSplits(triples, box); });
}

Groups<SplitPair> triples_by_pivot(const SplitTriples& triples, const std::array<BoxSplits, 3>& boxes,
                                   std::size_t pivot) {
  const std::size_t next = (pivot + 1) % kBoxes;
  const std::size_t last = (pivot + 2) % kBoxes;
  return {boxes[pivot].size(), [&](auto&& emit) {
            for (const SplitTriple& triple : triples.all()) {
              const auto& splits = triple.splits;
              emit(boxes[pivot].number_of(splits[pivot]),
                   SplitPair{boxes[next].number_of(splits[next]), boxes[last].number_of(splits[last])});
            }
          }};
}

Groups<SplitPair> rows_by_outer(const SplitTriples& band, const std::array<BoxSplits, 2>& boxes) {
  return {kSplits, [&](auto&& emit) {
            for (const SplitTriple& triple : band.all()) {
              const auto& splits = triple.splits;
              emit(splits[2], SplitPair{boxes[0].number_of(splits[0]), boxes[1].number_of(splits[1])});
            }
          }};
}

Groups<std::uint16_t> crossing_rows(const BoxSplits& columns, const BoxSplits& rows) {
  return {columns.size(), [&](auto&& emit) {
            for (std::size_t number = 0; number < columns.size(); ++number) {
              for (const std::uint16_t row : rows.crossing(columns[number])) emit(number, row);
            }
          }};
}

std::vector<std::int16_t> crossing_table(const BoxSplits& rows, const BoxSplits& columns, std::size_t stride) {
  std::vector<std::int16_t> table(rows.size() * stride);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (const std::uint16_t column : columns.crossing(rows[row])) table[row * stride + column] = 1;
  }
  return table;
}

}  // namespace

ContractionPlan::ContractionPlan(std::span<const Digit, 81> givens, const Arrangement& arranged)
    : arrangement(arranged),
      board(givens, arranged),
      stacks(for_each_of_three([&](std::size_t stack) { return SplitTriples(board.stack_clues(stack)); })),
      bands(for_each_of_three([&](std::size_t band) { return SplitTriples(board.band_clues(band)); })),
      outer(board, stacks[2]),
      columns{box_splits(stacks[0]), box_splits(stacks[1])} {
  for (std::size_t stack = 0; stack < 2; ++stack) {
    triples[stack] =
        for_each_of_three([&](std::size_t pivot) { return triples_by_pivot(stacks[stack], columns[stack], pivot); });
  }
  for (std::size_t band = 0; band < kBoxes; ++band) {
    row_splits[band] = {BoxSplits(bands[band], 0), BoxSplits(bands[band], 1)};
    rows[band] = rows_by_outer(bands[band], row_splits[band]);
    crossing[band] = crossing_rows(columns[0][band], row_splits[band][0]);
    strides[band] = rounded_up(columns[1][band].size());
    crosses[band] = crossing_table(row_splits[band][1], columns[1][band], strides[band]);
  }
}

std::uint64_t ContractionPlan::arrangements() const {
  std::uint64_t product = 1;
  for (const SplitTriples& stack : stacks) product *= static_cast<std::uint64_t>(stack.arrangements());
  for (const SplitTriples& band : bands) product *= static_cast<std::uint64_t>(band.arrangements());
  return product;
}

}  // namespace nonet
