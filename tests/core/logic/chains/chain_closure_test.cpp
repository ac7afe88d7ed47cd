#include "core/logic/chains/chain_closure.h"

#include <algorithm>

#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "core/logic/chains/chain_search.h"
#include "tests/catch.h"
#include "tests/support/layouts.h"
#include "tests/support/states.h"

using namespace nonet;

namespace {

bool has_link(std::span<const ChainNode> links, ChainNode node) {
  return std::find(links.begin(), links.end(), node) != links.end();
}

// The number of differences between the closure and a search, and the number of links in one direction only.
int count_faults(const PuzzleState& state, ChainNodes nodes) {
  const ChainGraph graph(state, nodes);
  const ChainClosure closure(graph);
  ChainSearch search(graph);
  int faults = 0;
  for (ChainNode from = 0; from < graph.node_count(); ++from) {
    search.run(NodeState::off(from));
    for (ChainNode to = 0; to < graph.node_count(); ++to) {
      const bool is_on_after = closure.is_live(from) && closure.contains(closure.on_after(from), to);
      faults += is_on_after != search.reached(NodeState::on(to));
    }
    for (const ChainNode to : graph.weak(from)) faults += !has_link(graph.weak(to), from);
    for (const ChainNode to : graph.strong(from)) faults += !has_link(graph.strong(to), from);
  }
  return faults;
}

}  // namespace

TEST_CASE("the closure of links is everything that a search reaches, and links hold in both directions", "[logic]") {
  Random random(3);
  for (const LayoutRef& layout : test::sampled_layouts()) {
    const PuzzleState state = test::random_state(layout, 1, 3, random);
    CAPTURE(name_of(*layout));
    CHECK(count_faults(state, ChainNodes::Candidates) == 0);
    CHECK(count_faults(state, ChainNodes::Groups) == 0);
  }
}

TEST_CASE("groups are the candidates of a digit where two houses meet", "[logic]") {
  const PuzzleState state = test::state_with("r4c456=12 r56c456=234 r4c1=12 r4c23789=345");
  const ChainGraph graph(state, ChainNodes::Groups);
  ChainNode row_group = 0;
  for (ChainNode node = graph.candidate_count(); node < graph.node_count(); ++node) {
    const std::span<const Cell> cells = graph.cells(node);
    if (graph.digit(node) == Digit{1} && cells.size() == 3 && cells[0] == state.layout().cell(3, 3)) row_group = node;
  }
  REQUIRE(row_group != 0);
  const ChainNode beside = graph.node_of(state.layout().cell(3, 0), Digit{1});
  CHECK(has_link(graph.strong(row_group), beside));
  CHECK(has_link(graph.strong(beside), row_group));
  CHECK_FALSE(has_link(graph.weak(row_group), graph.node_of(state.layout().cell(0, 3), Digit{1})));
}
