#include "cli/commands/generate_rules.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/commands/making_run.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

// The puzzles that a thread can be ahead of the oldest one.
constexpr std::size_t kRulePuzzlesPerThread = 16;

using RuleOutcome = Result<MadeRuled, RulePuzzleError>;

struct RuleJob {
  std::uint64_t index = 0;
  std::optional<RuleOutcome> outcome;
  // What --distinct compares.
  PuzzleClasses::Keys keys;
};

ParsedPuzzle parsed_rules(const Puzzle& puzzle) {
  ParsedPuzzle parsed{puzzle.givens(), TextFormat::Line, {}, {}, {}};
  parsed.rules = puzzle.own_rules();
  return parsed;
}

class RulesRun final : public MakingRun<RuleJob> {
 public:
  RulesRun(const Arguments& arguments, Console& console, const GenerateTask& task)
      : MakingRun(arguments, console, task, kRulePuzzlesPerThread),
        goal_(*task.ruled),
        next_(task.first),
        format_(writable_format(arguments.text("to", "line")).value_or(TextFormat::Line)),
        writer_(format_) {
    if (task.first > 0) writer_.continue_output();
  }

 private:
  bool fill(RuleJob& job) override {
    if (indexes_from(next_) == 0) return false;
    job = {next_++, std::nullopt, {}};
    return true;
  }

  void work(RuleJob& job) override {
    job.outcome = make_ruled(goal_, task().seed, job.index, Control{StopToken(*this), kUnlimited, {}});
    if (!is_distinct() || !*job.outcome) return;
    const GeneratedRulePuzzle& made = job.outcome->value().generated;
    job.keys = PuzzleClasses::keys_of(made.puzzle, made.solution, StopToken(*this));
  }

  void answer(const RuleJob& job) override {
    if (!*job.outcome) {
      complain_about(job.outcome->error(), job.index);
    } else if (answer_is_new(job.keys)) {
      count_made();
      print(job.outcome->value(), job.index);
    }
    end_answer();
  }

  // The run goes on after a puzzle that was not found, so that a part of a run is the same as in the whole run.
  void complain_about(RulePuzzleError error, std::uint64_t index) {
    if (error != RulePuzzleError::NotFound) end();
    count_missed();
    switch (error) {
      case RulePuzzleError::Stopped: return;
      case RulePuzzleError::NoFullGrid: return complain(sentence_of(GenerateError::NoFullGrid), ExitCode::NoAnswer);
      case RulePuzzleError::BadForm: return complain("No puzzle can have this form.", ExitCode::BadInput);
      case RulePuzzleError::NoSolution: return complain("The puzzle of --keep has no solution.", ExitCode::NoAnswer);
      case RulePuzzleError::NotFound: break;
    }
    if (std::holds_alternative<RuleCompletionForm>(goal_.form)) {
      return complain(
          "Puzzle " + std::to_string(index) + " of seed " + std::to_string(task().seed) +
              ": no rules were found that leave one solution. Use other or more --own-rules, or another --seed.",
          ExitCode::NoAnswer);
    }
    complain(
        "Puzzle " + std::to_string(index) + " of seed " + std::to_string(task().seed) +
            (goal_.avoid != nullptr ? ": no puzzle was found, or too many were those of --avoid. Use another --seed, "
                                      "other rules or another --layout."
             : goal_.levels ? ": no attempt gave a puzzle of the level " + std::string(arguments().text("level")) +
                                  ". Use another --level, other numbers for --rule-cells, or more --givens."
                            : ": no puzzle was found. Use other numbers for --rule-cells, or more --givens."),
        ExitCode::NoAnswer);
  }

  std::string progress() const override { return counts(); }

  void print(const MadeRuled& outcome, std::uint64_t index) {
    const GeneratedRulePuzzle& made = outcome.generated;
    if (has("json")) return console().out.write(json(outcome, index));
    const auto written = writer_.write(parsed_rules(made.puzzle));
    if (!written) {
      return complain("Puzzle " + std::to_string(index) + ": the format " + std::string(name_of(format_)) +
                          " cannot say the rule '" + written.error().rule + "'. Use --to line.",
                      ExitCode::NoAnswer);
    }
    std::string text = written.value().text;
    if (has("with-solution") && format_ == TextFormat::Line) {
      text.pop_back();
      text += ":1:" + write_line(made.solution) + '\n';
    } else if (has("with-solution")) {
      text += writer_.write(made.solution);
    }
    console().out.write(text);
  }

  std::string json(const MadeRuled& outcome, std::uint64_t index) const {
    const GeneratedRulePuzzle& made = outcome.generated;
    const Grid& givens = made.puzzle.givens();
    std::vector<std::string> rules;
    for (const Rule& rule : made.puzzle.own_rules()) rules.push_back(json_of(write_rule(rule, *givens.layout())));
    JsonObject object;
    object.text("puzzle", write_line(givens))
        .text("solution", write_line(made.solution))
        .text("layout", name_of(*givens.layout()))
        .number("clues", static_cast<std::uint64_t>(givens.clue_count()))
        .json("rules", json_array(rules))
        .boolean("needed", made.every_question_decided);
    if (outcome.figures) {
      object.text("level", name_of(outcome.figures->level)).text("hardest", row_of(outcome.figures->hardest).id);
    }
    return object.number("seed", task().seed).number("index", index).str() + '\n';
  }

  const RuledGoal& goal_;
  std::uint64_t next_;
  const TextFormat format_;
  PuzzleWriter writer_;
};

// The options that have no meaning with --own-rules and that fill in no field which read_ruled_goal() refuses.
// --pattern is refused here too, before its file is read.
constexpr std::array<std::string_view, 3> kOptionsOfOthers{"pencilmarks", "clues", "pattern"};

}  // namespace

std::string sentence_about_rules(const GoalError& error, const GoalFields& fields) {
  const bool is_killer = fields.rules == "killer";
  switch (error.fault) {
    case GoalFault::UnknownRule:
      if (error.symbol == "killer") return "'killer' stands alone. Use 'cage' together with other rules.";
      return "'" + error.symbol + "' is not a rule that can be made. Use killer, or some of: " + makeable_rules() +
             "; each may have a weight, as in arrow=2.";
    case GoalFault::RepeatedRule: return "'" + error.symbol + "' is listed twice. Give the rule a weight instead.";
    case GoalFault::BadSide:
      return "Puzzles with rules are made on squares with sides from " + std::to_string(kMinRulePuzzleSide) + " to " +
             std::to_string(kMaxRulePuzzleSide) + ". Use another --layout.";
    case GoalFault::BadCells:
      return is_killer
                 ? "The cages of a killer have 1 to as many cells as the side. Use --rule-cells A-B, such as 2-5; "
                   "with --symmetry and an odd side, 1 or 3 must be among these numbers."
                 : "Lines and cages have from 3 to as many cells as the side. Use --rule-cells N, the largest "
                   "number.";
    case GoalFault::BadGivens:
      if (fields.drawn) return "With --keep no givens are added. Leave out --givens.";
      return is_killer ? "A killer has exactly N givens. Use --givens N, up to the number of cells."
                       : "Givens are added where the rules are not enough. Use --givens 0-N for at most N givens.";
    case GoalFault::BadSymmetry:
      if (!error.symbol.empty()) return "'" + error.symbol + "' cannot have a symmetry. Leave out --symmetry.";
      if (fields.drawn) return "With --keep the added rules have no symmetry. Leave out --symmetry.";
      return "Puzzles with rules can have --symmetry 180 or none.";
    default: return {};
  }
}

std::string complaint_about_made_rules(std::string_view value) {
  GoalFields fields;
  fields.rules = value;
  const auto goal = read_rule_goal(fields);
  return goal ? std::string() : sentence_about_rules(goal.error(), fields);
}

bool refuses_options_for_rules(const Arguments& arguments, Console& console) {
  const auto refuse = [&](const std::string& sentence) {
    console.complain(sentence, ExitCode::BadInput);
    return true;
  };
  for (const std::string_view option : kOptionsOfOthers) {
    if (!arguments.has(option)) continue;
    return refuse("--own-rules makes puzzles with rules, and --" + std::string(option) +
                  " has no meaning with it. Leave out one of them." +
                  (option == "clues" ? " --givens says how many givens there are." : ""));
  }
  if (arguments.has("grid")) return refuse("--grid needs --method swap.");
  if (arguments.has("keep") && arguments.has("level"))
    return refuse("A puzzle of --keep is completed without a look at its level. Leave out --level.");
  const auto format = writable_format(arguments.text("to", "line"));
  if (!format || (!grid_format(arguments.text("to", "line")) && !is_foreign(*format)))
    return refuse("--to " + std::string(arguments.text("to")) + " cannot hold rules. Use --to line or f-puzzles.");
  if (arguments.has("with-solution") && is_foreign(*format))
    return refuse("--to " + std::string(arguments.text("to")) + " has no solutions. Leave out --with-solution.");
  return false;
}

void generate_with_rules(const Arguments& arguments, Console& console, const GenerateTask& task) {
  RulesRun(arguments, console, task).run();
}

}  // namespace nonet
