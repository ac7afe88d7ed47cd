#pragma once

#include "cli/input/command_table.h"
#include "cli/input/values.h"

namespace nonet {

// Rows that several commands have in their tables.
inline constexpr Option kLayoutOption{
    "layout", "LAYOUT",
    "read every puzzle so: 2x3 (a box's rows by columns), 9, x, windoku, jigsaw:LABELS and more, joined by +",
    complaint_about_layout};
inline constexpr Option kCellsOption{"cells", "NAMES", "name cells r1c2 (rc), A2 (a1) or B1 (column-letters)",
                                     complaint_about_cell_names};
inline constexpr Option kThreadsOption{
    "threads", "N", "9x9 grids on so many threads (as many as there are cores); never changes the output",
    complaint_about_threads};
inline constexpr Option kTimeOption{
    "time", "S", "give a puzzle up after so many seconds, and tell what is known by then", complaint_about_time};
/// The search nodes that a canonical form or an isomorphism may take.
inline constexpr std::uint64_t kSymmetryBudget = 200'000;
inline constexpr Option kSymmetryBudgetOption{"budget", "N",
                                              "give up after N search nodes (200000); 9x9 without variants needs none",
                                              complaint_about_positive_number};
inline constexpr Option kJsonOption{"json", "", "one JSON object a line"};
inline constexpr Option kQuietOption{"quiet", "", "no progress on a terminal"};

}  // namespace nonet
