#pragma once

/// The facade of the core: the only header that a door (command line, WebAssembly, benchmark) includes.
///
///     text ── PuzzleReader ──→ Grid ──┬─ solve() ──────────→ Outcome
///                                     ├─ SolutionStream ───→ one solution after the other
///                                     ├─ count_solutions() → exact, or at least
///                                     ├─ true_candidates(), tally_solutions(), count_estimate()
///                                     ├─ exact_count(), candidate_counts(), RandomCompletion
///                                     │    any classic grid, by contraction; with PieceTeam on every core
///                                     ├─ solve_batch() ────→ answers to many classic puzzles
///                                     ├─ BatchTeam ────────→ the same on every core
///                                     ├─ conflicts(), sum_of(), CandidateGrid
///                                     └─ write() ──────────→ text
///     steps ── parse_steps() ──→ Transformation: Grid → Grid; Subgroup lists them
///     Grid ── canonical_form(), find_isomorphism(), AutomorphismGroup
///     GenerateGoal ── generate() ──→ puzzle and solution

#include "core/api/batch_team.h"
#include "core/api/library_steps.h"
#include "core/api/mistakes.h"
#include "core/api/piece_team.h"
#include "core/api/practice.h"
#include "core/api/solve_within.h"
#include "core/api/step_json.h"
#include "core/count/candidate_counts.h"
#include "core/count/estimate.h"
#include "core/count/exact_count.h"
#include "core/search/outcome.h"
#include "core/count/random_completion.h"
#include "core/search/solution_stream.h"
#include "core/search/solution_tally.h"
#include "core/search/true_candidates.h"
#include "core/formats/cell_names.h"
#include "core/formats/json.h"
#include "core/formats/layout_name.h"
#include "core/formats/library_line.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/generate/full_grid.h"
#include "core/generate/generate.h"
#include "core/grid/candidate_grid.h"
#include "core/grid/grid.h"
#include "core/logic/teacher.h"
#include "core/solve/batch.h"
#include "core/symmetry/automorphism_group.h"
#include "core/symmetry/canonical.h"
#include "core/symmetry/classic_min_lex.h"
#include "core/symmetry/distinct_results.h"
#include "core/symmetry/steps.h"
#include "core/symmetry/subgroup.h"
#include "core/symmetry/transformation.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"
#include "core/util/random.h"

namespace nonet {

/// The version of the library, as in the package manifest: `1.2.3`.
const char* version();

}  // namespace nonet
