#pragma once

/// Nonet's public interface. Whoever uses the library includes this header and no other; so do the command line and the
/// WebAssembly modules. Everything that this header includes is public. Everything else in core is internal and changes
/// without notice: the searches, their kernels and instruction sets, the contraction, the techniques themselves.
///
///     rules     use_rules(): once, before all others, in a program for puzzles with own rules
///     read      PuzzleReader: text in any format → puzzles · layout_named · parse errors as values
///               puzzle_in(): the puzzle of a text that lists candidates
///               Puzzle, PuzzleView: givens, given candidates and rules
///               read_rules(), write_rule(): rules of a puzzle as text
///     photos    vision::PhotoReader: grids in a grey image, and what their cells hold
///               vision::resolve(): the puzzle
///     solve     solve() → Outcome · SolutionStream: one solution after the other
///               count_solutions() up to a limit · true_candidates() · tally_solutions() · broken_rules()
///     batches   solve_batch(): many classic puzzles at once · BatchTeam: on all cores
///               solve_within(): one, with a budget
///     count     exact_count() and candidate_counts(): any classic grid · PieceTeam: on all cores
///               RandomCompletion: a random solution · count_estimate(): any layout
///     generate  read_goal(): a goal from texts · make_puzzle(), make_puzzles(): its puzzles · judge()
///               PuzzleClasses: puzzles up to isomorphism · generate(): a puzzle of a form alone
///               DraftSearch · random_full_grid()
///     teach     hint_for(), steps_for(), path_for(): mistakes first, then steps · mistakes_in()
///               practice positions · steps as JSON
///               witnesses_of(): why the conclusions of a step follow · fault_of(): checks that
///     rate      rate_puzzle(): Sudoku Explainer's ratings and the steps behind them
///               rate() where the solution is known to be unique
///               OrderedTeam: many puzzles on all cores, in order
///     transform parse_transformation() → Transformation · Subgroup · DistinctResults
///               canonical_form() · find_isomorphism() · AutomorphismGroup
///     check     conflicts() · sum_of() · CandidateGrid
///     write     write(): a grid or a position in any format, and what the text lacks
///               PuzzleWriter: one after the other
///
/// A function that can fail returns a Result: test it before you ask for its value. Long work takes a Control: when to
/// stop, how many search nodes it may take, whom to report progress to. Nothing prints, throws or reads a clock.
/// Functions that a caller passes must not throw: the library is compiled without exceptions.

// Own rules
#include "core/api/use_rules.h"
// Read
#include "core/api/author_check.h"
#include "core/api/json/parsed_json.h"
#include "core/api/reading_choice.h"
#include "core/formats/author_words.h"
#include "core/formats/cell_names.h"
#include "core/formats/drawn/rule_suggestion.h"
#include "core/formats/given_candidates.h"
#include "core/formats/layout_name.h"
#include "core/formats/library_line.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_hooks.h"
#include "core/formats/rule_text.h"
// Photos
#include "core/api/photos.h"
// Solve
#include "core/api/true_candidate_json.h"
#include "core/search/broken_rules.h"
#include "core/search/count_proof.h"
#include "core/search/outcome.h"
#include "core/search/solution_stream.h"
#include "core/search/solution_tally.h"
#include "core/search/true_candidates.h"
// Batches
#include "core/api/threads/batch_team.h"
#include "core/api/threads/ordered_team.h"
#include "core/solve/batch.h"
// Count
#include "core/api/threads/piece_team.h"
#include "core/count/candidate_counts.h"
#include "core/count/estimate.h"
#include "core/count/exact_count.h"
#include "core/count/random_completion.h"
// Generate
#include "core/api/making/make_puzzle.h"
#include "core/api/making/make_ruled.h"
#include "core/api/making/rule_fields.h"
#include "core/generate/draft_search.h"
#include "core/generate/full_grid.h"
#include "core/generate/pencil_mark_puzzle.h"
#include "core/generate/random_regions.h"
#include "core/generate/rules/rule_drawing.h"
#include "core/generate/rules/rule_goal.h"
// Teach
#include "core/api/find_hint.h"
#include "core/api/json/conflict_json.h"
#include "core/api/json/witness_json.h"
#include "core/api/making/practice.h"
#include "core/api/teaching.h"
#include "core/api/teaching/library_steps.h"
#include "core/proof/check_witness.h"
#include "core/proof/step_witness.h"
// Rate
#include "core/api/rate_puzzle.h"
#include "core/rating/rating.h"
// Transform
#include "core/symmetry/automorphism_group.h"
#include "core/symmetry/canonical.h"
#include "core/symmetry/distinct_results.h"
#include "core/symmetry/subgroup.h"
#include "core/symmetry/transformation.h"
#include "core/symmetry/transformation_steps.h"
// Check and write
#include "core/formats/boxed_text.h"
#include "core/formats/json.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/grid/candidate_grid.h"
#include "core/grid/grid.h"
#include "core/grid/puzzle.h"
#include "core/grid/rule_table.h"
#include "core/grid/square_symmetry.h"
// What all of them use
#include "core/util/big_uint.h"
#include "core/util/control.h"
#include "core/util/random.h"
#include "core/util/result.h"
#include "core/util/split.h"

namespace nonet {

/// The version of the library, as in the package manifest: `1.2.3`.
const char* version();

/// The instruction set that searches of classic grids use on this machine: `avx512`, `avx2`, `sse4`, `neon`, `wasm` or
/// `portable`.
const char* instruction_set();

}  // namespace nonet
