#pragma once

#include "core/generate/puzzle_form.h"
#include "core/grid/puzzle.h"
#include "core/util/control.h"
#include "core/util/random.h"
#include "core/util/result.h"

namespace nonet {

/// Returns a random solution of a puzzle of any layout. A blank puzzle gives a random full grid. The puzzle must not
/// have own rules.
///
/// Up to side 4 all solutions are listed and one is drawn, so that all are equally likely.
///
/// From side 5 on a clause search decides candidates in random order. In layouts with boxes and no variants, boxes that
/// share no row and no column are filled with random digits first, if the puzzle is blank and its digits are
/// interchangeable. Every solution is possible. The solutions are not equally likely. 16×16 takes about 1 ms, 25×25 20
/// ms, 36×36 50 ms, 49×49 0.2 s, 64×64 0.5 s; layouts with variants take up to ten times as long.
///
/// Where the search finds no grid within its budget (above side 64 it is not tried), a pattern is used: cyclic, with
/// shuffled digits, bands, stacks, rows in bands and columns in stacks. Then random groups of digits are blanked and
/// placed anew. These grids are a small part of all grids. The pattern fits boxes alone or with RuleKind::Disjoint, and
/// a blank puzzle whose digits are interchangeable.
///
/// The error is Stopped, NoFullGrid (the layout has no full grid), KeepImpossible (the givens and given candidates have
/// no solution), or LayoutTooLarge (neither the search nor the pattern gives a grid).
Result<Grid, GenerateError> random_general_grid(const PuzzleView& puzzle, Random& random, StopToken stop);

}  // namespace nonet
