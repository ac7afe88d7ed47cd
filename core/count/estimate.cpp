#include "core/count/estimate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <vector>

#include "core/general/house/house_state.h"
#include "core/util/contracts.h"
#include "core/util/random.h"

namespace nonet {

namespace {

// Returns a random number, at least 0 and below 1.
double random_share(Random& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

struct Filling {
  HouseState state;
  double weight = 1;
};

// One run, which fills a population guess by guess.
class Run {
 public:
  // `look_around()` reports progress and returns false when the work must stop.
  Run(const PuzzleView& puzzle, std::size_t population, Random& random, const std::function<bool()>& look_around)
      : propagation_(puzzle.layout()), random_(random), look_around_(look_around) {
    Filling first{propagation_.begin(puzzle)};
    if (propagation_.propagate(first.state)) fillings_.assign(population, first);
  }

  // Returns the logarithm of the estimated number: minus infinity when every grid failed, null when the work was
  // stopped.
  std::optional<double> log10_count() {
    bool guessed = true;
    while (guessed && !fillings_.empty()) {
      guessed = false;
      for (Filling& filling : fillings_) {
        if (!look_around_()) return std::nullopt;
        if (filling.weight == 0 || filling.state.open == 0) continue;
        guess(filling);
        guessed = true;
      }
      if (is_lopsided()) resample();
    }
    return log10_factor_ + std::log10(mean_weight());
  }

 private:
  void guess(Filling& filling) {
    HouseState& state = filling.state;
    const Cell cell = state.fewest_candidates();
    DigitSet digits = state.candidates[cell.index];
    filling.weight *= digits.size();
    for (std::uint32_t passed = random_.below(static_cast<std::uint32_t>(digits.size())); passed > 0; --passed) {
      digits.erase(digits.first());
    }
    propagation_.change_state();
    propagation_.place(state, cell, digits.first());
    if (!propagation_.propagate(state)) filling.weight = 0;
  }

  double total_weight() const {
    double total = 0;
    for (const Filling& filling : fillings_) total += filling.weight;
    return total;
  }
  double mean_weight() const { return fillings_.empty() ? 0 : total_weight() / static_cast<double>(fillings_.size()); }

  // True when the effective sample size (Kong, Liu and Wong, 1994) is below half the population.
  bool is_lopsided() const {
    double squares = 0;
    for (const Filling& filling : fillings_) squares += filling.weight * filling.weight;
    const double total = total_weight();
    return total * total < squares * static_cast<double>(fillings_.size()) / 2;
  }

  // Draws the population anew in proportion to the weights, at even distances from a random start (systematic
  // resampling). A grid with twice the mean weight gets two copies.
  void resample() {
    const double mean = mean_weight();
    if (mean == 0) return fillings_.clear();
    log10_factor_ += std::log10(mean);
    std::vector<Filling> drawn;
    drawn.reserve(fillings_.size());
    double due = random_share(random_) * mean;
    double passed = 0;
    for (Filling& filling : fillings_) {
      passed += filling.weight;
      for (; due < passed && drawn.size() < fillings_.size(); due += mean) drawn.push_back({filling.state, 1});
    }
    // Because of rounding errors one copy can be missing.
    while (drawn.size() < fillings_.size()) drawn.push_back(drawn.back());
    fillings_ = std::move(drawn);
  }

  HousePropagation propagation_;
  Random& random_;
  const std::function<bool()>& look_around_;
  std::vector<Filling> fillings_;
  double log10_factor_ = 0;
};

constexpr double kLog10E = 0.43429448190325182765;

// The 97.5 % quantile of Student's t distribution, by degrees of freedom from 1.
double student_quantile(std::size_t freedom) {
  constexpr std::array kQuantiles{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
                                  2.201,  2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086};
  return kQuantiles[std::min(freedom, kQuantiles.size()) - 1];
}

// The estimate is the mean of the runs' numbers, in which a run that reached no solution counts as 0. It is the product
// of two estimates: the share p of runs that reached a solution, and the mean number of these runs. The variance of the
// logarithm of a product is the sum of the variances of the logarithms (delta method):
//     share of n runs, k of which succeeded:  (1 - p) / (p · n) = (n - k) / (k · n), for natural logarithms
//     mean of k numbers:                      the variance of their logarithms / k
CountEstimate estimate_of(const std::vector<double>& logs) {
  CountEstimate estimate;
  std::vector<double> known;
  std::copy_if(logs.begin(), logs.end(), std::back_inserter(known), [](double log) { return std::isfinite(log); });
  estimate.runs = static_cast<int>(logs.size());
  if (known.size() < 2) return estimate;
  const auto runs = static_cast<double>(logs.size());
  const auto successes = static_cast<double>(known.size());
  const double largest = *std::max_element(known.begin(), known.end());
  double sum = 0;
  double mean_log = 0;
  for (const double log : known) {
    sum += std::pow(10, log - largest);
    mean_log += log / successes;
  }
  double squares = 0;
  for (const double log : known) squares += (log - mean_log) * (log - mean_log);
  const double variance_of_mean = squares / (successes - 1) / successes;
  const double variance_of_share = (runs - successes) / (successes * runs) * kLog10E * kLog10E;
  const double margin = student_quantile(known.size() - 1) * std::sqrt(variance_of_mean + variance_of_share);
  estimate.is_known = true;
  estimate.log10_count = largest + std::log10(sum / runs);
  estimate.log10_low = estimate.log10_count - margin;
  estimate.log10_high = estimate.log10_count + margin;
  // A run reached a solution, so there is at least one.
  for (double* log : {&estimate.log10_count, &estimate.log10_low, &estimate.log10_high}) *log = std::max(*log, 0.0);
  return estimate;
}

}  // namespace

bool can_estimate(const Layout& layout) { return layout.digit_count() <= DigitSet::kMaxDigit; }

CountEstimate count_estimate(const PuzzleView& puzzle, const EstimateOptions& options) {
  NONET_EXPECTS_ALWAYS(!puzzle.has_own_rules());
  NONET_EXPECTS(can_estimate(*puzzle.layout()));
  NONET_EXPECTS(options.population >= 1 && options.runs >= 2);
  Random random(options.seed);
  std::vector<double> logs;
  for (int run = 0; run < options.runs; ++run) {
    const std::function<bool()> look_around = [&] {
      if (options.control.progress) options.control.progress({static_cast<double>(run) / options.runs, 0});
      return !options.control.stop.stop_requested();
    };
    const auto log = Run(puzzle, static_cast<std::size_t>(options.population), random, look_around).log10_count();
    if (!log) break;
    logs.push_back(*log);
  }
  return estimate_of(logs);
}

}  // namespace nonet
