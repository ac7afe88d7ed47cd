#include "core/generate/drafts.h"

#include <utility>

#include "core/generate/classic/classic_drafts.h"
#include "core/generate/classic/few_clues.h"
#include "core/generate/classroom_methods.h"
#include "core/generate/general/general_draft.h"
#include "core/generate/pattern_search.h"
#include "core/generate/word_in_solution.h"
#include "core/util/contracts.h"
#include "core/util/random.h"

namespace nonet {

Random random_of(const DraftKey& key) {
  // Each number draws the seed for the next one, so that neighbouring keys have unrelated random numbers.
  const std::uint64_t of_index = Random(key.seed).next() ^ key.index;
  const std::uint64_t of_attempt = Random(of_index).next() ^ key.attempt;
  return Random(of_attempt);
}

namespace {

Result<std::vector<Draft>, GenerateError> drafts_with_any_digits(const PuzzleForm& form, std::span<const DraftKey> keys,
                                                                 StopToken stop) {
  if (is_classroom_method(form.method)) return generate_classroom_drafts(form, keys, stop);
  if (is_classic(form) && !wants_few_clues(form)) {
    return generate_classic_drafts(form, keys, fastest_backend(), stop);
  }
  std::vector<Draft> drafts;
  drafts.reserve(keys.size());
  for (const DraftKey& key : keys) {
    auto draft = wants_few_clues(form)  ? few_clues_draft(form, key, stop)
                 : form.pattern.empty() ? general_draft(form, random_of(key), stop)
                                        : pattern_draft(form, random_of(key), stop);
    if (!draft) return draft.error();
    drafts.push_back(std::move(draft).value());
  }
  return drafts;
}

}  // namespace

Result<std::vector<Draft>, GenerateError> generate_drafts(const PuzzleForm& form, std::span<const DraftKey> keys,
                                                          StopToken stop) {
  auto drafts = drafts_with_any_digits(form, keys, stop);
  if (!drafts || !form.digits_in_order) return drafts;
  for (Draft& draft : drafts.value()) {
    if (draft) draft = with_digits_in_order(std::move(*draft));
  }
  return drafts;
}

bool has_neighbours(const PuzzleForm& form) {
  return is_classic(form) && !is_classroom_method(form.method) && !wants_few_clues(form);
}

Result<std::vector<Draft>, GenerateError> exchange_clues(const PuzzleForm& form, const GeneratedPuzzle& puzzle,
                                                         std::span<const DraftKey> keys, StopToken stop) {
  NONET_EXPECTS(has_neighbours(form));
  return exchange_classic_clues(form, puzzle, keys, fastest_backend(), stop);
}

}  // namespace nonet
