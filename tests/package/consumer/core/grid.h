#pragma once

// A header of this project in a folder named core. It has nothing to do with Nonet's own folder of this name.
namespace consumer {

inline constexpr const char* kPuzzle =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

}  // namespace consumer
