#include "core/logic/chains/chain_step.h"

namespace nonet {

Step chain_step(Technique technique, const ChainGraph& graph, const ChainPath& path, ChainEnd end) {
  Step step(technique);
  for (const NodeState state : path) {
    CellSet cells;
    for (const Cell cell : graph.cells(state.node())) cells.insert(cell);
    step.add_part(Role::Node, cells, DigitSet(graph.digit(state.node())));
  }
  for (std::uint16_t i = 1; i < path.size(); ++i) {
    step.add_link(static_cast<std::uint16_t>(i - 1), i, path[i].is_on());
  }
  const std::uint16_t last = static_cast<std::uint16_t>(path.size() - 1);
  if (end != ChainEnd::Open) step.add_link(last, 0, end == ChainEnd::Strong);
  return step;
}

bool crosses_itself(const ChainGraph& graph, const ChainPath& path, bool is_loop) {
  const Cell first = graph.cell(path.front().node());
  CellSet left;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (left.contains(graph.cell(path[i].node()))) return true;
    if (i == 0) continue;
    const ChainNode before = path[i - 1].node();
    if (is_loop && graph.cell(before) == first) continue;
    for (const Cell cell : graph.cells(before)) left.insert(cell);
  }
  return false;
}

std::vector<Candidate> excluded_by_both(const PuzzleState& state, const ChainGraph& graph, ChainNode left,
                                        ChainNode right) {
  std::vector<Candidate> excluded;
  const Candidate one{graph.cell(left), graph.digit(left)};
  const Candidate other{graph.cell(right), graph.digit(right)};
  const CellSet& peers = state.sets().peers(one.cell);
  if (one.digit == other.digit) {
    const CellSet seen = peers & state.sets().peers(other.cell);
    (state.cells(one.digit) & seen).for_each([&](Cell cell) { excluded.push_back({cell, one.digit}); });
  } else if (peers.contains(other.cell)) {
    const Candidate in_other{other.cell, one.digit};
    const Candidate in_one{one.cell, other.digit};
    if (state.has(in_other)) excluded.push_back(in_other);
    if (state.has(in_one)) excluded.push_back(in_one);
  }
  return excluded;
}

void name_by_eliminations(Step& step) {
  for (const auto& [cell, digit] : step.eliminations) step.digits.insert(digit);
}

}  // namespace nonet
