#include "cli/commands/long_work.h"

#include "cli/input/values.h"

namespace nonet {

TimedStop::TimedStop(std::string_view seconds, const StopSource* run) : run_(run) {
  if (const auto number = seconds_of(seconds)) {
    end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*number));
  }
}

std::string sentence_about_stop(const Arguments& arguments) {
  if (interrupted() || !arguments.has("time")) return "Stopped.";
  return "Stopped after " + std::string(arguments.text("time")) + " s (--time).";
}

LongWork::LongWork(const Arguments& arguments, Console& console, const InputPosition& where, Shows shows)
    : arguments_(arguments),
      console_(console),
      where_(where),
      stop_(arguments.text("time")),
      line_(shows == Shows::Nothing || arguments.has("quiet")) {}

Control LongWork::control(std::uint64_t node_budget) {
  return {StopToken(stop_), node_budget, [this](const Progress& progress) { report(progress); }};
}

void LongWork::look() {
  if (!console_.out.is_open()) stop_.request_stop();
}

void LongWork::report(const Progress& progress) {
  console_.out.end_answer();
  console_.out.notice_closed_reader();
  look();
  line_.show([&] {
    const std::string found = progress.found == 0 ? "" : ", " + std::to_string(progress.found) + " found";
    return percent_of(progress.fraction) + found;
  });
}

void LongWork::complain(const std::string& consequence) {
  clear_progress();
  console_.complain(where_, sentence_about_stop(arguments_) + (consequence.empty() ? "" : " " + consequence),
                    ExitCode::NoAnswer);
}

}  // namespace nonet
