#include "cli/commands/generate_task.h"

#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "cli/commands/teaching.h"
#include "cli/input/layout_argument.h"
#include "cli/input/puzzle_files.h"
#include "cli/input/small_file.h"
#include "cli/input/values.h"
#include "cli/output/messages.h"
#include "cli/output/notation.h"

namespace nonet {

namespace {

constexpr std::array kLevels{Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme};

std::optional<Level> level_named(std::string_view name) {
  for (const Level level : kLevels) {
    if (name_of(level) == name) return level;
  }
  return std::nullopt;
}

std::optional<Method> method_named(std::string_view name) {
  if (name == "remove") return Method::Remove;
  if (name == "add") return Method::Add;
  if (name == "swap") return Method::Swap;
  if (name == "shift") return Method::Shift;
  return std::nullopt;
}

TechniqueSet practice_techniques(const TechniqueSet& techniques) {
  TechniqueSet all;
  for (const TechniqueRow& row : technique_table()) {
    if (techniques.contains(row.technique)) all = all | practice_techniques(row.technique);
  }
  return all;
}

std::string names_of(const TechniqueSet& techniques) {
  std::string names;
  for (const TechniqueRow* row : teaching_order()) {
    if (!techniques.contains(row->technique)) continue;
    if (!names.empty()) names += ", ";
    names += english_name(row->technique);
  }
  return names;
}

// Whether each cell of a pattern has a clue. Comment lines begin with "# ".
std::vector<bool> pattern_in(std::string_view text) {
  std::vector<bool> clues;
  const auto is_blank = [](char symbol) { return symbol == '.' || symbol == '0'; };
  for (const std::string_view line : split(text, '\n')) {
    if (line.starts_with("# ")) continue;
    for (const char symbol : line) {
      if (symbol != ' ' && symbol != '\t' && symbol != '\r') clues.push_back(!is_blank(symbol));
    }
  }
  return clues;
}

class TaskReader {
 public:
  TaskReader(const Arguments& arguments, Console& console) : arguments_(arguments), console_(console) {}

  std::optional<GenerateTask> read() {
    if (!options_agree() || !read_form() || !read_avoided()) return std::nullopt;
    read_difficulty();
    read_indexes();
    // An attempt at a puzzle with few clues takes seconds.
    constexpr std::uint64_t kFewCluesAttempts = 200;
    const bool has_few_clues = form().most_clues != 0 && form().most_clues <= kMostFewClues;
    const std::uint64_t of_form = has_few_clues && form().layout->is_classic() ? kFewCluesAttempts : kFormAttempts;
    goal().attempts = arguments_.number("attempts", goal().difficulty.is_any() ? of_form : 100'000);
    if (const auto impossible = check(goal())) {
      complain(sentence_of(*impossible));
      return std::nullopt;
    }
    return std::move(task_);
  }

 private:
  PuzzleGoal& goal() { return task_.goal; }
  PuzzleForm& form() { return task_.goal.form; }

  bool complain(const std::string& sentence) {
    console_.complain(sentence, ExitCode::BadInput);
    return false;
  }

  bool options_agree() {
    if (arguments_.has("distinct") && arguments_.has("shard")) {
      return complain(
          "--distinct cannot be used with --shard: a part does not know the puzzles of the other parts. Leave out one "
          "of them.");
    }
    if (arguments_.has("shard") && !arguments_.has("seed")) {
      return complain("--shard needs --seed S: all parts of a run must have the same seed.");
    }
    const bool has_files = arguments_.has("keep") || arguments_.has("pattern");
    if (arguments_.jigsaw_side() != 0 && has_files) {
      return complain(
          "--layout jigsaw:N cannot be used with --keep or --pattern, because each puzzle has other regions.");
    }
    if (arguments_.has("pattern") && (arguments_.has("clues") || arguments_.has("symmetry"))) {
      return complain("--pattern names the cells of the clues, so --clues and --symmetry have no use with it.");
    }
    return true;
  }

  bool read_form() {
    form().jigsaw_side = arguments_.jigsaw_side();
    if (const LayoutRef layout = arguments_.layout()) form().layout = layout;
    form().symmetry = *symmetry_named(arguments_.text("symmetry", "none"));
    form().method = *method_named(arguments_.text("method", "remove"));
    form().minimal = arguments_.has("minimal");
    if (const auto clues = number_range(arguments_.text("clues"))) {
      form().fewest_clues = clues->first;
      form().most_clues = clues->last;
    }
    return read_grid("keep", form().keep) && read_pattern() && read_grid("grid", form().start);
  }

  // Reads the grid that an option names; its layout is that of the form.
  bool read_grid(std::string_view option, std::optional<Grid>& grid) {
    if (!arguments_.has(option)) return true;
    const auto read = only_puzzle(arguments_.text(option), arguments_.layout(), arguments_, console_);
    if (!read) return false;
    form().layout = read->grid.layout();
    grid = read->grid;
    return true;
  }

  bool read_pattern() {
    if (!arguments_.has("pattern")) return true;
    const std::string path(arguments_.text("pattern"));
    const auto text = text_of_small_file(path);
    if (!text) return complain(text.error().sentence);
    const std::vector<bool> clues = pattern_in(text.value());
    const int side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(clues.size()))));
    if (!arguments_.layout() && !form().keep) {
      const LayoutRef usual = side >= 2 && side <= Layout::kMaxSide ? Layout::of_side(side) : nullptr;
      if (usual) form().layout = usual;
    }
    if (static_cast<int>(clues.size()) != form().layout->cell_count()) {
      return complain(path + ": The pattern has " + std::to_string(clues.size()) + " cells instead of " +
                      std::to_string(form().layout->cell_count()) +
                      ". Write '.' or 0 for a blank cell and any other character for a clue.");
    }
    for (std::uint16_t index = 0; index < clues.size(); ++index) {
      if (clues[index]) form().pattern.push_back(Cell{index});
    }
    return !form().pattern.empty() || complain(path + ": The pattern has no clue.");
  }

  bool read_avoided() {
    if (!arguments_.has("avoid")) return true;
    task_.avoid = std::make_unique<PuzzleClasses>();
    const PuzzleVisitor add = [this](const ParsedPuzzle& puzzle, const InputPosition&) {
      task_.avoid->insert(puzzle.grid);
      return true;
    };
    const ExitCode before = console_.exit_code();
    for_each_puzzle_of(arguments_.text("avoid"), arguments_, console_, add);
    goal().avoid = task_.avoid.get();
    return console_.exit_code() == before;
  }

  void read_difficulty() {
    Difficulty& difficulty = goal().difficulty;
    if (arguments_.has("level")) difficulty.level = level_named(arguments_.text("level"));
    difficulty.rating = rating_range(arguments_.text("rating"));
    if (arguments_.has("technique")) difficulty.required = *techniques_of(arguments_.text("technique"));
    if (arguments_.has("allow")) {
      difficulty.allowed = *techniques_of(arguments_.text("allow"));
    } else if (arguments_.has("technique") && !arguments_.has("level")) {
      difficulty.allowed = practice_techniques(difficulty.required);
    }
    if (arguments_.has("forbid")) {
      difficulty.allowed = difficulty.allowed - *techniques_of(arguments_.text("forbid"));
    }
  }

  void read_indexes() {
    task_.seed = arguments_.seed();
    const std::uint64_t count = arguments_.number("count", 1);
    const Shard shard = shard_named(arguments_.text("shard")).value_or(Shard{});
    // Part K begins at the index count * (K - 1) / N, rounded down. The product could exceed 64 bits.
    const auto begin_of = [&](std::uint64_t part) {
      return count / shard.parts * (part - 1) + count % shard.parts * (part - 1) / shard.parts;
    };
    task_.first = begin_of(shard.part);
    task_.end = begin_of(shard.part + 1);
  }

  std::string sentence_of(const ImpossibleGoal& impossible) {
    if (const auto* error = std::get_if<DifficultyError>(&impossible)) return sentence_of(*error);
    const GenerateError error = std::get<GenerateError>(impossible);
    std::string sentence = nonet::sentence_of(error);
    const std::string advice = advice_about_boxes(arguments_.text("layout"));
    if (error == GenerateError::LayoutTooLarge && !advice.empty()) sentence += ' ' + advice;
    return sentence;
  }

  std::string sentence_of(DifficultyError error) {
    const Difficulty& difficulty = goal().difficulty;
    const std::string level(arguments_.text("level"));
    switch (error) {
      case DifficultyError::NotRatable:
        return "Only 9x9 grids without variants have a rating. Leave out --layout or --rating.";
      case DifficultyError::NoSuchRating: return complaint_about_rating_range(arguments_.text("rating"));
      case DifficultyError::RatingNotOfLevel:
        return "No puzzle of the level " + level + " has such a rating. Change --level or --rating.";
      case DifficultyError::LayoutTooLarge:
        return "Techniques and levels are known up to side " + std::to_string(LayoutSets::kMaxSide) +
               ". Use a smaller --layout, or leave out --level, --technique, --allow and --forbid.";
      case DifficultyError::RequiredNotAllowed:
        return "--technique asks for " + names_of(difficulty.required - difficulty.allowed) +
               ", but --allow or --forbid rules this out.";
      case DifficultyError::RequiredNotTaught:
        return "A technique of --technique is used by ratings only. nonet find --list prints the others.";
      case DifficultyError::RequiredAboveLevel:
        return "A technique of --technique is harder than the level " + level + ". Use a higher --level or none.";
      case DifficultyError::NeverNeeded:
        return "No puzzle of this layout needs " + names_of(difficulty.required) +
               ". Use another --technique or --layout.";
      case DifficultyError::NothingAtLevel:
        return "None of the allowed techniques is of the level " + level + ". Change --level, --allow or --forbid.";
      case DifficultyError::NoSingles:
        return "No puzzle is solved without singles. Allow full-house, hidden-single or naked-single, too.";
    }
    return {};
  }

  const Arguments& arguments_;
  Console& console_;
  GenerateTask task_;
};

std::string times(std::uint64_t count) { return count == 1 ? "once" : std::to_string(count) + " times"; }

// What the nearest puzzle is like, after "The nearest ".
std::string description_of(const Verdict& nearest, const PuzzleGoal& goal) {
  switch (*nearest.failed) {
    case GoalPart::Rating:
      if (!nearest.rating) return "is solved by singles";
      return nearest.rating_is_bound ? "has a rating of " + decimal_of(*nearest.rating) + " or more"
                                     : "has the rating " + decimal_of(*nearest.rating);
    case GoalPart::Level:
      return nearest.level ? "has the level " + std::string(name_of(*nearest.level))
                           : "is harder than the level " + std::string(name_of(*goal.difficulty.level));
    case GoalPart::Allowed: return "is not solved by the allowed techniques";
    case GoalPart::Required: return "does not need " + names_of(goal.difficulty.required);
    case GoalPart::New: return "is isomorphic to a puzzle of --avoid";
    case GoalPart::Form: break;
  }
  return {};
}

std::string_view name_of_part(GoalPart part) {
  switch (part) {
    case GoalPart::Form: return "the clues";
    case GoalPart::Level: return "the level";
    case GoalPart::Allowed: return "the allowed techniques";
    case GoalPart::Required: return "--technique";
    case GoalPart::Rating: return "the rating";
    case GoalPart::New: return "--avoid";
  }
  return {};
}

}  // namespace

std::optional<GenerateTask> generate_task(const Arguments& arguments, Console& console) {
  return TaskReader(arguments, console).read();
}

std::optional<Shard> shard_named(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto part = whole_number(text.substr(0, slash));
  const auto parts = whole_number(text.substr(slash + 1));
  constexpr std::uint64_t kMaxParts = 1'000'000'000;
  if (!part || !parts || *part < 1 || *part > *parts || *parts > kMaxParts) return std::nullopt;
  return Shard{*part, *parts};
}

std::string complaint_about_shard(std::string_view value) {
  if (shard_named(value)) return {};
  return "'" + std::string(value) + "' is not a part such as 3/64, which is part 3 of 64.";
}

std::string complaint_about_level(std::string_view value) {
  if (level_named(value)) return {};
  return "'" + std::string(value) + "' is not a level. Use easy, medium, hard, expert or extreme.";
}

std::string complaint_about_method(std::string_view value) {
  if (method_named(value)) return {};
  return "'" + std::string(value) + "' is not a method. Use remove, add, swap or shift.";
}

std::string sentence_of(const MissedGoal& missed, const PuzzleGoal& goal) {
  if (missed.error != GenerateError::NotFound) return sentence_of(missed.error);
  std::string sentence =
      missed.tried == 1 ? "One puzzle was tried." : std::to_string(missed.tried) + " puzzles were tried.";
  if (missed.nearest) {
    sentence +=
        " The nearest " + description_of(*missed.nearest, goal) + ": " + write_line(missed.nearest->puzzle) + '.';
  }
  sentence += " Not met:";
  std::string_view separator = " ";
  for (int part = 0; part < kGoalParts; ++part) {
    const std::uint64_t count = missed.failed[static_cast<std::size_t>(part)];
    if (count == 0) continue;
    sentence.append(separator).append(name_of_part(static_cast<GoalPart>(part))) += ' ' + times(count);
    separator = ", ";
  }
  return sentence + ". Use another --seed, a wider goal or more --attempts.";
}

}  // namespace nonet
