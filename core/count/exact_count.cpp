#include "core/count/exact_count.h"

#include <algorithm>

#include "core/count/classic_stream.h"
#include "core/count/contraction/exact_counter.h"
#include "core/util/contracts.h"

namespace nonet {

std::span<const Digit, 81> classic_digits(const Grid& grid) {
  NONET_EXPECTS(grid.layout()->is_classic());
  return grid.digits().first<81>();
}

ExactCounter::ExactCounter(const Grid& puzzle) : ExactCounter(puzzle, cheapest_arrangement(classic_digits(puzzle))) {}

ExactCounter::ExactCounter(const Grid& puzzle, const Arrangement& arrangement)
    : plan_(classic_digits(puzzle), arrangement) {}

std::uint64_t ExactCounter::value(std::size_t piece, Contraction& contraction) const {
  contraction.set_outer(triple(piece));
  return contraction.value();
}

BigUint ExactCounter::total(std::span<const std::uint64_t> values) const {
  std::uint64_t sum = 0;
  for (std::size_t piece = 0; piece < values.size(); ++piece) {
    sum += values[piece] * plan_.outer.classes()[piece].size;
  }
  return BigUint(sum) * BigUint(plan_.arrangements());
}

PieceValues piece_values(const ExactCounter& counter, const Control& control, PieceRunner& runner) {
  std::vector<Contraction> contractions;
  for (std::size_t worker = 0; worker < std::min(runner.workers(), counter.pieces()); ++worker)
    contractions.emplace_back(counter.plan());
  PieceValues result{std::vector<std::uint64_t>(counter.pieces()), true};
  result.complete = runner.run(
      counter.pieces(),
      [&](std::size_t worker, std::size_t piece) { result.values[piece] = counter.value(piece, contractions[worker]); },
      control);
  return result;
}

ExactCount exact_count(const Grid& puzzle, const Control& control, PieceRunner& runner) {
  NONET_EXPECTS(puzzle.layout()->is_classic());
  const std::uint64_t budget = std::min(control.node_budget, kNodesBeforeContraction);
  ClassicStream stream(puzzle);
  NodeMeter meter(Control{control.stop, budget, {}});
  const bool ended = stream.advance_to(kUnlimited, meter) == SearchEvent::Exhausted;
  const bool may_go_on = control.node_budget > budget && !control.stop.stop_requested();
  if (ended || !may_go_on) return {stream.found(), ended};
  const ExactCounter counter(puzzle);
  const PieceValues pieces = piece_values(counter, control, runner);
  return {std::max(counter.total(pieces.values), BigUint(stream.found())), pieces.complete};
}

ExactCount exact_count(const Grid& puzzle, const Control& control) {
  InTurnRunner runner;
  return exact_count(puzzle, control, runner);
}

}  // namespace nonet
