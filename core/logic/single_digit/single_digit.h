#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Two strong links of a digit whose inner ends are peers. At least one of the outer ends holds the digit, so it is
/// eliminated from cells that are peers of both outer ends. The places of the links distinguish three techniques:
///
/// - skyscraper: both links are in rows and their inner ends in one column, or rows and columns exchanged;
/// - 2-string kite: one link is in a row, the other in a column, and their inner ends in one box (region). A dual
///   2-string kite is a pair of kites with the same two inner cells, each of which belongs to the row of one kite and
///   the column of the other;
/// - turbot fish: all others. With FindOptions::all_turbot_fishes, skyscrapers and kites too.
///
/// A step has the houses of the links as base houses, and as cover house the one that holds the inner ends (none when a
/// rule for pairs makes them peers). The four cells are nodes of a chain. In a dual kite the chain of the second kite
/// follows, with its outer ends as two further nodes.
void find_skyscrapers(Technique technique, Survey& survey, StepSink& sink);
void find_two_string_kites(Technique technique, Survey& survey, StepSink& sink);
void find_dual_two_string_kites(Technique technique, Survey& survey, StepSink& sink);
void find_turbot_fishes(Technique technique, Survey& survey, StepSink& sink);

/// Empty rectangle: all places of a digit in a box (or any house except rows and columns) are in one row and one
/// column. Take a strong link with one end in that row, outside the box, and its other end (F) elsewhere. If F is
/// false, the first end is true, so the digit of the box is in the column. So either F or a cell of the column in the
/// box is true, and the digit is eliminated from the cell where the line of F meets the column. Row and column may be
/// exchanged. When the box has only two places, one in the row and one in the column, the technique applies only with
/// FindOptions::small_empty_rectangles.
///
/// A step has the box as base house, the row and the column as cover houses, and the house of the link. Its nodes are
/// the places in the box outside the row, those in the row, and the two ends of the link. A dual empty rectangle
/// combines two with the same box and different eliminations; their chains follow each other.
void find_empty_rectangles(Technique technique, Survey& survey, StepSink& sink);
void find_dual_empty_rectangles(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
