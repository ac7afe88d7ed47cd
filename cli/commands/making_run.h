#pragma once

#include <chrono>
#include <string>

#include "cli/commands/generate_task.h"
#include "cli/commands/long_work.h"
#include "cli/input/arguments.h"
#include "cli/input/interrupt.h"
#include "cli/output/console.h"
#include "cli/output/progress_line.h"

namespace nonet {

/// The run of a command that makes puzzles, on several threads and in the order of their indexes:
///
///     fill() → OrderedTeam (work()) → oldest job → answer()
///
/// With --distinct, further indexes replace the puzzles that are not new (answer_is_new()). The run ends when too many
/// puzzles in a row repeat earlier ones.
///
/// A job is one puzzle or several. A command derives its own class and calls run() once. Ctrl-C and `--time` end the
/// run, as does a reader of the answers that goes away.
template <class Job>
class MakingRun : public StopSource {
 public:
  /// `jobs_per_thread` is how many jobs a thread can be ahead of the oldest one.
  MakingRun(const Arguments& arguments, Console& console, const GenerateTask& task, std::size_t jobs_per_thread)
      : arguments_(arguments),
        console_(console),
        task_(task),
        outside_(arguments.text("time")),
        jobs_per_thread_(jobs_per_thread),
        progress_(arguments.has("quiet")) {}

  bool stop_requested() const override { return StopSource::stop_requested() || outside_.stop_requested(); }

  /// Makes all puzzles.
  void run() {
    if (!has("seed")) console_.note("The seed is " + std::to_string(task_.seed) + ".");
    make_all();
    progress_.clear();
    note_end();
    if (!interrupted() && (!outside_.stop_requested() || made_ == wanted())) return;
    complain(sentence_about_stop(arguments_) + ' ' + counts() + '.', ExitCode::NoAnswer);
  }

 protected:
  /// Fills the next job. Returns false when there is none.
  virtual bool fill(Job& next) = 0;
  /// Does a job. Several threads call this at once.
  virtual void work(Job& job) = 0;
  /// Prints the answers of a job.
  virtual void answer(const Job& job) = 0;
  /// What the progress line shows.
  virtual std::string progress() const = 0;
  /// Writes the notes of the whole run.
  virtual void note_end() {}

  const Arguments& arguments() const { return arguments_; }
  bool has(std::string_view option) const { return arguments_.has(option); }
  Console& console() { return console_; }
  const GenerateTask& task() const { return task_; }
  std::uint64_t wanted() const { return task_.end - task_.first; }
  std::uint64_t made() const { return made_; }
  void count_made() { ++made_; }
  void count_missed() { ++missed_; }

  bool is_distinct() const { return has("distinct"); }
  /// How many indexes from `next` on may be handed in, apart from what is left to make.
  std::uint64_t indexes_from(std::uint64_t next) const { return is_distinct() ? wanted() : task_.end - next; }
  /// Returns true for a puzzle that --distinct lets through. Ends the run, with a sentence, after too many repeats.
  bool answer_is_new(const PuzzleClasses::Keys& keys) {
    if (!is_distinct()) return true;
    if (known_.insert(keys)) {
      repeats_ = 0;
      return true;
    }
    if (++repeats_ >= kMaxRepeats + kMaxRepeatsEach * made_) complain_about_repeats();
    return false;
  }

  /// False when the run has ended: by end(), because all puzzles are made or missed, or because nobody reads the
  /// answers.
  bool goes_on() const { return !ended_ && made_ + missed_ < wanted() && console_.out.is_open(); }
  void end() { ended_ = true; }

  void end_answer() {
    console_.out.end_answer();
    show_progress();
  }
  void complain(const std::string& sentence, ExitCode code) {
    progress_.clear();
    console_.complain(sentence, code);
  }
  std::string counts() const {
    return std::to_string(made_) + " of " + std::to_string(wanted()) + " puzzles were made";
  }

 private:
  // A run of --distinct ends when too many puzzles in a row repeat earlier ones: kMaxRepeats, and kMaxRepeatsEach more
  // for each puzzle that the run has made.
  static constexpr std::uint64_t kMaxRepeats = 1000;
  static constexpr std::uint64_t kMaxRepeatsEach = 10;

  void complain_about_repeats() {
    end();
    complain("The last " + std::to_string(repeats_) +
                 " puzzles were isomorphic to earlier ones, or had the solution of one. " + counts() +
                 ". Ask for fewer puzzles, or for a wider goal.",
             ExitCode::NoAnswer);
  }

  void make_all() {
    OrderedTeam<Job> team(arguments_.threads(), jobs_per_thread_, [this](Job& job) { work(job); });
    while (goes_on()) {
      while (!team.is_full() && !stop_requested() && fill(team.next())) team.hand_in();
      if (team.is_empty()) break;
      if (wait_for_oldest(team)) answer(team.take());
    }
    // Ends the jobs that nobody will take. The team waits for these.
    request_stop();
  }

  // Returns false when nobody reads the answers any more.
  bool wait_for_oldest(OrderedTeam<Job>& team) {
    while (!team.wait_for_oldest(kMaxWaitInMs)) {
      console_.out.flush();
      console_.out.notice_closed_reader();
      if (!console_.out.is_open()) return false;
      show_progress();
    }
    return true;
  }

  void show_progress() {
    progress_.show([&] {
      const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begun_);
      return progress() + ", " + std::to_string(seconds.count()) + " s";
    });
  }

  const Arguments& arguments_;
  Console& console_;
  const GenerateTask& task_;
  const InterruptGuard guard_;
  const TimedStop outside_;
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  const std::size_t jobs_per_thread_;
  ProgressLine progress_;
  std::uint64_t made_ = 0;
  std::uint64_t missed_ = 0;
  PuzzleClasses known_;
  std::uint64_t repeats_ = 0;
  bool ended_ = false;
};

}  // namespace nonet
