#include "cli/input/drawn_rules.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

// The names of drawings of SudokuPad that are pictures, which may lie on another site.
constexpr std::array<std::string_view, 4> kPictures{"bgimage", "fgimage", "images", "svgs"};

std::string_view words_for(DrawnReason reason) {
  switch (reason) {
    case DrawnReason::LineWithBulb: return "a line with a filled circle at one end";
    case DrawnReason::BranchOfBulb: return "a branch of a line with a filled circle";
    case DrawnReason::LineWithCircles: return "a line with circles at both ends";
    case DrawnReason::LineWithDiamonds: return "a line with diamonds at both ends";
    case DrawnReason::LineOfColor: return "the colour of a line";
    case DrawnReason::OnlyLineInWords: return "a line, and the one kind of lines that the puzzle names";
    case DrawnReason::LineAcrossGrid: return "a line from corner to corner";
    case DrawnReason::ArrowWithCircle: return "an arrow with a circle";
    case DrawnReason::ArrowWithPill: return "an arrow with a circle of several cells";
    case DrawnReason::ArrowBesideNumber: return "an arrow beside a number outside the grid";
    case DrawnReason::NumberOutside: return "a number outside the grid";
    case DrawnReason::DotBetweenCells: return "a dot between cells";
    case DrawnReason::LetterBetweenCells: return "a letter between cells";
    case DrawnReason::SignBetweenCells: return "a sign between cells";
    case DrawnReason::CircleAtCorner: return "a circle with digits at a corner";
    case DrawnReason::ShapeInCell: return "grey shapes in cells";
    case DrawnReason::LineInWords: return "a line in the rules' words";
    case DrawnReason::ShapeInWords: return "shapes in the rules' words";
    case DrawnReason::WordsAlone: return "from the rules' words";
  }
  return {};
}

// `thermometer r1c1-r1c4 (sure: a line with a filled circle at one end, and the word "thermo")`
std::string words_for(const RuleSuggestion& suggestion, const Layout& layout) {
  std::string text = write_rule(suggestion.rule, layout);
  text.append(" (").append(name_of(suggestion.certainty)).append(": ").append(words_for(suggestion.reason));
  if (!suggestion.word.empty()) text.append(", and the word \"").append(suggestion.word).append("\"");
  return text += ")";
}

std::string words_for(const ReadingStep& step) {
  const std::string kind(rule_row(step.kind).id);
  switch (step.change) {
    case ReadingChange::Taken: return kind + " rules are taken";
    case ReadingChange::Instead:
      return "what looks like " + kind + " is read as " + std::string(rule_row(step.read_as).id);
    case ReadingChange::Apart: return "the strokes of " + kind + " lines are read one by one";
    case ReadingChange::Joined: return "the strokes of " + kind + " lines are read as one line";
    case ReadingChange::Number: return kind + " lines are read with another number";
  }
  return {};
}

// Why no reading is taken for the author's.
std::string reason_of(ReadingDoubt doubt) {
  switch (doubt) {
    case ReadingDoubt::MissingRules: return "and other rules are missing, so one solution decides nothing.";
    case ReadingDoubt::CutOff: return "and in further ways that are not looked at, so one solution decides nothing.";
    case ReadingDoubt::None: break;
  }
  return "and the search ended before it knew which of them has one solution.";
}

// The rules of the reading that leaves one solution; of the first reading when no other decides.
DrawnReading reading_that_counts(const ParsedPuzzle& puzzle, const RuleSuggestions& found, const Control& control,
                                 const InputPosition& where, Console& console) {
  DrawnReadings readings = readings_of(puzzle, found);
  const ReadingChoice choice = choose_reading(puzzle, readings, control);
  const std::string count = std::to_string(readings.each.size());
  const auto note_undecided = [&](const std::string& reason) {
    console.note(where, "The drawing can be read in " + count + " ways, " + reason +
                            " The first reading counts. Use --rules to add rules.");
  };
  if (choice.state == ReadingChoice::State::Several) {
    note_undecided("and several of them have one solution each.");
  } else if (choice.state == ReadingChoice::State::Undecided) {
    note_undecided(reason_of(readings.doubt));
  } else if (choice.state == ReadingChoice::State::Decided) {
    std::string steps;
    for (const ReadingStep& step : readings.each[choice.reading].steps) {
      steps.append(steps.empty() ? "" : ", and ").append(words_for(step));
    }
    console.note(where, "Of " + count + " readings of the drawing, this one has one solution: " + steps + ".");
  }
  return std::move(readings.each[choice.reading]);
}

}  // namespace

void add_drawn_rules(ParsedPuzzle& puzzle, const RuleSet& stated, const Control& control, const InputPosition& where,
                     Console& console) {
  RuleSuggestions found = suggested_rules(puzzle);
  const AuthorVerdict verdict = take_out_broken(puzzle, found);
  const auto& [suggestions, refused] = found;
  // Rules of the words may change the layout.
  const LayoutRef own_layout = puzzle.grid.layout();
  const Layout& layout = *own_layout;
  if (verdict.layout == AuthorVerdict::Layout::Broken) {
    console.note(where,
                 "The author's solution repeats a digit in a row, column or region that was read, so the layout may be "
                 "another one. Use --layout to name it.");
  }
  for (const Rule& rule : verdict.stated) {
    if (std::find(stated.begin(), stated.end(), rule) == stated.end()) {
      puzzle.rules.insert(rule);
      continue;
    }
    console.note(
        where, "The author's solution breaks a rule of the text, which is left out: " + write_rule(rule, layout) + ".");
    puzzle.unread_rules.push_back(write_rule(rule, layout));
  }
  for (const RuleSuggestion& suggestion : verdict.drawn) {
    console.note(where, "The author's solution breaks a rule that the drawing seems to mean, which is left out: " +
                            words_for(suggestion, layout) + ".");
  }
  const DrawnReading reading = reading_that_counts(puzzle, found, control, where, console);
  std::vector<Rule> others = reading.rules;
  for (const RuleSuggestion& suggestion : suggestions) {
    const auto taken = std::find(others.begin(), others.end(), suggestion.rule);
    if (taken == others.end()) {
      console.note(where, "The drawing may mean a rule, which is left out: " + words_for(suggestion, layout) +
                              ". Use --rules to add the rule.");
      continue;
    }
    const bool is_drawn = suggestion.reason != DrawnReason::WordsAlone;
    console.note(where, (is_drawn ? "The drawing gives a rule: " : "The words give a rule: ") +
                            words_for(suggestion, layout) + ".");
    others.erase(taken);
  }
  for (const Rule& rule : others)
    console.note(where, "The drawing gives a rule in this reading: " + write_rule(rule, layout) + ".");
  puzzle = with_reading(std::move(puzzle), reading);
  for (const RuleSuggestion& suggestion : refused) {
    console.note(where, "The drawing seems to mean a rule that this puzzle cannot have, which is left out: " +
                            words_for(suggestion, layout) + ".");
  }
  for (const std::string& name : puzzle.drawings) {
    if (std::find(kPictures.begin(), kPictures.end(), name) != kPictures.end())
      console.note(where, "Pictures are not read, and may show rules: " + name + ".");
  }
  if (suggestions.empty() && refused.empty() && verdict.drawn.empty())
    console.note(where, "Nothing in the drawing and in the words was recognised.");
}

std::string sentence_about_drawings(const ParsedPuzzle& puzzle) {
  if (!puzzle.document) return {};
  if (puzzle.drawings.empty()) {
    const std::vector<RuleSuggestion> told = suggested_rules(puzzle).rules;
    if (told.empty()) return {};
    return "The answer is without rules that only the author's words tell. Use --recognise to take the rules that the "
           "words seem to mean.";
  }
  std::string names;
  for (const std::string& name : puzzle.drawings) names.append(names.empty() ? "" : ", ").append(name);
  return "The answer is without the meaning of what is only drawn: " + names +
         ". Use --recognise to take the rules that the drawing seems to mean.";
}

}  // namespace nonet
