#include "core/general/general_search.h"

#include <vector>

namespace nonet {

namespace {

// What the house search has gone through, as clauses that exclude it: on the way p1 … pn to its present node, wherever a
// guess pi was turned, p1 … p(i-1) with the guess itself. A step that holds on the way is a literal that must not hold here.
void exclude_gone_through(std::span<const GuessStep> path, ClauseSearch& clauses) {
  std::vector<CandidateLiteral> clause;
  for (const GuessStep& step : path) {
    if (step.turned) {
      clause.push_back({{step.cell, step.digit}, false});
      clauses.require_one_of(clause);
      clause.pop_back();
    }
    clause.push_back({{step.cell, step.digit}, step.turned});
  }
}

}  // namespace

bool GeneralSearch::fits(const Layout& layout, std::uint64_t bytes) {
  const bool houses_fit = layout.side() > HouseSearch::kMaxSide || HouseSearch::most_bytes(layout) <= bytes;
  return houses_fit && ClauseSearch::most_bytes(layout) <= bytes;
}

GeneralSearch::GeneralSearch(const Grid& givens, std::uint64_t house_nodes)
    : givens_(givens), house_nodes_(house_nodes), house_nodes_left_(house_nodes) {
  if (givens.side() <= HouseSearch::kMaxSide) {
    houses_ = std::make_unique<HouseSearch>(givens);
  } else {
    clauses_ = std::make_unique<ClauseSearch>(givens);
  }
}

SearchEvent GeneralSearch::next(NodeMeter& meter) {
  SearchEvent event = SearchEvent::OutOfBudget;
  if (houses_) event = next_by_houses(meter);
  if (houses_ && event == SearchEvent::OutOfBudget && house_nodes_left_ == 0) hand_over();
  if (clauses_) event = next_by_clauses(meter);
  if (event == SearchEvent::Solution) ++found_;
  if (event == SearchEvent::Exhausted) share_done_ = 1;
  return event;
}

SearchEvent GeneralSearch::next_by_houses(NodeMeter& meter) {
  const SearchEvent event = houses_->next(meter, house_nodes_left_);
  if (event == SearchEvent::Solution) house_nodes_left_ = house_nodes_;
  share_done_ = houses_->share_done();
  stats_ = houses_->stats();
  return event;
}

void GeneralSearch::hand_over() {
  clauses_ = std::make_unique<ClauseSearch>(givens_);
  exclude_gone_through(houses_->path(), *clauses_);
  house_stats_ = houses_->stats();
  houses_.reset();
}

SearchEvent GeneralSearch::next_by_clauses(NodeMeter& meter) {
  const SearchEvent event = clauses_->next(meter, share_done_, found_);
  stats_.guesses = house_stats_.guesses + clauses_->stats().guesses;
  stats_.placements = house_stats_.placements + clauses_->stats().placements;
  return event;
}

void GeneralSearch::write_solution(std::span<Digit> digits) const {
  if (houses_) {
    houses_->write_solution(digits);
  } else {
    clauses_->write_solution(digits);
  }
}

}  // namespace nonet
