#include "core/api/reading_choice.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/formats/given_candidates.h"
#include "core/search/solution_stream.h"

namespace nonet {

namespace {

struct Answer {
  bool is_decided = true;
  // The one solution. None when there are several, or none.
  std::optional<Grid> solution = std::nullopt;
};

Answer solution_of(const ParsedPuzzle& puzzle, NodeMeter& meter) {
  if (!SolutionStream::supports(view_of(puzzle))) return {};
  SolutionStream stream(view_of(puzzle));
  SearchEvent event = stream.next(meter);
  if (event == SearchEvent::Exhausted) return {};
  if (event != SearchEvent::Solution) return {false};
  Grid solution = stream.solution();
  event = stream.next(meter);
  if (event == SearchEvent::Solution) return {};
  if (event != SearchEvent::Exhausted) return {false};
  return {true, std::move(solution)};
}

bool have_same_digits(const Grid& one, const Grid& other) {
  return std::equal(one.digits().begin(), one.digits().end(), other.digits().begin(), other.digits().end());
}

}  // namespace

ParsedPuzzle with_reading(ParsedPuzzle puzzle, const DrawnReading& reading) {
  for (const Rule& rule : reading.rules) take_rule(puzzle, rule);
  for (const ReadingStep& step : reading.steps) puzzle.reading.push_back(text_of(step));
  return puzzle;
}

ReadingChoice choose_reading(const ParsedPuzzle& puzzle, const DrawnReadings& readings, const Control& control) {
  using State = ReadingChoice::State;
  const std::vector<DrawnReading>& each = readings.each;
  if (each.size() < 2) return {};
  NodeMeter meter(control);
  ReadingChoice choice{State::None, 0};
  std::optional<Grid> found;
  for (std::size_t at = 0; at < each.size(); ++at) {
    if (at > 0 && readings.doubt != ReadingDoubt::None) return {State::Undecided, 0};
    const Answer answer = solution_of(with_reading(puzzle, each[at]), meter);
    if (!answer.is_decided) return {State::Undecided, 0};
    if (!answer.solution) continue;
    if (puzzle.author_solution && !have_same_digits(*answer.solution, *puzzle.author_solution)) continue;
    if (at == 0) return {};
    if (!found) {
      found = answer.solution;
      choice = {State::Decided, at};
    } else if (!have_same_digits(*answer.solution, *found)) {
      return {State::Several, 0};
    } else if (each[at].steps.size() < each[choice.reading].steps.size()) {
      choice.reading = at;
    }
  }
  return choice;
}

}  // namespace nonet
