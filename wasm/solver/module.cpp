// The solver's module: translates types and does nothing else. Every function returns a plain object; a failure is an
// object with an `error`. The caller cuts long work into slices and limits each slice by a number of search nodes.

#include <emscripten/bind.h>

#include <memory>

#include "wasm/solver/convert.h"

namespace nonet::door {

namespace {

val solve_text(std::string puzzle_text, std::string layout_name, std::string candidates, double limit) {
  const auto puzzle = read(puzzle_text, layout_name, candidates);
  if (!puzzle) return error_object(puzzle.error());
  if (!SolutionStream::supports(*puzzle.value().grid.layout())) return error_object("layout-too-large");
  SolveOptions options;
  options.limit = static_cast<std::uint64_t>(limit);
  return solve_object(solve(view_of(puzzle.value()), options), *puzzle.value().grid.layout());
}

// A solution stream that is read in slices.
class SlicedStream {
 public:
  explicit SlicedStream(const PuzzleView& puzzle) : stream_(puzzle), solution_(puzzle.layout()) {}

  val next(double max_solutions, double node_budget) {
    NodeMeter meter(budget(node_budget));
    val solutions = val::array();
    SearchEvent event = SearchEvent::Solution;
    for (int left = static_cast<int>(max_solutions); left > 0 && event == SearchEvent::Solution; --left) {
      event = stream_.next(meter);
      if (event != SearchEvent::Solution) break;
      stream_.write_solution(solution_);
      solutions.call<void>("push", text(write_line(solution_)));
    }
    val object = slice_object(event);
    object.set("solutions", solutions);
    return object;
  }

  val count(double node_budget, double limit) {
    NodeMeter meter(budget(node_budget));
    val object = slice_object(stream_.advance_to(static_cast<std::uint64_t>(limit), meter));
    object.set("count", static_cast<double>(stream_.found()));
    return object;
  }

 private:
  static Control budget(double nodes) { return Control{{}, static_cast<std::uint64_t>(nodes), {}}; }

  val slice_object(SearchEvent event) const {
    val object = val::object();
    object.set("done", event == SearchEvent::Exhausted);
    object.set("fraction", stream_.share_done());
    return object;
  }

  SolutionStream stream_;
  Grid solution_;
};

val open_stream(std::string puzzle_text, std::string layout_name, std::string candidates) {
  const auto puzzle = read(puzzle_text, layout_name, candidates);
  if (!puzzle) return error_object(puzzle.error());
  if (!SolutionStream::supports(*puzzle.value().grid.layout())) return error_object("layout-too-large");
  val object = val::object();
  object.set("stream", val(std::make_shared<SlicedStream>(view_of(puzzle.value()))));
  return object;
}

std::string module_version() { return version(); }

}  // namespace

EMSCRIPTEN_BINDINGS(nonet) {
  emscripten::function("solve", &solve_text);
  emscripten::function("version", &module_version);
  emscripten::class_<SlicedStream>("SolutionStream")
      .smart_ptr<std::shared_ptr<SlicedStream>>("SolutionStreamRef")
      .class_function("open", &open_stream)
      .function("next", &SlicedStream::next)
      .function("count", &SlicedStream::count);
}

}  // namespace nonet::door
