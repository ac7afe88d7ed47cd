#include "cli/commands/generate_task.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

#include "cli/commands/generate_rules.h"
#include "cli/commands/teaching.h"
#include "cli/input/interrupt.h"
#include "cli/input/layout_argument.h"
#include "cli/input/puzzle_files.h"
#include "cli/input/small_file.h"
#include "cli/input/values.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

constexpr const char* kPatternSigns = " Write '.' or 0 for a blank cell and any other character for a clue.";

std::string tried_for_rarity() { return std::to_string(kTriedForRarity) + " drafts gave none. "; }

bool holds_for_any(const TechniqueSet& techniques, bool (*holds)(Technique)) {
  return std::any_of(teaching_order().begin(), teaching_order().end(), [&](const TechniqueRow* row) {
    return techniques.contains(row->technique) && holds(row->technique);
  });
}

// True when the candidates of a text are a part of its puzzle.
bool has_given_candidates(const ParsedPuzzle& read) {
  const ParsedPuzzle puzzle = puzzle_in(read);
  return view_of(puzzle).has_given_candidates();
}

std::string sentence_about_given_candidates(std::string_view option) {
  return "The puzzle has given candidates, but --" + std::string(option) +
         " takes digits alone. Write the puzzle without candidates, for example as a line of digits.";
}

// The option that fills in a field; the name of the field when it has none.
std::string_view option_of(std::string_view field) {
  for (const GoalFieldRow& row : goal_field_table()) {
    if (row.name == field && !row.option.empty()) return row.option;
  }
  return field;
}

class TaskReader {
 public:
  TaskReader(const Arguments& arguments, Console& console) : arguments_(arguments), console_(console) {}

  std::optional<GenerateTask> read() {
    if (!options_agree() || !read_files() || !read_avoided()) return std::nullopt;
    read_fields();
    if (!fields_.rules.empty()) {
      auto ruled = read_ruled_goal(fields_);
      if (!ruled) {
        complain(sentence_of(ruled.error()));
        return std::nullopt;
      }
      task_.ruled = std::move(ruled).value();
      task_.ruled->avoid = task_.avoid.get();
      return read_indexes() ? std::optional(std::move(task_)) : std::nullopt;
    }
    auto goal = read_goal(fields_, task_.avoid.get());
    if (!goal) {
      complain(std::visit([&](const auto& error) { return sentence_of(error); }, goal.error()));
      return std::nullopt;
    }
    task_.goal = std::move(goal).value();
    task_.goal.wants_figures = arguments_.has("json");
    if (!read_indexes()) return std::nullopt;
    return std::move(task_);
  }

 private:
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
    return true;
  }

  bool read_files() {
    if (arguments_.has("pattern")) {
      const std::string path(arguments_.text("pattern"));
      auto text = text_of_small_file(path);
      if (!text) return complain(text.error().sentence);
      // An empty text would ask for no pattern.
      if (text.value().empty()) return complain(sentence_of(GoalError{GoalFault::BlankPattern, "pattern"}));
      fields_.pattern = std::move(text).value();
    }
    return (arguments_.has("own-rules") ? read_drawn() : read_grid("keep", fields_.keep)) &&
           read_grid("grid", fields_.start);
  }

  bool read_drawn() {
    if (!arguments_.has("keep")) return true;
    auto drawn = only_puzzle(arguments_.text("keep"), arguments_.layout(), arguments_, console_);
    if (!drawn) return false;
    const ParsedPuzzle puzzle = puzzle_in(std::move(*drawn));
    fields_.drawn = copy_of(view_of(puzzle));
    return true;
  }

  // Reads the grid that an option names.
  bool read_grid(std::string_view option, std::optional<Grid>& grid) {
    if (!arguments_.has(option)) return true;
    const auto read = only_puzzle(arguments_.text(option), arguments_.layout(), arguments_, console_);
    if (!read) return false;
    if (has_given_candidates(*read)) return complain(sentence_about_given_candidates(option));
    grid = read->grid;
    return true;
  }

  void read_fields() {
    const LayoutRef layout = arguments_.layout();
    fields_.layout = layout ? name_of(*layout) : std::string(arguments_.text("layout"));
    for (const GoalFieldRow& row : goal_field_table()) {
      if (row.option.empty()) continue;
      if (const auto* text = std::get_if<std::string GoalFields::*>(&row.member)) {
        fields_.*(*text) = arguments_.text(row.option);
      } else if (const auto* flag = std::get_if<bool GoalFields::*>(&row.member)) {
        fields_.*(*flag) = arguments_.has(row.option);
      } else {
        fields_.*(*std::get_if<std::uint64_t GoalFields::*>(&row.member)) = arguments_.number(row.option, 0);
      }
    }
    // With --own-rules, --givens says how many clues there are.
    if (!fields_.rules.empty()) fields_.clues = arguments_.text("givens");
  }

  bool read_avoided() {
    if (!arguments_.has("avoid")) return true;
    task_.avoid = std::make_unique<PuzzleClasses>();
    const PuzzleVisitor add = [this](const ParsedPuzzle& puzzle, const InputPosition& where) {
      if (has_given_candidates(puzzle)) {
        console_.complain(where, sentence_about_given_candidates("avoid"), ExitCode::BadInput);
        return false;
      }
      task_.avoid->insert(view_of(puzzle), interrupt_token());
      return true;
    };
    const ExitCode before = console_.exit_code();
    for_each_puzzle_of(arguments_.text("avoid"), arguments_, console_, add);
    return console_.exit_code() == before;
  }

  bool read_indexes() {
    task_.seed = arguments_.seed();
    const std::uint64_t count = arguments_.number("count", 1);
    const std::uint64_t first = arguments_.number("first", 0);
    if (!arguments_.has("shard")) {
      task_.first = first;
      task_.end = first + count;
      return true;
    }
    const Shard shard = *shard_named(arguments_.text("shard"));
    // Part K begins at the index count * (K - 1) / N, rounded down. The product could exceed 64 bits.
    const auto begin_of = [&](std::uint64_t part) {
      return count / shard.parts * (part - 1) + count % shard.parts * (part - 1) / shard.parts;
    };
    const std::uint64_t size = begin_of(shard.part + 1) - begin_of(shard.part);
    if (first > size) {
      return complain("--first: Part " + std::string(arguments_.text("shard")) + " has " + std::to_string(size) +
                      (size == 1 ? " puzzle" : " puzzles") + ". Use a number from 0 to " + std::to_string(size) + '.');
    }
    task_.first = begin_of(shard.part) + first;
    task_.end = begin_of(shard.part + 1);
    return true;
  }

  std::string sentence_of(const GoalError& error) const {
    const std::string path(arguments_.text("pattern"));
    const std::string option = "--" + std::string(option_of(error.field));
    switch (error.fault) {
      case GoalFault::PatternSize:
        return path + ": The pattern has " + std::to_string(error.found) + " cells instead of " +
               std::to_string(error.expected) + '.' + kPatternSigns;
      case GoalFault::BlankPattern: return path + ": The pattern has no clue." + kPatternSigns;
      case GoalFault::PatternDecides:
        return "The file of --pattern already says which cells have clues. Leave out --clues and --symmetry.";
      case GoalFault::CellsWithRegions:
        return "--layout jigsaw:N cannot be used with --keep, --pattern or --grid, because each puzzle has other "
               "regions.";
      case GoalFault::OtherLayout:
        return "The grids of --keep and --grid must have the same layout, which is that of --layout.";
      case GoalFault::UnknownLayout: return "The layout has no name. Use another --layout.";
      case GoalFault::UnknownSymmetry: return complaint_about_symmetry(fields_.symmetry);
      case GoalFault::UnknownMethod: return complaint_about_method(fields_.method);
      case GoalFault::BadClues: return complaint_about_range(fields_.clues);
      case GoalFault::WordLength:
      case GoalFault::WordLetter:
      case GoalFault::RepeatedLetter: return sentence_about_word(error);
      case GoalFault::WordAndKeep:
        return "--word exchanges digits, so it cannot be used with --keep. Leave out one of them.";
      case GoalFault::UnknownLevel: return complaint_about_level(fields_.level);
      case GoalFault::BadBounds: return option + " has numbers that it cannot have.";
      case GoalFault::UnknownTechnique: return option + ": A technique is unknown. nonet find --list prints the ids.";
      case GoalFault::FieldWithRules:
        return "--own-rules makes puzzles with rules, and " + option +
               " has no meaning with it. Leave out one of them.";
      case GoalFault::FieldWithoutRules: return option + " needs --own-rules.";
      case GoalFault::UnknownRule:
      case GoalFault::RepeatedRule:
      case GoalFault::BadSide:
      case GoalFault::BadCells:
      case GoalFault::BadGivens:
      case GoalFault::BadSymmetry: return sentence_about_rules(error, fields_);
    }
    return {};
  }

  std::string sentence_of(GenerateError error) const {
    if (error == GenerateError::NotSymmetric && fields_.keep && fields_.symmetry.empty()) {
      return "--keep has " + std::to_string(fields_.keep->clue_count()) +
             " digits, which is more than --clues allows. Use a larger number for --clues.";
    }
    std::string sentence = nonet::sentence_of(error);
    const std::string advice = advice_about_boxes(arguments_.text("layout"));
    if (error == GenerateError::LayoutTooLarge && !advice.empty()) sentence += ' ' + advice;
    return sentence;
  }

  std::string sentence_of(DifficultyError error) const {
    // Fields with a difficulty error can be read.
    const Difficulty difficulty = read_difficulty(fields_).value();
    const TechniqueSet asked = difficulty.shown | difficulty.required;
    const std::string& level = fields_.level;
    switch (error) {
      case DifficultyError::NotRatable:
        return "Only 9x9 grids without variants have a rating. Leave out --layout or --rating.";
      case DifficultyError::NoSuchRating: return complaint_about_rating_range(fields_.rating);
      case DifficultyError::RatingNotOfLevel:
        return "No puzzle of the level " + level + " has such a rating. Change --level or --rating.";
      case DifficultyError::RatingNotOfAllowed:
        return "No puzzle that " + (asked.empty() ? "" : "needs " + names_of(asked) + " and that ") +
               "the allowed techniques solve has such a rating. Change --rating or the techniques.";
      case DifficultyError::LayoutTooLarge:
        return "Techniques and levels are known up to side " + std::to_string(LayoutSets::kMaxSide) +
               ". Use a smaller --layout, or leave out --level, --technique, --needs, --allow and --forbid.";
      case DifficultyError::RequiredNotAllowed:
        return "The goal asks for " + names_of(asked - difficulty.allowed) + ", but --forbid rules this out.";
      case DifficultyError::RequiredNotTaught:
        return "A technique of --technique or --needs is used by ratings only. nonet find --list prints the others.";
      case DifficultyError::RequiredAboveLevel:
        return "A technique of --technique or --needs is harder than the level " + level +
               ". Use a higher --level or none.";
      case DifficultyError::NeverNeeded:
        return "No puzzle of this layout needs " + names_of(asked) +
               ", because easier techniques find the same. Use another technique or --layout, or --forbid the easier "
               "ones.";
      case DifficultyError::NeverShown:
        return "No path shows " + names_of(difficulty.shown) +
               ", because an easier technique always comes first. Use --needs, or --forbid the easier technique.";
      case DifficultyError::LevelNeverNeeded:
        return "Singles solve every puzzle of this layout. Use a larger --layout, or --level easy.";
      case DifficultyError::NoSuchSteps:
        return "Singles alone solve such puzzles. Leave out --steps, use a higher --level, or allow other techniques.";
      case DifficultyError::NothingAtLevel:
        return "None of the allowed techniques is of the level " + level + ". Change --level, --allow or --forbid.";
      case DifficultyError::NoSingles:
        return "No puzzle is solved without singles. Allow full-house, hidden-single or naked-single, too.";
      case DifficultyError::RarelyShown:
        return "Puzzles whose path shows " + names_of(asked) + " are rare: " + tried_for_rarity() +
               (holds_for_any(asked, is_rarely_needed) ? "" : "Use --needs, which asks for less. ") +
               "With --attempts N, N drafts are tried all the same.";
      case DifficultyError::RarelyNeeded:
        return "Puzzles that need " + names_of(asked) + " beside easier levels are rare: " + tried_for_rarity() +
               (holds_for_any(asked, is_rarely_shown) ? "" : "Use --technique, which allows what is taught earlier. ") +
               "With --attempts N, N drafts are tried all the same.";
      case DifficultyError::RareLevel:
        return "Puzzles of the level " + level + " are rare on this layout: at most one of " +
               std::to_string(kTriedForRarity) + " drafts was one. Use " +
               levels_that_are_made(*read_form(fields_).value().layout) +
               ", or a larger --layout. With --attempts N, N drafts are tried all the same.";
    }
    return {};
  }

  const Arguments& arguments_;
  Console& console_;
  GoalFields fields_;
  GenerateTask task_;
};

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
  if (level_range_of(value)) return {};
  return "'" + std::string(value) +
         "' is not a level. Use easy, medium, hard, expert or extreme; with --own-rules also A-B, such as easy-hard.";
}

std::string complaint_about_method(std::string_view value) {
  if (method_named(value)) return {};
  return "'" + std::string(value) + "' is not a method. Use remove, add, swap or shift.";
}

}  // namespace nonet
