#include "core/generate/draft_search.h"

#include <algorithm>
#include <utility>

namespace nonet {

namespace {

// A block of drafts is made at once. The first blocks are small, because the first drafts are often good enough.
constexpr std::size_t kLargestBlock = 32;

}  // namespace

DraftSearch::DraftSearch(PuzzleForm form, std::uint64_t seed, std::uint64_t index)
    : form_(std::move(form)), seed_(seed), index_(index) {}

Result<GeneratedPuzzle, GenerateError> DraftSearch::next(std::uint64_t attempts, StopToken stop) {
  while (tried_ < attempts) {
    if (waiting_.empty()) {
      std::vector<DraftKey> keys;
      for (std::size_t i = 0; i < block_; ++i) keys.push_back({seed_, index_, next_attempt_++});
      block_ = std::min(2 * block_, kLargestBlock);
      auto made = generate_drafts(form_, keys, stop);
      if (!made) return made.error();
      waiting_ = std::move(made).value();
      std::reverse(waiting_.begin(), waiting_.end());
    }
    Draft draft = std::move(waiting_.back());
    waiting_.pop_back();
    ++tried_;
    if (draft) return std::move(*draft);
    if (stop.stop_requested()) return GenerateError::Stopped;
  }
  return GenerateError::NotFound;
}

void DraftSearch::report(double) {}

Result<GeneratedPuzzle, GenerateError> generate(const PuzzleForm& form, std::uint64_t seed, std::uint64_t index,
                                                const Control& control, std::uint64_t attempts) {
  if (const auto error = error_in(form)) return *error;
  for (std::uint64_t attempt = 0; attempt < attempts; ++attempt) {
    if (control.progress) control.progress({static_cast<double>(attempt) / static_cast<double>(attempts), attempt});
    const DraftKey key{seed, index, attempt};
    auto made = generate_drafts(form, {&key, 1}, control.stop);
    if (!made) return made.error();
    if (Draft& draft = made.value().front()) return std::move(*draft);
  }
  return GenerateError::NotFound;
}

}  // namespace nonet
