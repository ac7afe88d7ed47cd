#include "cli/commands/solve_proof.h"

#include <cstdio>
#include <string>

#include "cli/commands/long_work.h"
#include "cli/commands/puzzle_run.h"
#include "cli/commands/solve_answers.h"

namespace nonet {

namespace {

// A file that is written piece by piece. What fails, the first time and later, is known at its end.
class ProofFile {
 public:
  explicit ProofFile(std::string path) : path_(std::move(path)) {}
  ~ProofFile() { close(); }
  ProofFile(const ProofFile&) = delete;
  ProofFile& operator=(const ProofFile&) = delete;

  void write(std::string_view text) {
    if (file_ == nullptr && is_good_) file_ = std::fopen(path_.c_str(), "wb");
    is_good_ = file_ != nullptr && is_good_ && std::fwrite(text.data(), 1, text.size(), file_) == text.size();
  }
  // Returns false when the file could not be written.
  bool close() {
    if (file_ != nullptr) is_good_ = std::fclose(file_) == 0 && is_good_;
    file_ = nullptr;
    return is_good_;
  }
  // What was written is no proof.
  void remove() {
    close();
    std::remove(path_.c_str());
  }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::FILE* file_ = nullptr;
  bool is_good_ = true;
};

class ProofRun : public PuzzleRun {
 public:
  ProofRun(const Arguments& arguments, Console& console)
      : PuzzleRun(arguments, console), answers_(arguments, console) {}

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  void answer(const ParsedPuzzle& puzzle) override {
    if (std::exchange(has_proven_, true)) {
      return complain("--proof takes one puzzle; the proof is of the first.", ExitCode::BadInput);
    }
    if (!puzzle.rules.empty()) {
      return complain("A proof is written for puzzles without rules of their own. Rules are not written as clauses.");
    }
    if (!can_search(puzzle)) return;
    const std::string name(arguments().text("proof"));
    ProofFile clauses(name + ".cnf");
    ProofFile proof(name + ".drat");
    LongWork work(arguments(), console(), where());
    const CountProof proven = prove_count(
        view_of(puzzle),
        {[&](std::string_view text) { clauses.write(text); }, [&](std::string_view text) { proof.write(text); }},
        work.control());
    work.clear_progress();
    if (proven.end == ProofEnd::Stopped) {
      clauses.remove();
      proof.remove();
      return work.complain("No proof is written.");
    }
    if (proven.end == ProofEnd::TooLarge) {
      return complain("The puzzle would be written as " + std::to_string(proven.clauses) +
                      " clauses. A proof is written for up to " + std::to_string(kMostProofClauses) + '.');
    }
    if (proven.end == ProofEnd::Multiple) {
      return complain("The puzzle has more than one solution, so there is nothing to prove.");
    }
    for (ProofFile* file : {&clauses, &proof}) {
      if (!file->close()) return complain(file->path() + ": The file cannot be written.", ExitCode::BadInput);
    }
    Outcome outcome;
    outcome.exact = true;
    if (proven.solution) {
      outcome.status = SolveStatus::Unique;
      outcome.count = 1;
      outcome.solutions.push_back(*proven.solution);
    } else {
      outcome.conflicts = conflicts(puzzle.grid);
      if (!outcome.conflicts.empty()) outcome.status = SolveStatus::Conflict;
    }
    answers_.write(puzzle, outcome, where());
    note(clauses.path() + " has " + std::to_string(proven.clauses) + " clauses, " + proof.path() + " the proof in " +
         std::to_string(proven.learnt) + " steps that " +
         (proven.solution ? "no other solution exists." : "no solution exists.") + " drat-trim checks it.");
  }

 private:
  SolveAnswers answers_;
  bool has_proven_ = false;
};

}  // namespace

void solve_with_proof(const Arguments& arguments, Console& console) { ProofRun(arguments, console).run(); }

}  // namespace nonet
