#include "cli/commands/puzzle_run.h"

#include <utility>

#include "cli/commands/long_work.h"
#include "cli/input/drawn_rules.h"
#include "cli/input/interrupt.h"
#include "cli/input/layout_argument.h"
#include "cli/output/conflicts.h"

namespace nonet {

void PuzzleRun::run() {
  if (!rules_.load(console_)) return;
  for_each_puzzle(arguments_, console_,
                  [this](const ParsedPuzzle& puzzle, const InputPosition& where) { return visit(puzzle, where); });
}

bool PuzzleRun::visit(const ParsedPuzzle& puzzle, const InputPosition& where) {
  where_ = where;
  if (const LayoutRef& layout = puzzle.grid.layout(); !knows_layout(*layout)) {
    complain(sentence_about_layout(*layout));
    return !interrupted() && goes_on();
  }
  const bool is_changed = rules_.is_used() || (has("recognise") && puzzle.document) || takes_puzzle_of(puzzle);
  if (is_changed) {
    answer_changed(puzzle);
  } else {
    answer(puzzle);
  }
  if (const std::string sentence = sentence_about_unread_rules(puzzle); !sentence.empty())
    complain(sentence, keeps_unread_rules() ? ExitCode::Done : ExitCode::WithoutRules);
  note_drawings(puzzle);
  answered_.count();
  return !interrupted() && goes_on();
}

bool PuzzleRun::takes_puzzle_of(const ParsedPuzzle& position) const {
  switch (reads_) {
    case Reads::Puzzle: return position.is_position();
    case Reads::Position: return false;
    case Reads::Taught: break;
  }
  return lists_given_candidates(position, arguments_.listed_candidates());
}

void PuzzleRun::note_drawings(const ParsedPuzzle& puzzle) {
  if (has("recognise") || !arguments_.takes_drawings()) return;
  if (const std::string sentence = sentence_about_drawings(puzzle); !sentence.empty()) note(sentence);
}

void PuzzleRun::answer_changed(ParsedPuzzle puzzle) {
  const RuleSet stated = puzzle.rules;
  if (rules_.is_used() && !rules_.add_to(puzzle, console_)) return;
  if (takes_puzzle_of(puzzle)) puzzle = puzzle_in(std::move(puzzle), arguments_.listed_candidates());
  if (has("recognise") && puzzle.document) {
    LongWork work(arguments_, console_, where_);
    add_drawn_rules(puzzle, stated, work.control(kReadingNodes), where_, console_);
    work.clear_progress();
  }
  answer(puzzle);
}

bool PuzzleRun::refuses_contradiction(const Grid& puzzle) {
  if (is_consistent(puzzle)) return false;
  complain_about_contradiction(puzzle, where_, cell_names(), console_);
  return true;
}

void PuzzleRun::complain_about_no_solution() { complain(kNoSolution); }

bool PuzzleRun::refuses_given_candidates(const ParsedPuzzle& puzzle, std::string_view subject) {
  return nonet::refuses_given_candidates(puzzle, subject, where_, console_);
}

bool PuzzleRun::can_search(const ParsedPuzzle& puzzle) {
  if (puzzle.rules.empty()) return nonet::can_search(*puzzle.grid.layout(), where_, console_);
  if (SolutionStream::supports(view_of(puzzle))) return true;
  complain(puzzle.grid.layout()->is_square()
               ? "Puzzles with rules are searched up to side 16."
               : "Puzzles with rules are searched in layouts of up to 16 digits and 256 cells.");
  return false;
}

bool refuses_given_candidates(const ParsedPuzzle& puzzle, std::string_view subject, const InputPosition& where,
                              Console& console) {
  if (!view_of(puzzle).has_given_candidates()) return false;
  console.complain(where,
                   "The puzzle has given candidates. " + std::string(subject) +
                       " exist for puzzles of givens alone. Use --candidates noted to leave the candidates out.",
                   ExitCode::NoAnswer);
  return true;
}

bool can_search(const Layout& layout, const InputPosition& where, Console& console) {
  if (SolutionStream::supports(layout)) return true;
  console.complain(where,
                   "A search in a " + std::to_string(layout.rows()) + "x" + std::to_string(layout.columns()) +
                       " grid with these rules could need too much memory. Use a smaller grid or fewer variants.",
                   ExitCode::NoAnswer);
  return false;
}

}  // namespace nonet
