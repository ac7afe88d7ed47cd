#include "core/generate/draft_search.h"

#include <algorithm>
#include <utility>

#include "core/generate/classic/classic_drafts.h"
#include "core/generate/classic/few_clues.h"

namespace nonet {

namespace {

// A block of drafts is made at once. The first blocks are small, because the first drafts are often good enough.
constexpr std::size_t kLargestBlock = 32;
// The number of rejected drafts after which neighbours are made.
constexpr std::uint64_t kFreshDrafts = 64;
// While neighbours are made, one of so many drafts is fresh.
constexpr std::size_t kDraftsPerFresh = 4;
// The number of drafts without an improvement after which a walk begins anew.
constexpr std::uint64_t kPatience = 256;

}  // namespace

DraftSearch::DraftSearch(PuzzleForm form, std::uint64_t seed, std::uint64_t index)
    : form_(std::move(form)), seed_(seed), index_(index) {}

bool DraftSearch::walks() const { return nearest_ && rejected_ >= kFreshDrafts && has_neighbours(form_); }

std::optional<GenerateError> DraftSearch::make_block(StopToken stop) {
  std::vector<DraftKey> keys_of_fresh;
  std::vector<DraftKey> keys_of_neighbours;
  for (std::size_t i = 0; i < block_; ++i) {
    (walks() && i % kDraftsPerFresh != 0 ? keys_of_neighbours : keys_of_fresh)
        .push_back({seed_, index_, next_attempt_++});
  }
  // A draft with few clues takes seconds, so no draft is made before it is asked for.
  block_ = wants_few_clues(form_) ? 1 : std::min(2 * block_, kLargestBlock);
  auto fresh = generate_drafts(form_, keys_of_fresh, stop);
  if (!fresh) return fresh.error();
  waiting_ = std::move(fresh).value();
  if (!keys_of_neighbours.empty()) {
    auto neighbours = exchange_clues(form_, *nearest_, keys_of_neighbours, stop);
    if (!neighbours) return neighbours.error();
    for (Draft& neighbour : neighbours.value()) waiting_.push_back(std::move(neighbour));
  }
  std::reverse(waiting_.begin(), waiting_.end());
  return std::nullopt;
}

Result<GeneratedPuzzle, GenerateError> DraftSearch::next(std::uint64_t attempts, StopToken stop) {
  while (tried_ < attempts) {
    if (waiting_.empty()) {
      if (const auto error = make_block(stop)) return *error;
    }
    last_ = std::move(waiting_.back());
    waiting_.pop_back();
    ++tried_;
    ++rejected_;
    if (last_) return *last_;
    if (stop.stop_requested()) return GenerateError::Stopped;
  }
  return GenerateError::NotFound;
}

void DraftSearch::report(double distance) {
  if (!has_neighbours(form_)) return;
  if (distance < nearest_distance_) {
    nearest_ = last_;
    nearest_distance_ = distance;
    without_improvement_ = 0;
  } else if (rejected_ >= kFreshDrafts && ++without_improvement_ >= kPatience) {
    nearest_.reset();
    nearest_distance_ = kNoDistance;
    rejected_ = 0;
    without_improvement_ = 0;
  }
}

Result<GeneratedPuzzle, GenerateError> generate(const PuzzleForm& form, std::uint64_t seed, std::uint64_t index,
                                                const Control& control, std::uint64_t attempts) {
  if (const auto error = error_in(form)) return *error;
  DraftSearch search(form, seed, index);
  // The next() of a small number of attempts returns often enough for the progress.
  constexpr std::uint64_t kAttemptsBetweenReports = 32;
  while (search.tried() < attempts) {
    const std::uint64_t tried = search.tried();
    if (control.progress) control.progress({static_cast<double>(tried) / static_cast<double>(attempts), tried});
    auto draft = search.next(std::min(attempts, tried + kAttemptsBetweenReports), control.stop);
    if (draft || draft.error() != GenerateError::NotFound) return draft;
  }
  return GenerateError::NotFound;
}

}  // namespace nonet
