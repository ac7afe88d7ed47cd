// Chains as steps. The parts of a branch come in an order in which every part follows its reasons.

#include "core/rating/chain_steps.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/rating/forcing_search.h"
#include "core/rating/step_parts.h"

namespace nonet::rating {

namespace {

std::size_t code_of(Node node) { return node.id * std::size_t{2} + (node.is_on ? 1 : 0); }
Cell cell_of(const ChainGrid& grid, Node node) { return step_cell(grid.cell(node.id)); }
DigitSet digit_of(const ChainGrid& grid, Node node) { return DigitSet(step_digit(grid.digit(node.id))); }

// Adds a part for each end and for all that the ends rest on, and the links between them. `for_each_parent(Node,
// visit)` calls `visit(Node)` for each direct reason of a node.
template <class ForEachParent>
void write_branch(const ChainGrid& grid, std::span<const Node> ends, ForEachParent&& for_each_parent, Step& step) {
  std::array<int, kCells * kSide * 2> part_of;
  part_of.fill(-1);
  // A stack, since a branch can be hundreds of nodes deep.
  std::vector<Node> waiting;
  for (const Node end : ends) {
    waiting.push_back(end);
    while (!waiting.empty()) {
      const Node node = waiting.back();
      const std::size_t before = waiting.size();
      bool has_parents = false;
      if (part_of[code_of(node)] < 0) {
        for_each_parent(node, [&](Node parent) {
          has_parents = true;
          if (part_of[code_of(parent)] < 0) waiting.push_back(parent);
        });
      }
      if (waiting.size() > before) continue;
      waiting.pop_back();
      if (part_of[code_of(node)] >= 0) continue;
      const Role assumed = node.is_on ? Role::Assumption : Role::AssumedFalse;
      const Role role = !has_parents ? assumed : node.is_on ? Role::On : Role::Off;
      const std::uint16_t part = step.add_part(role, cell_of(grid, node), digit_of(grid, node));
      part_of[code_of(node)] = part;
      for_each_parent(node, [&](Node parent) {
        step.add_link(static_cast<std::uint16_t>(part_of[code_of(parent)]), part, node.is_on);
      });
    }
  }
}

void add_contradiction(const ChainGrid& grid, Node node, Step& step) {
  step.add_part(Role::Contradiction, cell_of(grid, node), digit_of(grid, node));
}

void write_cycle(const ChainGrid& grid, const std::vector<PathNode>& path, Step& step) {
  const auto last = static_cast<std::uint16_t>(path.size() - 2);
  for (std::size_t i = path.size() - 1; i > 0; --i) {
    step.add_part(Role::Node, cell_of(grid, path[i].node), digit_of(grid, path[i].node));
  }
  for (std::uint16_t i = 1; i <= last; ++i) step.add_link(static_cast<std::uint16_t>(i - 1), i, i % 2 == 0);
  step.add_link(last, 0, true);
}

}  // namespace

void write_static_chain(const ChainGrid& grid, const std::vector<PathNode>& path, bool is_cycle, Hint& hint) {
  DigitSet digits = digit_of(grid, path.front().node);
  if (is_cycle) {
    digits = {};
    for (const Removal& removal : hint.removals) digits = digits | step_digits(removal.digits);
  }
  Step step(is_cycle ? Technique::ContinuousNiceLoop : Technique::ForcingChainContradiction, digits);
  if (is_cycle) {
    write_cycle(grid, path, step);
  } else {
    const Node end = path.front().node;
    write_branch(
        grid, {&end, 1},
        [&](Node node, auto&& visit) {
          const auto at =
              std::find_if(path.begin(), path.end(), [&](const PathNode& other) { return other.node == node; });
          if (at + 1 != path.end()) visit((at + 1)->node);
        },
        step);
    add_contradiction(grid, end, step);
  }
  add_results(hint, step);
  hint.step = std::move(step);
}

void ForcingSearch::write(const ForcingConclusion& conclusion, Hint& hint) {
  const bool is_contradiction = conclusion.kind == ForcingKind::Contradiction;
  const Technique chain = is_contradiction ? Technique::ForcingChainContradiction : Technique::ForcingChainVerity;
  const Technique net = is_contradiction ? Technique::ForcingNetContradiction : Technique::ForcingNetVerity;
  Step step(rules_.is_dynamic ? net : chain, digit_of(*grid_, conclusion.result));
  if (is_contradiction) {
    const ForcingRun& run = run_of(conclusion.start);
    const Node clash = run.clash();
    const std::array ends{Node{clash.id, !clash.is_on}, clash};
    write_branch(
        *grid_, ends,
        [&](Node node, auto&& visit) {
          if (node == clash) {
            run.for_each_parent_of_clash(*grid_, run_rules_, visit);
          } else {
            run.for_each_parent(*grid_, run_rules_, node, visit);
          }
        },
        step);
    add_contradiction(*grid_, clash, step);
  } else {
    for_each_chain(conclusion, [&](const ForcingRun& run, Node node, bool) {
      write_branch(
          *grid_, {&node, 1}, [&](Node at, auto&& visit) { run.for_each_parent(*grid_, run_rules_, at, visit); }, step);
    });
  }
  add_results(hint, step);
  hint.step = std::move(step);
}

}  // namespace nonet::rating
