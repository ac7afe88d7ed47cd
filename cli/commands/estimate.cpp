#include "cli/commands/estimate.h"

#include <cmath>
#include <cstdio>

#include "cli/commands/long_work.h"
#include "cli/input/interrupt.h"
#include "cli/output/json.h"
#include "cli/output/unsolvable.h"

namespace nonet {

namespace {

CountEstimate estimate_of(const Grid& puzzle, const Arguments& arguments, const Control& control) {
  EstimateOptions options;
  options.seed = arguments.number("seed", 0);
  options.control = control;
  return count_estimate(puzzle, options);
}

// As people read it: `6.45e21`, and `288` below ten million.
std::string power_of_ten(double log10) {
  char text[40];
  if (log10 < 7) {
    std::snprintf(text, sizeof text, "%.0f", std::pow(10, log10));
    return text;
  }
  double exponent = std::floor(log10);
  double mantissa = std::round(std::pow(10, log10 - exponent) * 100) / 100;
  if (mantissa >= 10) {
    mantissa /= 10;
    ++exponent;
  }
  std::snprintf(text, sizeof text, "%.2fe%.0f", mantissa, exponent);
  return text;
}

std::string answer_of(const ParsedPuzzle& puzzle, const CountEstimate& estimate, bool json) {
  const std::string count = power_of_ten(estimate.log10_count);
  const std::string low = power_of_ten(estimate.log10_low);
  const std::string high = power_of_ten(estimate.log10_high);
  if (!json) return puzzle.text + ":~" + count + ':' + low + ".." + high;
  return JsonObject()
      .text("puzzle", puzzle.text)
      .text("estimate", count)
      .json("interval", json_array({json_of(low), json_of(high)}))
      .boolean("exact", false)
      .str();
}

}  // namespace

bool estimate_puzzle(const ParsedPuzzle& puzzle, const Place& place, const Arguments& arguments, Console& console) {
  if (!can_estimate(*puzzle.grid.layout())) {
    console.complain(place, "the number of solutions can be estimated up to 64x64", ExitCode::NoAnswer);
    return true;
  }
  LongWork work(arguments, console);
  const CountEstimate estimate = estimate_of(puzzle.grid, arguments, work.control());
  work.wipe();
  if (estimate.is_known) {
    console.out.write(answer_of(puzzle, estimate, arguments.has("json")) + '\n');
  } else if (!is_consistent(puzzle.grid)) {
    complain_about_contradiction(puzzle.grid, place, arguments.cell_names(), console);
  } else if (!work.is_over()) {
    console.complain(place, "no estimate: no solution was found by chance; there may be none (nonet solve tells)",
                     ExitCode::NoAnswer);
  }
  if (work.is_over() && estimate.runs < EstimateOptions{}.runs) work.complain(place);
  return !interrupted();
}

}  // namespace nonet
