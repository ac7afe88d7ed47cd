#include "core/logic/teacher.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/logic/finders.h"
#include "core/logic/rule_techniques.h"
#include "core/logic/step_order.h"
#include "core/logic/step_sink.h"

namespace nonet {

TechniqueSet TechniqueSet::all() { return up_to(Level::Extreme) | of_rules(); }

TechniqueSet TechniqueSet::of_rules() {
  TechniqueSet set;
  for (const TechniqueRow& row : rule_technique_table()) set.insert(row.technique);
  return set;
}

TechniqueSet TechniqueSet::up_to(Level level) {
  TechniqueSet set;
  for (const TechniqueRow& row : technique_table()) {
    if (row.level <= level) set.insert(row.technique);
  }
  return set;
}

std::optional<TechniqueSet> techniques_of(std::string_view ids) {
  TechniqueSet set;
  for (std::size_t start = 0; start <= ids.size();) {
    const std::size_t end = std::min(ids.find(',', start), ids.size());
    const auto technique = technique_named(ids.substr(start, end - start));
    if (!technique) return std::nullopt;
    set.insert(*technique);
    start = end + 1;
  }
  return set;
}

namespace {

std::span<const TechniqueRow* const> order_for(const PuzzleState& state) {
  return state.has_rules() ? teaching_order_with_rules() : teaching_order();
}

// Techniques of uniqueness exchange digits. Their steps would be wrong where digits are not interchangeable.
bool is_sound_in(const PuzzleState& state, const TechniqueRow& row) {
  if (row.family == Family::Rules) return state.has_rules();
  return row.family != Family::Uniqueness || state.digits_are_interchangeable();
}

}  // namespace

std::optional<Step> next_step(const PuzzleState& state, const TeacherOptions& options, StopToken stop) {
  return find_next_step(state, options, stop).step;
}

namespace {

// Divides the budget of a token among techniques. Each technique can use half of what is left, and the last one all of
// it, so a technique that needs too much leaves something for those after it.
class SharedBudget {
 public:
  explicit SharedBudget(StopToken whole) : whole_(whole), share_(kUnlimited, whole) {}

  StopToken token() { return share_.token(); }
  void begin_technique(bool is_last) {
    const std::uint64_t left = whole_.work_left();
    share_.renew(left == kUnlimited || is_last ? left : (left + 1) / 2);
  }
  bool is_share_spent() const { return share_.is_spent(); }

 private:
  StopToken whole_;
  WorkBudget share_;
};

const TechniqueRow* last_of(std::span<const TechniqueRow* const> order, const TechniqueSet& allowed) {
  const auto last = std::find_if(order.rbegin(), order.rend(),
                                 [&](const TechniqueRow* row) { return allowed.contains(row->technique); });
  return last == order.rend() ? nullptr : *last;
}

// The search for the next step: the techniques in their order, in groups whose steps compete.
class NextStep {
 public:
  NextStep(const PuzzleState& state, const TeacherOptions& options, StopToken stop)
      : state_(state),
        options_(options),
        stop_(stop),
        budget_(stop),
        survey_(std::in_place, state, options.find, budget_.token()),
        order_(order_for(state)),
        last_(last_of(order_, options.allowed)) {}

  FoundStep find() {
    for (const TechniqueRow* row : order_) {
      if (!options_.allowed.contains(row->technique) || !is_sound_in(state_, *row)) continue;
      if (group_of(*row) != group_ && choose_step()) return std::move(found_);
      if (row->level > Level::Easy && !std::exchange(is_known_sound_, true) && state_.is_broken()) break;
      group_ = group_of(*row);
      const bool is_stopped = !look_for(*row);
      if (is_stopped || stop_.work_left() == 0) break;
      if (group_ == 0 && choose_step()) return std::move(found_);
    }
    choose_step();
    return std::move(found_);
  }

 private:
  // The steps of techniques with the same number compete, except those of 0: the first of these is taken.
  int group_of(const TechniqueRow& row) {
    if (options_.order == StepOrder::Technique || row.level == Level::Extreme) return 0;
    if (row.level != Level::Easy) return static_cast<int>(row.level);
    if (comes_in_order(row)) return 0;
    return needs_medium() ? static_cast<int>(Level::Medium) : static_cast<int>(Level::Easy);
  }

  // What is seen at once.
  static bool comes_in_order(const TechniqueRow& row) {
    return row.family != Family::Rules || row.technique == Technique::LastCellOfSum ||
           row.technique == Technique::RelatedCell;
  }

  // True when techniques of Level::Easy do not solve the puzzle from here.
  bool needs_medium() {
    if (!needs_medium_) {
      TeacherOptions easy;
      easy.allowed = {};
      for (const TechniqueRow* row : order_) {
        if (row->level == Level::Easy && options_.allowed.contains(row->technique)) easy.allowed.insert(row->technique);
      }
      easy.find = options_.find;
      const std::uint64_t left = stop_.work_left();
      WorkBudget part(left == kUnlimited ? left : left / 4, stop_);
      needs_medium_ = !solving_path(state_, easy, {part.token(), kUnlimited, {}}).solved;
    }
    return *needs_medium_;
  }

  // Returns false when a stop was requested.
  bool look_for(const TechniqueRow& row) {
    budget_.begin_technique(&row == last_);
    StepSink sink(group_ == 0 ? StepSink::Wanted::First : StepSink::Wanted::All);
    finder_of(row.technique)(row.technique, *survey_, sink);
    // One look for all conclusions: a stop can be requested between two.
    const bool is_stopped = stop_.is_cancelled();
    const bool is_unfinished = is_stopped || budget_.is_share_spent();
    if (is_unfinished && !found_.stopped_at) found_.stopped_at = row.technique;
    if (is_stopped) return false;
    std::vector<Step> steps = sink.take();
    if (group_ != 0 && row.technique == Technique::ExcludedDigits) steps = with_joined_eliminations(std::move(steps));
    std::move(steps.begin(), steps.end(), std::back_inserter(steps_));
    // What the technique began to compute for others is not complete.
    if (is_unfinished) survey_.emplace(state_, options_.find, budget_.token());
    return true;
  }

  // Takes the best of the steps. Returns false when there is none.
  bool choose_step() {
    if (steps_.empty()) return false;
    const std::size_t best = group_ == 0 ? 0 : best_step(steps_, state_, state_.has_rules() && group_ <= kMediumGroup);
    found_.step = std::move(steps_[best]);
    // The techniques of its own level are not easier.
    if (group_ != 0 && found_.stopped_at && row_of(*found_.stopped_at).level >= row_of(found_.step->technique).level) {
      found_.stopped_at.reset();
    }
    return true;
  }

  static constexpr int kMediumGroup = static_cast<int>(Level::Medium);

  const PuzzleState& state_;
  const TeacherOptions& options_;
  StopToken stop_;
  SharedBudget budget_;
  std::optional<Survey> survey_;
  std::span<const TechniqueRow* const> order_;
  const TechniqueRow* last_;
  std::optional<bool> needs_medium_;
  bool is_known_sound_ = false;
  int group_ = 0;
  std::vector<Step> steps_;
  FoundStep found_;
};

}  // namespace

FoundStep find_next_step(const PuzzleState& state, const TeacherOptions& options, StopToken stop) {
  if (state.is_solved()) return {};
  return NextStep(state, options, stop).find();
}

std::vector<Step> find_steps(const PuzzleState& state, Technique technique, const FindOptions& options,
                             StopToken stop) {
  Survey survey(state, options, stop);
  StepSink sink(StepSink::Wanted::All);
  if (is_sound_in(state, row_of(technique))) finder_of(technique)(technique, survey, sink);
  return sink.take();
}

struct StepsSearch::Pieces {
  Pieces(const PuzzleState& state, const TeacherOptions& options, StopToken whole)
      : stop(whole),
        budget(whole),
        last(last_of(order_for(state), options.allowed)),
        survey(std::in_place, state, options.find, budget.token()) {}

  StopToken stop;
  SharedBudget budget;
  const TechniqueRow* last;
  std::optional<Survey> survey;
};

StepsSearch::StepsSearch(const PuzzleState& state, const TeacherOptions& options, StopToken stop)
    : state_(state), options_(options), pieces_(std::make_unique<Pieces>(state, options, stop)) {}

StepsSearch::~StepsSearch() = default;

bool StepsSearch::advance() {
  const auto order = order_for(state_);
  while (next_ < order.size() && !options_.allowed.contains(order[next_]->technique)) ++next_;
  if (next_ == order.size() || pieces_->stop.stop_requested() || state_.is_broken()) return false;
  const TechniqueRow& row = *order[next_++];
  if (!is_sound_in(state_, row)) return true;
  pieces_->budget.begin_technique(&row == pieces_->last);
  finder_of(row.technique)(row.technique, *pieces_->survey, sink_);
  if (!pieces_->budget.is_share_spent() && !pieces_->stop.stop_requested()) return true;
  if (!stopped_at_) stopped_at_ = row.technique;
  pieces_->survey.emplace(state_, options_.find, pieces_->budget.token());
  return true;
}

double StepsSearch::fraction() const {
  return static_cast<double>(next_) / static_cast<double>(order_for(state_).size());
}

namespace {

// Advances a search to its end, and reports how far it has come before each piece.
template <class Search>
auto found_by(Search&& search, const Control& control) {
  do {
    if (control.progress) control.progress({search.fraction(), search.found()});
  } while (search.advance());
  return search.take();
}

}  // namespace

FoundSteps find_all_steps(const PuzzleState& state, const TeacherOptions& options, const Control& control) {
  return found_by(StepsSearch(state, options, control.stop), control);
}

std::vector<Step> all_steps(const PuzzleState& state, const TeacherOptions& options, const Control& control) {
  return find_all_steps(state, options, control).steps;
}

std::optional<Technique> SolvingPath::hardest() const {
  if (!solved || steps.empty()) return std::nullopt;
  const auto easier = [](const Step& left, const Step& right) {
    return is_taught_before(left.technique, right.technique);
  };
  return std::max_element(steps.begin(), steps.end(), easier)->technique;
}

bool PathSearch::advance() {
  if (!state_.is_solved()) {
    WorkBudget budget(work_of_step_, stop_);
    FoundStep found = find_next_step(state_, options_, budget.token());
    const bool is_stopped = stop_.stop_requested();
    path_.stopped = is_stopped || (!found.step && found.stopped_at);
    if (!path_.stopped_at) path_.stopped_at = found.stopped_at;
    if (is_stopped || !found.step) return false;
    state_.apply(*found.step);
    path_.steps.push_back(std::move(*found.step));
  }
  if (!state_.is_solved()) return true;
  path_.solved = is_consistent(state_.grid());
  return false;
}

double PathSearch::fraction() const {
  return 1 - static_cast<double>(state_.open().size()) / state_.layout().cell_count();
}

SolvingPath solving_path(const PuzzleState& start, const TeacherOptions& options, const Control& control,
                         std::uint64_t work_of_step) {
  return found_by(PathSearch(start, options, control.stop, work_of_step), control);
}

}  // namespace nonet
