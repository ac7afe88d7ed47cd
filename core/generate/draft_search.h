#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/generate/drafts.h"

namespace nonet {

/// Makes one draft after the other for a puzzle, until the caller accepts a draft. The drafts depend only on the form,
/// the seed, the index and the distances that the caller reports.
///
/// At first all drafts are fresh: each has a full grid of its own. Once many drafts were rejected, three of four drafts
/// of a classic form are neighbours of the nearest draft (exchange_clues()), which is the draft with the least
/// distance. When many neighbours in a row are no nearer, the nearest draft is forgotten. A new walk then begins at the
/// nearest of the next fresh drafts.
class DraftSearch {
 public:
  /// error_in(form) must be none.
  DraftSearch(PuzzleForm form, std::uint64_t seed, std::uint64_t index);

  /// The next draft. The error is NotFound when `attempts` attempts in all are used up, or an error of
  /// generate_drafts().
  Result<GeneratedPuzzle, GenerateError> next(std::uint64_t attempts, StopToken stop = {});

  /// Reports how far the last draft is from what the caller wants: 0 or more, less for a draft that is nearer. Without
  /// a report the draft counts as infinitely far.
  void report(double distance);

  /// The number of attempts so far.
  std::uint64_t tried() const { return tried_; }

 private:
  // The error of the drafts, if there is one.
  std::optional<GenerateError> make_block(StopToken stop);
  bool walks() const;

  PuzzleForm form_;
  std::uint64_t seed_;
  std::uint64_t index_;
  std::uint64_t tried_ = 0;
  // Drafts that are made and not yet returned, in reverse order.
  std::vector<Draft> waiting_;
  std::uint64_t next_attempt_ = 0;
  std::size_t block_ = 1;

  // The draft that next() returned last, and the nearest draft of the walk.
  Draft last_;
  Draft nearest_;
  double nearest_distance_ = kNoDistance;
  // How many drafts were rejected since the search or a new walk began, and since the nearest draft was found.
  std::uint64_t rejected_ = 0;
  std::uint64_t without_improvement_ = 0;

  static constexpr double kNoDistance = std::numeric_limits<double>::infinity();
};

/// Generates puzzle `index` of `seed`: the first draft of the form. Takes about 40 µs for 9×9.
///
/// Of `control`, the stop token and the progress are used; the fraction is the share of the attempts, and `found` is
/// their number.
Result<GeneratedPuzzle, GenerateError> generate(const PuzzleForm& form, std::uint64_t seed, std::uint64_t index = 0,
                                                const Control& control = {}, std::uint64_t attempts = kFormAttempts);

}  // namespace nonet
