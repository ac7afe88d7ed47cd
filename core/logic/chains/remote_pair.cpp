// Remote pair: a chain of cells with the same two candidates. Two of its cells at an odd distance have different
// digits, so a cell that sees both can have neither. Two neighbours in the chain are a naked pair, which is another
// technique.

#include <algorithm>
#include <utility>
#include <vector>

#include "core/logic/chains/chains.h"
#include "core/logic/stop_check.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

using CellChain = std::vector<Cell>;

class RemotePairSearch {
 public:
  RemotePairSearch(const PuzzleState& state, DigitSet pair, const CellSet& cells)
      : state_(state), pair_(pair), cells_(cells), before_(static_cast<std::size_t>(state.layout().cell_count())) {}

  // Calls `visit` with a shortest chain between each two cells at an odd distance of at least three links, until
  // `visit` returns true.
  template <class Visit>
  void for_each_chain(Visit&& visit) {
    bool is_done = false;
    cells_.for_each([&](Cell start) {
      if (is_done) return;
      spread(start);
      for (std::size_t distance = 3; distance < layers_.size(); distance += 2) {
        for (const Cell end : layers_[distance]) {
          if (start.index < end.index && !is_done) is_done = visit(chain_to(end, distance));
        }
      }
    });
  }

  Step step_of(Technique technique, const CellChain& chain) const {
    Step step(technique, pair_);
    for (const Cell cell : chain) step.add_part(Role::Node, cell, pair_);
    for (std::uint16_t i = 1; i < chain.size(); ++i) step.add_link(static_cast<std::uint16_t>(i - 1), i, false);
    for (std::size_t from = 0; from < chain.size(); ++from) {
      for (std::size_t to = from + 3; to < chain.size(); to += 2) {
        const CellSet losers = state_.sets().peers(chain[from]) & state_.sets().peers(chain[to]);
        pair_.for_each([&](Digit digit) { step.eliminate(state_.cells(digit) & losers, digit); });
      }
    }
    return step;
  }

 private:
  // Searches breadth first from a cell. Layer i holds the cells at a distance of i links.
  void spread(Cell start) {
    CellSet left = cells_;
    left.erase(start);
    layers_.assign(1, {start});
    while (!layers_.back().empty()) {
      CellChain next;
      for (const Cell cell : layers_.back()) {
        const CellSet reached = left & state_.sets().peers(cell);
        reached.for_each([&](Cell peer) {
          before_[peer.index] = cell;
          next.push_back(peer);
        });
        left -= reached;
      }
      layers_.push_back(std::move(next));
    }
  }

  CellChain chain_to(Cell end, std::size_t distance) const {
    CellChain chain(distance + 1);
    for (std::size_t i = distance + 1; i-- > 0; end = before_[end.index]) chain[i] = end;
    return chain;
  }

  const PuzzleState& state_;
  DigitSet pair_;
  const CellSet& cells_;
  std::vector<Cell> before_;
  std::vector<CellChain> layers_;
};

struct PairCells {
  DigitSet pair;
  CellSet cells;
};

// Returns the pairs of candidates that four cells or more have: a remote pair needs four cells.
std::vector<PairCells> frequent_pairs(const PuzzleState& state) {
  std::vector<PairCells> pairs;
  state.open().for_each([&](Cell cell) {
    const DigitSet digits = state.candidates(cell);
    if (digits.size() != 2) return;
    const auto known = std::find_if(pairs.begin(), pairs.end(), [&](const PairCells& it) { return it.pair == digits; });
    PairCells& entry = known != pairs.end() ? *known : pairs.emplace_back(PairCells{digits, {}});
    entry.cells.insert(cell);
  });
  const auto is_rare = [](const PairCells& entry) { return entry.cells.size() < 4; };
  pairs.erase(std::remove_if(pairs.begin(), pairs.end(), is_rare), pairs.end());
  return pairs;
}

}  // namespace

void find_remote_pairs(Technique technique, Survey& survey, StepSink& sink) {
  std::vector<Step> steps;
  StopCheck check(survey.stop());
  for (const PairCells& entry : frequent_pairs(survey.state())) {
    RemotePairSearch search(survey.state(), entry.pair, entry.cells);
    search.for_each_chain([&](const CellChain& chain) {
      if (check.must_stop(16 * chain.size() * chain.size())) return true;
      steps.push_back(search.step_of(technique, chain));
      return false;
    });
    if (check.stopped()) return;
  }
  for (const std::size_t index : stable_order_of(steps, [](const Step& step) { return step.parts.size(); })) {
    if (sink.add(std::move(steps[index]))) return;
  }
}

}  // namespace nonet
