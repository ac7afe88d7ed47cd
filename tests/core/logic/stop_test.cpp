// Searches must end soon after a stop is requested, in every state. The tests count how often a search looks at its
// stop token, and how many steps it adds between two looks.

#include <algorithm>
#include <initializer_list>

#include "core/formats/layout_name.h"
#include "core/logic/als/almost_locked_sets.h"
#include "core/logic/als/restricted_commons.h"
#include "core/logic/chains/chain_closure.h"
#include "core/logic/finders.h"
#include "core/logic/step_sink.h"
#include "core/logic/stop_check.h"
#include "tests/catch.h"
#include "tests/support/counting_stop.h"
#include "tests/support/states.h"

using namespace nonet;

namespace {

// A 25x25 state without digits whose cells have `least` to `most` of the digits 1 to `digits`.
PuzzleState large_state(int digits, int least, int most) {
  PuzzleState state{Grid(layout_of_name("25").value())};
  Random random(15);
  for (std::uint16_t index = 0; index < state.layout().cell_count(); ++index) {
    const int size = least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
    DigitSet candidates;
    while (candidates.size() < size) {
      candidates.insert(Digit{static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(digits)))});
    }
    state.set_candidates(Cell{index}, candidates);
  }
  return state;
}

const PuzzleState& blank_state() {
  static const PuzzleState state = large_state(25, 25, 25);
  return state;
}
// Every five cells of a house are an almost locked set.
const PuzzleState& six_digit_state() {
  static const PuzzleState state = large_state(6, 6, 6);
  return state;
}
// Every cell has a strong link.
const PuzzleState& pair_state() {
  static const PuzzleState state = large_state(6, 2, 2);
  return state;
}

struct Case {
  const char* technique;
  // The look at which the stop is requested. Without the stop the search would look far more often.
  std::uint64_t stop_at_look;
};

void check_stops(const PuzzleState& state, std::initializer_list<Case> cases) {
  for (const Case& it : cases) {
    StepSink sink(StepSink::Wanted::All);
    const test::CountingStop stop(it.stop_at_look, [&] { return sink.steps().size(); });
    Survey survey(state, {}, StopToken(stop));
    const TechniqueRow& row = row_of(technique_named(it.technique).value());
    finder_of(row.technique)(row.technique, survey, sink);
    CAPTURE(it.technique, stop.looks());
    CHECK(stop.looks() >= it.stop_at_look);
    // Each table and each search may look once more.
    CHECK(stop.looks() <= it.stop_at_look + 16);
    CHECK(stop.most_work_between_looks() <= 1024);
  }
}

}  // namespace

TEST_CASE("Stops: work is divided into pieces between two looks at the token", "[logic]") {
  std::uint64_t work = 0;
  const test::CountingStop stop(test::CountingStop::kNever, [&] { return work; });
  StopCheck check{StopToken(stop)};
  for (int i = 0; i < 100000; ++i) {
    CHECK_FALSE(check.must_stop(10));
    work += 10;
  }
  CHECK(stop.looks() >= work / StopCheck::kWorkBetweenLooks);
  CHECK(stop.looks() < 2 + work / StopCheck::kWorkBetweenLooks);
  CHECK(stop.most_work_between_looks() <= StopCheck::kWorkBetweenLooks + 10);
}

TEST_CASE("Stops: a requested stop is seen at the first look, and remembered", "[logic]") {
  const test::CountingStop stop(1);
  StopCheck check{StopToken(stop)};
  CHECK_FALSE(check.stopped());
  CHECK(check.must_stop(1));
  CHECK(check.must_stop(1));
  CHECK(check.stopped());
  CHECK(stop.looks() == 1);
}

TEST_CASE("Stops: searches in a blank 25x25 grid with all candidates end when asked", "[logic]") {
  check_stops(blank_state(), {
                                 {"x-chain", 30},
                                 {"continuous-nice-loop", 40},
                                 {"discontinuous-nice-loop", 80},
                                 {"grouped-aic", 200},
                                 {"als-xy-chain", 5},
                                 {"sue-de-coq", 3},
                                 {"template-set", 100},
                                 {"template-delete", 100},
                             });
}

TEST_CASE("Stops: searches among very many almost locked sets end when asked", "[logic]") {
  for (const std::uint64_t stop_at_look : {1u, 20u}) {
    check_stops(six_digit_state(), {
                                       {"als-xz", stop_at_look},
                                       {"als-xy-wing", stop_at_look},
                                       {"als-xy-chain", stop_at_look},
                                       {"death-blossom", stop_at_look},
                                       {"sue-de-coq", stop_at_look},
                                   });
  }
}

TEST_CASE("Stops: the search for locked sets of rows and columns ends when asked", "[logic]") {
  Random random(9);
  const PuzzleState state = test::random_state(Layout::classic(), 4, 6, random);
  check_stops(state, {{"multi-sector-locked-set", 1}, {"multi-sector-locked-set", 2}});
}

TEST_CASE("Stops: searches among very many links end when asked", "[logic]") {
  for (const std::uint64_t stop_at_look : {1u, 100u}) {
    check_stops(pair_state(), {
                                  {"xy-chain", stop_at_look},
                                  {"continuous-nice-loop", stop_at_look},
                                  {"discontinuous-nice-loop", stop_at_look},
                                  {"aic", stop_at_look},
                                  {"grouped-aic", stop_at_look},
                                  {"als-xz", stop_at_look},
                                  {"als-xy-wing", stop_at_look},
                                  {"als-xy-chain", stop_at_look},
                                  {"death-blossom", stop_at_look},
                                  {"sue-de-coq", stop_at_look},
                                  {"forcing-chain-contradiction", stop_at_look},
                                  {"forcing-chain-verity", stop_at_look},
                                  {"forcing-net-contradiction", stop_at_look},
                                  {"forcing-net-verity", stop_at_look},
                                  {"template-set", std::min<std::uint64_t>(stop_at_look, 20)},
                                  {"template-delete", std::min<std::uint64_t>(stop_at_look, 20)},
                                  {"trial-and-error", stop_at_look},
                              });
  }
}

TEST_CASE("Stops: the collection of almost locked sets ends when it has enough, the smallest first", "[logic]") {
  // 53130 sets of five cells in each house, and none smaller.
  const test::CountingStop never;
  const AlmostLockedSets sets(six_digit_state(), StopToken(never));
  CHECK(sets.size() == AlmostLockedSets::kMaxSets);
  // Without a bound the search alone would visit 75 times 68000 choices.
  CHECK(never.looks() <= 75 * 68000 / StopCheck::kWorkBetweenLooks);
  const AlmostLockedSets mixed(large_state(8, 2, 4));
  CHECK(mixed.size() == AlmostLockedSets::kMaxSets);
  for (std::size_t set = 1; set < mixed.size(); ++set) CHECK(mixed.cell_count(set - 1) <= mixed.cell_count(set));
  const test::CountingStop at_once(1);
  CHECK(AlmostLockedSets(six_digit_state(), StopToken(at_once)).size() == 0);
}

TEST_CASE("Stops: stopped tables lack entries and have no wrong ones", "[logic]") {
  const PuzzleState& state = pair_state();
  const ChainGraph whole(state, ChainNodes::Groups);
  const ChainClosure whole_closure(whole);
  for (const std::uint64_t stop_at_look : {1u, 2u, 5u, 20u}) {
    const test::CountingStop for_links(stop_at_look);
    const ChainGraph graph(state, ChainNodes::Groups, nullptr, nullptr, StopToken(for_links));
    REQUIRE(graph.candidate_count() == whole.candidate_count());
    bool has_only_true_links = true;
    for (ChainNode node = 0; node < graph.candidate_count(); ++node) {
      const std::span<const ChainNode> all = whole.weak(node);
      for (const ChainNode other : graph.weak(node)) {
        if (graph.is_candidate(other)) has_only_true_links &= std::find(all.begin(), all.end(), other) != all.end();
      }
    }
    CHECK(has_only_true_links);
    const test::CountingStop for_rows(stop_at_look);
    const ChainClosure closure(whole, StopToken(for_rows));
    bool has_only_true_rows = true;
    for (ChainNode node = 0; node < whole.node_count(); ++node) {
      if (!closure.is_live(node)) continue;
      for (std::size_t i = 0; i < closure.width(); ++i) {
        has_only_true_rows &= (closure.on_after(node)[i] & ~whole_closure.on_after(node)[i]) == 0;
      }
    }
    CHECK(has_only_true_rows);
    const test::CountingStop for_commons(stop_at_look);
    const AlmostLockedSets sets(state);
    const RestrictedCommons some(sets, true, StopToken(for_commons));
    const RestrictedCommons all(sets, true);
    bool has_only_true_partners = true;
    for (std::size_t set_digit = 0; set_digit < sets.set_digit_count(); ++set_digit) {
      for (std::size_t i = 0; i < sets.width(); ++i) {
        has_only_true_partners &= (some.partners(set_digit)[i] & ~all.partners(set_digit)[i]) == 0;
      }
    }
    CHECK(has_only_true_partners);
  }
}
