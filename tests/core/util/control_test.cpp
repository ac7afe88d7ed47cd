#include "core/util/control.h"

#include "core/util/search.h"
#include "tests/catch.h"

using namespace nonet;

TEST_CASE("a token without a budget never runs out of work", "[util]") {
  const StopToken token;
  token.spend(kUnlimited);
  CHECK(token.work_left() == kUnlimited);
  CHECK_FALSE(token.stop_requested());
}

TEST_CASE("the work of an inner budget counts for the outer one", "[util]") {
  WorkBudget outer(10);
  WorkBudget inner(4, outer.token());
  inner.token().spend(3);
  CHECK(inner.left() == 1);
  CHECK(outer.left() == 7);
  inner.token().spend(3);
  CHECK(inner.token().stop_requested());
  CHECK_FALSE(outer.token().stop_requested());
  inner.renew(100);
  CHECK(inner.left() == 4);
  inner.token().spend(4);
  CHECK(inner.token().stop_requested());
  CHECK(outer.token().stop_requested());
}

TEST_CASE("a spent budget is no request to stop", "[util]") {
  StopSource source;
  WorkBudget budget(0, StopToken(source));
  CHECK(budget.token().stop_requested());
  CHECK_FALSE(budget.token().is_cancelled());
  source.request_stop();
  CHECK(budget.token().is_cancelled());
}

TEST_CASE("a meter takes the cost of each node off the budget, also of nodes after its last look", "[util]") {
  for (const std::uint64_t cost : {1u, 7u, 1023u, 1024u, 5000u}) {
    WorkBudget budget(1'000'000);
    {
      NodeMeter meter(Control{budget.token(), kUnlimited, {}});
      for (int node = 0; node < 100; ++node) REQUIRE(meter.admit_node(0, 0, cost));
    }
    CHECK(1'000'000 - budget.left() == 100 * cost);
  }
}
