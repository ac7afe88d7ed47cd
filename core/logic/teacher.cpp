#include "core/logic/teacher.h"

#include <algorithm>
#include <utility>

#include "core/logic/finders.h"
#include "core/logic/rule_techniques.h"
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
  return state.layout().has_own_rules() ? teaching_order_with_rules() : teaching_order();
}

// Techniques of uniqueness exchange digits. Their steps would be wrong where digits are not interchangeable.
bool is_sound_in(const PuzzleState& state, const TechniqueRow& row) {
  if (row.family == Family::Rules) return state.layout().has_own_rules();
  return row.family != Family::Uniqueness || state.digits_are_interchangeable();
}

}  // namespace

std::optional<Step> next_step(const PuzzleState& state, const TeacherOptions& options, StopToken stop) {
  return find_next_step(state, options, stop).step;
}

FoundStep find_next_step(const PuzzleState& state, const TeacherOptions& options, StopToken stop) {
  if (state.is_solved()) return {};
  Survey survey(state, options.find, stop);
  bool is_known_sound = false;
  for (const TechniqueRow* row : order_for(state)) {
    if (!options.allowed.contains(row->technique) || !is_sound_in(state, *row)) continue;
    if (row->level > Level::Easy && !std::exchange(is_known_sound, true) && state.is_broken()) break;
    StepSink sink(StepSink::Wanted::First);
    finder_of(row->technique)(row->technique, survey, sink);
    if (stop.stop_requested()) return {std::nullopt, row->technique};
    if (sink.is_full()) return {std::move(sink.take().front()), std::nullopt};
  }
  return {};
}

std::vector<Step> find_steps(const PuzzleState& state, Technique technique, const FindOptions& options,
                             StopToken stop) {
  Survey survey(state, options, stop);
  StepSink sink(StepSink::Wanted::All);
  if (is_sound_in(state, row_of(technique))) finder_of(technique)(technique, survey, sink);
  return sink.take();
}

StepsSearch::StepsSearch(const PuzzleState& state, const TeacherOptions& options, StopToken stop)
    : survey_(state, options.find, stop), allowed_(options.allowed) {}

bool StepsSearch::advance() {
  const auto order = order_for(survey_.state());
  while (next_ < order.size() && !allowed_.contains(order[next_]->technique)) ++next_;
  if (next_ == order.size() || survey_.stop().stop_requested() || survey_.state().is_broken()) return false;
  const TechniqueRow& row = *order[next_++];
  if (is_sound_in(survey_.state(), row)) finder_of(row.technique)(row.technique, survey_, sink_);
  return true;
}

double StepsSearch::fraction() const {
  return static_cast<double>(next_) / static_cast<double>(order_for(survey_.state()).size());
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

std::vector<Step> all_steps(const PuzzleState& state, const TeacherOptions& options, const Control& control) {
  return found_by(StepsSearch(state, options, control.stop), control);
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
    std::optional<Step> step = next_step(state_, options_, stop_);
    path_.stopped = stop_.stop_requested();
    if (path_.stopped || !step) return false;
    state_.apply(*step);
    path_.steps.push_back(std::move(*step));
  }
  if (!state_.is_solved()) return true;
  path_.solved = is_consistent(state_.grid());
  return false;
}

double PathSearch::fraction() const {
  return 1 - static_cast<double>(state_.open().size()) / state_.layout().cell_count();
}

SolvingPath solving_path(const PuzzleState& start, const TeacherOptions& options, const Control& control) {
  return found_by(PathSearch(start, options, control.stop), control);
}

}  // namespace nonet
