#include "bench/one_by_one.h"

#include <ctime>

namespace nonet {

namespace {

double seconds_since(std::clock_t start) { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; }

const char* status_of(SearchEvent first, SearchEvent second) {
  if (first == SearchEvent::Exhausted) return "none";
  if (first != SearchEvent::Solution) return "open";
  if (second == SearchEvent::Exhausted) return "unique";
  return second == SearchEvent::Solution ? "multiple" : "first";
}

}  // namespace

LargeRun search_within(const Grid& puzzle, double max_seconds) {
  const std::clock_t start = std::clock();
  StopSource stop;
  Control control{StopToken(stop), kUnlimited, {}};
  control.progress = [&](const Progress&) {
    if (seconds_since(start) > max_seconds) stop.request_stop();
  };
  NodeMeter meter(control);
  SolutionStream stream(puzzle);
  LargeRun run;
  const SearchEvent first = stream.next(meter);
  run.first_seconds = seconds_since(start);
  const SearchEvent second = first == SearchEvent::Solution ? stream.next(meter) : first;
  run.seconds = seconds_since(start);
  run.status = status_of(first, second);
  run.guesses = stream.stats().guesses;
  return run;
}

}  // namespace nonet
