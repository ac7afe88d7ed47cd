#include "core/generate/classic/classic_drafts.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "core/generate/classic/classic_draft.h"
#include "core/generate/classic/uniform_grid.h"
#include "core/solve/classic_search.h"
#include "core/solve/lockstep_search.h"

namespace nonet {

namespace {

// The largest number of orbits that a neighbour exchanges.
constexpr std::uint32_t kMaxExchanged = 3;

// Begins the draft of a key. Leaves it empty when there is no full grid for it.
using Begin = std::function<void(const DraftKey& key, std::optional<ClassicDraft>& draft)>;

// Gives the questions of many drafts to the lanes of a LockstepSearch. A lane takes over the next draft when a draft is
// ready.
class DraftWork {
 public:
  static constexpr bool kShares = false;

  DraftWork(std::span<const DraftKey> keys, const Begin& begin, std::vector<Draft>& results)
      : keys_(keys), begin_(begin), results_(results), drafts_(keys.size()), answers_(keys.size()) {}

  bool take_next() {
    if (waiting_.empty() && !begin_next()) return false;
    index_ = waiting_.back();
    waiting_.pop_back();
    answers_[index_].count = 0;
    answers_[index_].guesses = 0;
    return true;
  }
  std::size_t index() const { return index_; }
  std::uint32_t candidates(int digit, int plane) const { return drafts_[index_]->candidates(digit, plane); }
  std::uint32_t known(int plane) const { return drafts_[index_]->known(plane); }
  BatchAnswer& answer(std::size_t index) { return answers_[index]; }
  bool wants_more(std::size_t index) const { return answers_[index].count < drafts_[index]->limit(); }
  bool drops(std::size_t) const { return false; }
  void end(std::size_t index) {
    drafts_[index]->answer(answers_[index].count);
    go_on(index);
  }
  void give_up(std::size_t) {}
  /// True when a key has no full grid.
  bool failed() const { return failed_; }

 private:
  // Begins drafts until one of them has a question.
  bool begin_next() {
    while (waiting_.empty() && !failed_ && begun_ < keys_.size()) {
      begin_(keys_[begun_], drafts_[begun_]);
      if (drafts_[begun_]) {
        go_on(begun_);
      } else {
        failed_ = true;
      }
      ++begun_;
    }
    return !waiting_.empty();
  }
  void go_on(std::size_t index) {
    if (drafts_[index]->advance()) return waiting_.push_back(index);
    results_[index] = drafts_[index]->result();
    drafts_[index].reset();
  }

  std::span<const DraftKey> keys_;
  const Begin& begin_;
  std::vector<Draft>& results_;
  std::vector<std::optional<ClassicDraft>> drafts_;
  std::vector<BatchAnswer> answers_;
  // The drafts that have a question.
  std::vector<std::size_t> waiting_;
  std::size_t begun_ = 0;
  std::size_t index_ = 0;
  bool failed_ = false;
};

// Answers the questions of a draft. Returns false when the stop token ended the search.
bool finish(ClassicDraft& draft, ClassicSearch& search, StopToken stop) {
  while (draft.advance()) {
    search.restart(draft.puzzle());
    if (draft.excludes()) search.exclude(draft.excluded_cell(), draft.excluded_digit());
    NodeMeter meter(Control{stop, kUnlimited, {}});
    SearchEvent event = SearchEvent::Solution;
    while (search.found() < draft.limit() && event == SearchEvent::Solution) event = search.next(meter);
    if (event == SearchEvent::Stopped) return false;
    draft.answer(static_cast<std::uint32_t>(search.found()));
  }
  return true;
}

Result<std::vector<Draft>, GenerateError> make_drafts(std::span<const DraftKey> keys, const Begin& begin,
                                                      const SolveBackend& backend, StopToken stop) {
  std::vector<Draft> results(keys.size());
  if (stop.stop_requested()) return GenerateError::Stopped;
  if (4 * keys.size() > static_cast<std::size_t>(backend.lanes)) {
    DraftWork work(keys, begin, results);
    if (!search_in_lockstep(work, backend, stop)) return GenerateError::Stopped;
    if (work.failed()) return stop.stop_requested() ? GenerateError::Stopped : GenerateError::KeepImpossible;
    return results;
  }
  const auto search = std::make_unique<ClassicSearch>(ClassicPuzzle{}, backend);
  for (std::size_t index = 0; index < keys.size(); ++index) {
    std::optional<ClassicDraft> draft;
    begin(keys[index], draft);
    if (!draft) return stop.stop_requested() ? GenerateError::Stopped : GenerateError::KeepImpossible;
    if (!finish(*draft, *search, stop)) return GenerateError::Stopped;
    results[index] = draft->result();
  }
  return results;
}

// A random solution of the kept digits. All solutions are possible, but not all are equally likely.
std::optional<Grid> random_completion(const Grid& kept, Random& random, StopToken stop) {
  const auto search = std::make_unique<ClassicSearch>(kept.digits().first<81>());
  search->draw_digits(random);
  NodeMeter meter(Control{stop, kUnlimited, {}});
  if (search->next(meter) != SearchEvent::Solution) return std::nullopt;
  Grid grid(Layout::classic());
  search->write_solution(grid.digits().first<81>());
  return grid;
}

}  // namespace

Result<std::vector<Draft>, GenerateError> generate_classic_drafts(const PuzzleForm& form,
                                                                  std::span<const DraftKey> keys,
                                                                  const SolveBackend& backend, StopToken stop) {
  const ClassicPlan plan(form);
  const Begin begin = [&](const DraftKey& key, std::optional<ClassicDraft>& draft) {
    Random random = random_of(key);
    const std::optional<Grid> solution =
        form.keep ? random_completion(*form.keep, random, stop) : uniform_classic_grid(random);
    if (solution) draft.emplace(plan, *solution, random);
  };
  return make_drafts(keys, begin, backend, stop);
}

bool is_classic(const PuzzleForm& form) {
  const bool knows_method = form.method == Method::Remove || form.method == Method::Add;
  return knows_method && form.jigsaw_side == 0 && form.layout->is_classic() && form.pattern.empty();
}

Result<std::vector<Draft>, GenerateError> exchange_classic_clues(const PuzzleForm& form, const GeneratedPuzzle& puzzle,
                                                                 std::span<const DraftKey> keys,
                                                                 const SolveBackend& backend, StopToken stop) {
  const ClassicPlan plan(form);
  const Begin begin = [&](const DraftKey& key, std::optional<ClassicDraft>& draft) {
    Random random = random_of(key);
    const std::size_t exchanged = 1 + random.below(kMaxExchanged);
    draft.emplace(plan, puzzle, exchanged, random);
  };
  return make_drafts(keys, begin, backend, stop);
}

}  // namespace nonet
