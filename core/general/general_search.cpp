#include "core/general/general_search.h"

#include <utility>

#include "core/util/contracts.h"

namespace nonet {

namespace {

// Excludes the part of the tree that the house search has searched. Let p1 … pn be the steps from the root to its
// current node. Where step pi is reversed, the search has finished the part below p1 … p(i-1) with the guess of pi
// itself. A clause excludes this part: at least one of p1 … p(i-1) does not hold, or the guess of pi does not.
void exclude_searched_part(std::span<const GuessStep> path, ClauseSearch& clauses) {
  std::vector<CandidateLiteral> clause;
  for (const GuessStep& step : path) {
    if (step.reversed) {
      clause.push_back({{step.cell, step.digit}, false});
      clauses.require_one_of(clause);
      clause.pop_back();
    }
    clause.push_back({{step.cell, step.digit}, step.reversed});
  }
}

}  // namespace

bool GeneralSearch::fits(const Layout& layout, std::uint64_t bytes) {
  const bool houses_fit = layout.digit_count() > HouseSearch::kMaxDigits || HouseSearch::most_bytes(layout) <= bytes;
  return houses_fit && ClauseSearch::most_bytes(layout) <= bytes;
}

GeneralSearch::GeneralSearch(const PuzzleView& puzzle, std::uint64_t house_nodes)
    : puzzle_(copy_of(puzzle)), house_nodes_(house_nodes), house_nodes_left_(house_nodes) {
  NONET_EXPECTS(fits(*puzzle.layout()));
  if (puzzle.digit_count() <= HouseSearch::kMaxDigits) houses_ = std::make_unique<HouseSearch>(puzzle);
}

SearchEvent GeneralSearch::next(NodeMeter& meter) {
  SearchEvent event = SearchEvent::OutOfBudget;
  if (houses_) event = next_by_houses(meter);
  if (houses_ && event == SearchEvent::OutOfBudget && house_nodes_left_ == 0) end_house_search();
  if (!houses_) event = next_by_clauses(meter);
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

// Releases the house search before the clause search is built, so that the two never take memory at the same time.
void GeneralSearch::end_house_search() {
  path_.assign(houses_->path().begin(), houses_->path().end());
  house_stats_ = houses_->stats();
  houses_.reset();
}

// Returns false when the meter's stop token asks for a stop. The next call then begins to build again.
bool GeneralSearch::build_clause_search(NodeMeter& meter) {
  auto clauses = std::make_unique<ClauseSearch>(puzzle_, meter.stop());
  if (meter.must_stop()) return false;
  exclude_searched_part(path_, *clauses);
  clauses_ = std::move(clauses);
  return true;
}

SearchEvent GeneralSearch::next_by_clauses(NodeMeter& meter) {
  if (!clauses_ && !build_clause_search(meter)) return meter.refusal();
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
