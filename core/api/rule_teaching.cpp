#include "core/api/rule_teaching.h"

#include <memory>

#include "core/api/mistake_search.h"
#include "core/search/rule_stream.h"

namespace nonet {

namespace {

// RuleStream as MistakeSearch needs it.
class RuleSolutions {
 public:
  explicit RuleSolutions(const Grid& givens) : layout_(givens.layout()), stream_(make_rule_stream(givens)) {}

  SearchEvent next(NodeMeter& meter) { return stream_->next(meter); }
  Grid solution() const {
    Grid grid(layout_);
    stream_->write_solution(grid.digits());
    return grid;
  }

 private:
  LayoutRef layout_;
  std::unique_ptr<RuleStream> stream_;
};

}  // namespace

Mistakes rule_mistakes_before_teaching(const PlayedPuzzle& position, StopToken stop, const TeachingWork& work) {
  if (position.grid.is_full() || !is_consistent(position.grid) || !supports_rules(position.grid)) return {};
  WorkBudget budget(work.mistakes, stop);
  return MistakeSearch<RuleSolutions>(position, {budget.token(), kRuleNodesBeforeHint, {}}).run();
}

}  // namespace nonet
