#pragma once

#include "cli/input/command_table.h"
#include "cli/input/values.h"

namespace nonet {

// Options of several commands.
inline constexpr Option kLayoutOption{"layout", "LAYOUT",
                                      "the layout of every puzzle, such as 2x3, 16, x, windoku or jigsaw:LABELS; + "
                                      "joins a shape and variants, as in 2x3+x"};
inline constexpr Option kRulesOption{"rules", "RULES",
                                     "give every puzzle these rules, such as \"cage 15 r1c1 r1c2; thermometer "
                                     "r4c1-r4c5\""};
inline constexpr Option kRulesFileOption{"rules-file", "FILE",
                                         "give every puzzle the rules in this file, one on a line"};
inline constexpr Option kRecogniseOption{
    "recognise", "",
    "add the rules that the drawing and the author's words of a puzzle of SudokuPad or f-puzzles seem to mean, and say "
    "which; without --recognise these are only drawn"};
inline constexpr Option kCellsOption{"cells", "NAMES", "name cells r1c2 (rc), A2 (a1) or B1 (column-letters)",
                                     complaint_about_cell_names};
inline constexpr Option kCandidatesOption{"candidates", "MEANING",
                                          "what the candidates in a text are: part of the puzzle (given) or notes of a "
                                          "player (noted); default: given in 729 lines and "
                                          "frames of pencil marks, noted in texts that mark placed digits",
                                          complaint_about_listed_candidates};
inline constexpr Option kThreadsOption{
    "threads", "N", "use N threads for 9x9 grids, 1 to 256 (default: one for each core); N does not change the output",
    complaint_about_threads};
inline constexpr Option kTimeOption{
    "time", "S", "stop the work on a puzzle after S seconds, such as 10 or 0.5, and print what is known by then",
    complaint_about_time};
inline constexpr Option kRunTimeOption{"time", "S",
                                       "end the run after S seconds, such as 10 or 0.5; what is complete by then is "
                                       "printed",
                                       complaint_about_time};
inline constexpr Option kEditionOption{"edition", "N",
                                       "which puzzles a seed stands for: 2, the default, or 1 as in versions up to "
                                       "November 2026, in which different goals "
                                       "with one seed could have the same solution",
                                       complaint_about_edition};
inline constexpr Option kJsonOption{"json", "", "print one JSON object on each line"};
inline constexpr Option kQuietOption{"quiet", "", "show no progress on the terminal"};
inline constexpr Option kFormatOption{"to", "FORMAT",
                                      "print grids in this format: line, sdm, numbers, rows, grids, csv, tsv, frame or "
                                      "jigsaw",
                                      complaint_about_format};

/// The search nodes that a canonical form or an isomorphism may take.
inline constexpr std::uint64_t kSymmetryBudget = 200'000;
inline constexpr Option kSymmetryBudgetOption{
    "budget", "N", "end the search after N search nodes (default: 200000); 9x9 grids without variants need no search",
    complaint_about_positive_number};
inline constexpr std::string_view kBudgetAdvice = "Use a larger --budget.";

}  // namespace nonet
