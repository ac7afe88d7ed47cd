#pragma once

// A header of this project in a folder named core. It has nothing to do with Nonet's own folder of this name.
namespace consumer {

inline constexpr const char* kPuzzle =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

// A 4x4 puzzle without givens: four symbols for each cell, which are its given candidates.
inline constexpr const char* kPencilMarks = "1234...4.2.4.2341.341234123412341234123412.4.23.1234123412341234";

}  // namespace consumer
