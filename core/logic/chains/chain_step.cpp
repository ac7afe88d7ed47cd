#include "core/logic/chains/chain_step.h"

#include <algorithm>

#include "core/logic/als/almost_locked_sets.h"

namespace nonet {

namespace {

bool is_left_set(const ChainGraph& graph, NodeState state) { return state.is_on() && graph.is_set(state.node()); }

// All cells of a node; for a set, also those without the node's digit.
CellSet all_cells_of(const ChainGraph& graph, ChainNode node) {
  if (graph.is_set(node)) return graph.sets().cells(graph.set_of(node));
  CellSet cells;
  for (const Cell cell : graph.cells(node)) cells.insert(cell);
  return cells;
}

// A node at which the path leaves a set shows the digit of the next node.
Part node_part(const ChainGraph& graph, const ChainPath& path, std::size_t i) {
  const ChainNode node = path[i].node();
  Part part{Role::Node, {}, DigitSet(graph.digit(node))};
  if (!is_left_set(graph, path[i])) {
    part.cells.assign(graph.cells(node).begin(), graph.cells(node).end());
    return part;
  }
  const Digit digit = graph.digit(path[(i + 1) % path.size()].node());
  part.digits = DigitSet(digit);
  graph.sets().cells(graph.set_of(node), digit).for_each([&](Cell cell) { part.cells.push_back(cell); });
  return part;
}

void add_sets(const ChainGraph& graph, const ChainPath& path, Step& step) {
  std::vector<std::size_t> added;
  for (const NodeState state : path) {
    if (!graph.is_set(state.node())) continue;
    const std::size_t set = graph.set_of(state.node());
    if (std::find(added.begin(), added.end(), set) != added.end()) continue;
    added.push_back(set);
    step.add_part(Role::Als, graph.sets().cells(set), graph.sets().digits(set));
  }
}

}  // namespace

Step chain_step(Technique technique, const ChainGraph& graph, const ChainPath& path, ChainForm form) {
  Step step(technique);
  for (std::size_t i = 0; i < path.size(); ++i) step.parts.push_back(node_part(graph, path, i));
  const bool is_turned = form == ChainForm::TurnedLoop;
  if (is_turned) std::reverse(step.parts.begin(), step.parts.end());
  const auto add_link = [&](std::size_t from, std::size_t to, bool strong) {
    const auto node_at = [&](std::size_t i) { return path[is_turned ? path.size() - 1 - i : i].node(); };
    step.add_link(static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to), strong,
                  graph.rule_of(node_at(from), node_at(to), strong));
  };
  for (std::size_t i = 1; i < path.size(); ++i) add_link(i - 1, i, path[is_turned ? path.size() - i : i].is_on());
  if (form != ChainForm::Open) add_link(path.size() - 1, 0, form == ChainForm::StrongLoop);
  add_sets(graph, path, step);
  return step;
}

bool crosses_itself(const ChainGraph& graph, const ChainPath& path, bool is_loop) {
  const Cell first = graph.cell(path.front().node());
  CellSet left;
  ChainNode before = path.front().node();
  for (const NodeState state : path) {
    if (is_left_set(graph, state)) continue;
    if (left.contains(graph.cell(state.node()))) return true;
    if (before != state.node() && !(is_loop && graph.cell(before) == first)) left |= all_cells_of(graph, before);
    before = state.node();
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

namespace {

CellSet seen_by_all(const PuzzleState& state, const Part& left, const Part& right) {
  CellSet seen = state.sets().all();
  for (const Cell cell : left.cells) seen &= state.sets().peers(cell);
  for (const Cell cell : right.cells) seen &= state.sets().peers(cell);
  return seen;
}

void eliminate_beside(const PuzzleState& state, const Part& left, const Part& right, const CellSet& of_loop,
                      Step& step) {
  const Cell cell = left.cells.front();
  if (left.digits != right.digits) {
    (state.candidates(cell) - (left.digits | right.digits)).for_each([&](Digit digit) { step.eliminate(cell, digit); });
  } else {
    const Digit digit = left.digits.first();
    step.eliminate((state.cells(digit) & seen_by_all(state, left, right)) - of_loop, digit);
  }
}

// A candidate with weak links to both ends of a link goes.
void eliminate_beside_rule(const ChainGraph& graph, ChainNode left, ChainNode right, const ChainPath& path,
                           Step& step) {
  const std::span<const ChainNode> of_right = graph.weak(right);
  for (const ChainNode node : graph.weak(left)) {
    const auto is_it = [&](NodeState state) { return state.node() == node; };
    if (!graph.is_candidate(node) || std::find(of_right.begin(), of_right.end(), node) == of_right.end()) continue;
    if (std::any_of(path.begin(), path.end(), is_it)) continue;
    step.eliminate(graph.cell(node), graph.digit(node));
  }
}

// The eliminations of a set that has lost the digit of `node` and turns `next` on or off.
void eliminate_beside_set(const PuzzleState& state, const ChainGraph& graph, ChainNode node, NodeState next,
                          Step& step) {
  const AlmostLockedSets& sets = graph.sets();
  const std::size_t set = graph.set_of(node);
  const DigitSet of_next(graph.digit(next.node()));
  const Cell cell = graph.cell(next.node());
  const DigitSet exits = next.is_on() ? state.candidates(cell) - of_next : of_next;
  (sets.digits(set) - DigitSet(graph.digit(node))).for_each([&](Digit digit) {
    const CellSet losers = sets.peers(set, digit);
    if (!exits.contains(digit)) {
      step.eliminate(losers, digit);
    } else if (next.is_on()) {
      step.eliminate(losers & state.sets().peers(cell), digit);
    }
  });
}

}  // namespace

void eliminate_around(const PuzzleState& state, const ChainGraph& graph, const ChainPath& path, Step& step) {
  CellSet of_loop;
  for (const NodeState node : path) of_loop |= all_cells_of(graph, node.node());
  for (const Link& link : step.links) {
    if (link.rule) {
      if (!link.strong) eliminate_beside_rule(graph, path[link.from].node(), path[link.to].node(), path, step);
    } else if (!link.strong) {
      eliminate_beside(state, step.parts[link.from], step.parts[link.to], of_loop, step);
    }
  }
  for (std::size_t i = 1; i < path.size(); ++i) {
    const ChainNode before = path[i - 1].node();
    if (graph.is_set(before) && path[i].node() != before) {
      eliminate_beside_set(state, graph, before, path[i], step);
    }
  }
}

void name_by_eliminations(Step& step) {
  for (const auto& [cell, digit] : step.eliminations) step.digits.insert(digit);
}

}  // namespace nonet
