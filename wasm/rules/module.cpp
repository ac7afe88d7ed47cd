// The module of puzzles with own rules. It has a search of its own and reads texts itself, because the solver's module
// knows no rules. The caller cuts the search for solutions into slices; the other functions block their thread until
// they end.

#include <emscripten/bind.h>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/api/own_rules.h"
#include "wasm/goal_values.h"
#include "wasm/solver/convert.h"
#include "wasm/solver/reading.h"

namespace nonet::door {

namespace {

Control budget(double nodes) { return Control{{}, static_cast<std::uint64_t>(nodes), {}}; }

// Returns a Control that calls the JavaScript function `report` with the fraction of the work that is done.
Control reporting(double nodes, const val& report) {
  return {{}, static_cast<std::uint64_t>(nodes), [report](const Progress& progress) { report(progress.fraction); }};
}

// The solutions of a puzzle, one after the other, which are read in slices.
class RuleSolutions {
 public:
  explicit RuleSolutions(const PuzzleView& puzzle) : stream_(make_rule_stream(puzzle)), solution_(puzzle.layout()) {}

  val next(double max_solutions, double node_budget) {
    NodeMeter meter(budget(node_budget));
    val solutions = val::array();
    SearchEvent event = SearchEvent::Solution;
    for (int left = static_cast<int>(max_solutions); left > 0 && event == SearchEvent::Solution; --left) {
      event = stream_->next(meter);
      if (event != SearchEvent::Solution) break;
      stream_->write_solution(solution_.digits());
      solutions.call<void>("push", text(write_line(solution_)));
    }
    val object = slice_object(event);
    object.set("solutions", solutions);
    object.set("guesses", static_cast<double>(stream_->stats().guesses));
    object.set("placements", static_cast<double>(stream_->stats().placements));
    return object;
  }

  val count(double node_budget, double limit) {
    NodeMeter meter(budget(node_budget));
    SearchEvent event = SearchEvent::Solution;
    while (event == SearchEvent::Solution && stream_->found() < static_cast<std::uint64_t>(limit)) {
      event = stream_->next(meter);
    }
    val object = slice_object(event);
    object.set("count", static_cast<double>(stream_->found()));
    return object;
  }

 private:
  val slice_object(SearchEvent event) const {
    val object = val::object();
    object.set("done", event == SearchEvent::Exhausted);
    object.set("fraction", stream_->share_done());
    return object;
  }

  std::unique_ptr<RuleStream> stream_;
  Grid solution_;
};

// Adds the rules of a text that lies beside the puzzle. An error says so, because its position is one of that text.
std::optional<val> error_in_rules_beside(ParsedPuzzle& puzzle, const std::string& rules) {
  const auto beside = read_rules(rules, *puzzle.grid.layout());
  if (beside) {
    for (const Rule& rule : beside.value()) puzzle.rules.insert(rule);
    return std::nullopt;
  }
  val object = error_object(beside.error());
  object["error"].set("isInRules", true);
  return object;
}

// Reads a puzzle and returns answer(puzzle), or an object with the error. An answer names the rules of another program
// that were not read.
template <class Answer>
val with_puzzle(const val& input, Answer&& answer) {
  auto puzzle =
      read(input["text"].as<std::string>(), input["layout"].as<std::string>(), input["candidates"].as<std::string>());
  if (!puzzle) return error_object(puzzle.error());
  if (const auto error = error_in_rules_beside(puzzle.value(), input["rules"].as<std::string>())) return *error;
  const PuzzleView view = view_of(puzzle.value());
  if (!supports_rules(view)) return error_object("layout-too-large");
  val object = answer(view);
  if (!puzzle.value().unread_rules.empty()) object.set("unreadRules", array_of(puzzle.value().unread_rules, text));
  return object;
}

// `{rule, certainty, word}`, where `word` is empty unless the words of the puzzle name the rule.
std::string suggestion_json(const RuleSuggestion& suggestion, const Layout& layout) {
  return JsonObject()
      .text("rule", write_rule(suggestion.rule, layout))
      .text("certainty", name_of(suggestion.certainty))
      .text("word", suggestion.word)
      .str();
}

// What the solver's module writes of a puzzle, and the rules. If the text draws, `suggestedRules` has what the drawing
// seems to mean, `readings` has the ways to read it when there are several and one solution decides between them, and
// `drawing` has the drawing. `authorSolution` has the digits of the solution that the text gives, unless they break the
// layout, and `brokenRules` those of the unread rules that this solution breaks.
std::string ruled_json_of(const ParsedPuzzle& puzzle) {
  if (!puzzle.document && !puzzle.author_solution) return json_object_of(puzzle).str();
  const Layout& layout = *puzzle.grid.layout();
  ParsedPuzzle told = puzzle;
  RuleSuggestions found = suggested_rules(puzzle);
  const AuthorVerdict verdict = take_out_broken(told, found);
  std::vector<std::string> broken;
  for (const Rule& rule : verdict.stated) broken.push_back(write_rule(rule, layout));
  for (const RuleSuggestion& suggestion : verdict.drawn) broken.push_back(write_rule(suggestion.rule, layout));
  told.unread_rules.insert(told.unread_rules.end(), broken.begin(), broken.end());
  for (const RuleSuggestion& suggestion : found.refused)
    told.unread_rules.push_back(write_rule(suggestion.rule, layout));
  std::vector<std::string> suggested;
  for (const RuleSuggestion& suggestion : found.rules) suggested.push_back(suggestion_json(suggestion, layout));
  JsonObject object = json_object_of(told);
  if (puzzle.document) object.json("suggestedRules", json_array(suggested));
  if (!broken.empty()) {
    for (std::string& rule : broken) rule = json_of(rule);
    object.json("brokenRules", json_array(broken));
  }
  if (const auto readings = readings_of(told, found); readings.each.size() > 1 && readings.doubt == ReadingDoubt::None)
    object.json("readings", json_of(readings.each, found, layout));
  if (puzzle.author_solution && verdict.layout == AuthorVerdict::Layout::Kept) {
    std::vector<std::string> digits;
    for (const Digit digit : puzzle.author_solution->digits()) digits.push_back(std::to_string(digit.value));
    object.json("authorSolution", json_array(digits));
  }
  const std::string drawing = puzzle.document ? drawing_text(*puzzle.document) : std::string();
  if (!drawing.empty()) object.json("drawing", drawing);
  return object.str();
}

// A puzzle of a text, with rules that lie beside it.
val parse(val input) {
  auto puzzle = read_position(input["text"].as<std::string>(), input["layout"].as<std::string>());
  if (!puzzle) return error_object(puzzle.error());
  if (const auto error = error_in_rules_beside(puzzle.value(), input["rules"].as<std::string>())) return *error;
  return json_object(ruled_json_of(puzzle.value()));
}

val parse_all(std::string puzzles_text, std::string layout_name, double limit) {
  return all_puzzles_in(puzzles_text, layout_name, limit, ruled_json_of);
}

// Takes the author's words beside a text in place of those of the text.
void add_words(const val& input, ParsedPuzzle& puzzle) {
  for (const AuthorWord& word : kAuthorWords) {
    if (const val given = input[word.name.data()]; given.isString())
      set_author_word(puzzle, word.text, given.as<std::string>());
  }
}

// `{text}`: a puzzle with all its rules on one line in a format of another program. The error of a puzzle that the
// format cannot say names the rule that stops it, or no rule when the layout does. A rule that was not read cannot be
// said, either.
val write_puzzle(val input, const std::string& format_name, val) {
  const std::optional<TextFormat> format = writable_format(format_name);
  if (!format || !is_foreign(*format)) return error_object("unknown-format");
  auto puzzle =
      read(input["text"].as<std::string>(), input["layout"].as<std::string>(), input["candidates"].as<std::string>());
  if (!puzzle) return error_object(puzzle.error());
  if (const auto error = error_in_rules_beside(puzzle.value(), input["rules"].as<std::string>())) return *error;
  add_words(input, puzzle.value());
  const std::vector<std::string>& unread = puzzle.value().unread_rules;
  const auto line = unread.empty() ? write_foreign_line(puzzle.value(), *format)
                                   : Result<std::string, ForeignRefusal>(ForeignRefusal{unread.front()});
  val object = val::object();
  if (line) {
    object.set("text", text(line.value()));
    return object;
  }
  object = error_object("format-cannot-hold");
  object["error"].set("symbol", text(format_name));
  object["error"].set("rule", text(line.error().rule));
  return object;
}

// `{stream, conflicts}`. Conflicts are those between givens: only where the search finds no solution do they count.
val open_stream(val input) {
  return with_puzzle(input, [](const PuzzleView& puzzle) {
    Outcome contradiction;
    contradiction.conflicts = conflicts(puzzle.givens());
    val object = val::object();
    object.set("stream", val(std::make_shared<RuleSolutions>(puzzle)));
    object.set("conflicts", solve_object(contradiction, *puzzle.layout())["conflicts"]);
    return object;
  });
}

// `{counts, complete}`: for each candidate the number of solutions that hold it, at most `limit`.
val counts_of(val input, double limit, double nodes, val report) {
  return with_puzzle(input, [&](const PuzzleView& puzzle) {
    const CappedCandidateCounts counted = count_candidates(puzzle, static_cast<int>(limit), reporting(nodes, report));
    val object = val::object();
    object.set("counts", typed_array_of(counted.counts));
    object.set("side", puzzle.digit_count());
    object.set("complete", counted.complete);
    return object;
  });
}

std::string_view sort_of(PartSort sort) {
  switch (sort) {
    case PartSort::LayoutRule: return "layout-rule";
    case PartSort::OwnRule: return "rule";
    case PartSort::GivenCandidates: return "candidates";
    case PartSort::Given: return "given";
  }
  return "";
}

// `{sort, rule}` or `{sort, cell}`.
val parts_array(std::span<const PuzzlePart> parts, const Layout& layout) {
  return array_of(parts, [&](const PuzzlePart& part) {
    const bool is_rule = part.sort == PartSort::LayoutRule || part.sort == PartSort::OwnRule;
    val object = val::object();
    object.set("sort", text(sort_of(part.sort)));
    if (is_rule) {
      object.set("rule", write_rule(part.rule, layout));
    } else {
      object.set("cell", name_of(part.cell, layout, CellNames::RowColumn));
    }
    return object;
  });
}

std::string_view state_of(FaultState state) {
  switch (state) {
    case FaultState::Found: return "found";
    case FaultState::HasSolution: return "has-solution";
    case FaultState::Undecided: return "undecided";
  }
  return "";
}

val parts_at_fault(val input, double nodes, val report) {
  return with_puzzle(input, [&](const PuzzleView& puzzle) {
    const RulesAtFault fault = rules_at_fault(puzzle, reporting(nodes, report));
    val object = val::object();
    object.set("state", text(state_of(fault.state)));
    object.set("parts", parts_array(fault.parts, *puzzle.layout()));
    object.set("minimal", fault.minimal);
    return object;
  });
}

std::string_view state_of(NecessityState state) {
  switch (state) {
    case NecessityState::Found: return "found";
    case NecessityState::NotOne: return "not-one";
    case NecessityState::Undecided: return "undecided";
  }
  return "";
}

val parts_without_need(val input, double seed, double nodes, val report) {
  return with_puzzle(input, [&](const PuzzleView& puzzle) {
    const UnnecessaryParts found =
        unnecessary_parts(puzzle, static_cast<std::uint64_t>(seed), reporting(nodes, report));
    val object = val::object();
    object.set("state", text(state_of(found.state)));
    object.set("eachAlone", parts_array(found.each_alone, *puzzle.layout()));
    object.set("enough", parts_array(found.enough, *puzzle.layout()));
    object.set("complete", found.complete);
    return object;
  });
}

std::string_view code_of(RulePuzzleError error) {
  switch (error) {
    case RulePuzzleError::BadForm: return "bad-goal";
    case RulePuzzleError::NoFullGrid: return "no-full-grid";
    case RulePuzzleError::NotFound: return "not-found";
    case RulePuzzleError::NoSolution: return "no-solution";
    case RulePuzzleError::Stopped: return "stopped";
  }
  return "";
}

// `{error: {code, field, found, expected, symbol, fault}}`. The other modules leave out `fault`, which only sentences
// about rules need.
val refused_goal(const GoalError& error) {
  val object = error_object(error);
  object["error"].set("fault", text(nonet::name_of(error.fault)));
  return object;
}

// Reads the puzzle that is completed. Returns an object with the error, when there is one.
std::optional<val> error_in_drawn(const val& drawn, GoalFields& fields) {
  if (drawn.isNull()) return std::nullopt;
  const val read = with_puzzle(drawn, [&](const PuzzleView& puzzle) {
    fields.drawn = copy_of(puzzle);
    return val::object();
  });
  return fields.drawn ? std::nullopt : std::optional(read);
}

// The judge of the teacher's module, which JavaScript asks: `{stages, left(position, stage), accepts(position),
// report(fraction)}`.
class AskedJudge final : public RuleJudge {
 public:
  explicit AskedJudge(const val& judge) : judge_(judge), stages_(judge["stages"].as<int>()) {}

  int stages() const override { return stages_; }
  bool passes(const Puzzle& puzzle, int stage) override {
    left_ =
        emscripten::convertJSArrayToNumberVector<std::uint32_t>(judge_.call<val>("left", position_of(puzzle), stage));
    return left_.empty();
  }
  const std::vector<std::uint32_t>& left() const override { return left_; }
  bool accepts(const Puzzle& puzzle) override { return judge_.call<bool>("accepts", position_of(puzzle)); }
  void begin_attempt(int attempt, int attempts) override {
    judge_.call<void>("report", static_cast<double>(attempt) / attempts);
  }

 private:
  static val position_of(const Puzzle& puzzle) {
    std::string rules;
    for (const Rule& rule : puzzle.own_rules()) rules += write_rule(rule, *puzzle.layout()) + '\n';
    val position = val::object();
    position.set("layout", text(name_of(*puzzle.layout())));
    position.set("cells", digits_of(puzzle.givens()));
    position.set("rules", text(rules));
    return position;
  }

  val judge_;
  const int stages_;
  std::vector<std::uint32_t> left_;
};

// `{puzzle, solution, layout, rules, needed}`: puzzle `index` of a seed. The goal has the fields of GoalFields, and
// `drawn`: a puzzle as read_puzzle() takes it, or null; and `number`: 0, or how many puzzles were to be avoided.
// `asked` is a judge, or null.
val make_puzzle(val goal, double seed, double index, val report, val asked) {
  GoalFields fields = goal_fields_of(goal);
  if (const auto error = error_in_drawn(goal["drawn"], fields)) return *error;
  const auto read = read_rule_goal(fields);
  if (!read) return refused_goal(read.error());
  std::optional<AskedJudge> judge;
  if (!asked.isNull()) judge.emplace(asked);
  // A puzzle with another number takes the place of one that is to be avoided, as make_ruled() has it.
  const auto number = static_cast<std::uint64_t>(goal["number"].as<double>());
  const std::uint64_t own_seed =
      seed_of_goal(number, seed_of_goal(hash_of_goal(fields, read.value()), static_cast<std::uint64_t>(seed)));
  const auto made = make_rule_puzzle(read.value(), own_seed, static_cast<std::uint64_t>(index), reporting(0, report),
                                     judge ? &*judge : nullptr);
  if (!made) return error_object(code_of(made.error()));
  const Puzzle& puzzle = made.value().puzzle;
  val object = val::object();
  object.set("puzzle", text(write_line(puzzle.givens())));
  object.set("solution", text(write_line(made.value().solution)));
  object.set("layout", text(name_of(*puzzle.layout())));
  object.set("rules",
             array_of(puzzle.own_rules(), [&](const Rule& rule) { return text(write_rule(rule, *puzzle.layout())); }));
  object.set("needed", made.value().every_question_decided);
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_rules) {
  // The module explains nothing, so it leaves out the techniques of rules.
  use_rule_texts(&kRuleTextPart);
  use_rule_search(&kRuleSearchPart);
  emscripten::function("make", &make_puzzle);
  emscripten::function("parse", &parse);
  emscripten::function("parseAll", &parse_all);
  emscripten::function("counts", &counts_of);
  emscripten::function("fault", &parts_at_fault);
  emscripten::function("unnecessary", &parts_without_need);
  emscripten::function("write", &write_puzzle);
  emscripten::class_<RuleSolutions>("RuleSolutions")
      .smart_ptr<std::shared_ptr<RuleSolutions>>("RuleSolutionsRef")
      .class_function("open", &open_stream)
      .function("next", &RuleSolutions::next)
      .function("count", &RuleSolutions::count);
}

}  // namespace nonet::door
