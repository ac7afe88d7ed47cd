#include "core/rules/counted_values.h"
#include "core/rules/search.h"
#include "core/search/rule_stream.h"

namespace nonet {

namespace {

class SearchedRules final : public RuleStream {
 public:
  explicit SearchedRules(const PuzzleView& puzzle) : search_(puzzle) {}

  SearchEvent next(NodeMeter& meter) override { return search_.next(meter); }
  void write_solution(std::span<Digit> digits) const override { search_.write_solution(digits); }
  std::uint64_t found() const override { return search_.found(); }
  const SearchStats& stats() const override { return search_.stats(); }
  double share_done() const override { return search_.share_done(); }

 private:
  RuleSearch search_;
};

std::unique_ptr<RuleStream> search_of(const PuzzleView& puzzle) { return std::make_unique<SearchedRules>(puzzle); }

}  // namespace

constinit const RuleSearchPart kRuleSearchPart{RuleSearch::supports, search_of, use_doublers};

}  // namespace nonet
