#pragma once

#include <vector>

#include "core/vision/cell_images.h"
#include "core/vision/digit_network.h"
#include "core/vision/pencil_marks.h"

namespace nonet::vision {

/// What the cells of a grid hold, in the order of the puzzle as a person reads it.
struct GridContents {
  /// Quarter turns clockwise after which the grid is upright.
  int turn = 0;
  /// True when both diagonals are marked.
  bool diagonals = false;
  std::vector<ContentLogits> logits;
  std::vector<CellInput> inputs;
  std::vector<CellContrast> contrasts;
  /// For each cell, true when print of the back of the page may shine through: what is in its middle is much lighter
  /// than the digits of the grid. Such a cell counts as blank, unless the network is sure of a digit.
  std::vector<bool> faint;
  /// How much darker the darkest part of the middle of each cell is than its ground, in thousandths of the ground.
  std::vector<int> darkness;
  /// The pencil marks of each cell. Empty until they are read.
  std::vector<PencilMarks> marks;
};

/// The index of a thing of a square with `side` rows, after `turn` quarter turns clockwise: where what is now at (row,
/// column) was before.
int index_before_turn(int row, int column, int side, int turn);

/// Reads the cells of a grid as they lie in the image, and finds the turn after which the digits are the surest. Some
/// photos of puzzles lie on their side, and what a camera notes about it is often wrong. Lines along both diagonals are
/// taken out of the cells first. Takes 8 ms for 9×9 cells.
GridContents read_cells(std::vector<CellPixels> cells, int side, const DigitNetwork& network);

/// True when most cells hold no digits: letters, pictures, or the black squares of a crossword.
bool holds_something_else(const GridContents& contents);

/// How much the contents look like a puzzle, 0 to 1: the mean certainty of the cells that are not blank. A cell that
/// holds no digit of the side, or a digit that another cell of its row or column has, counts 0.
double likeness_to_puzzle(const GridContents& contents, int side);

/// The height of the ink in the middle of a cell, in values of the network's 28; 0 without ink.
int ink_height(const CellInput& input);

/// True when there is ink where every printed digit has some: below the small numbers in the corner of a cell.
bool has_ink_in_middle(const CellInput& input);

/// The middle one of the heights of the digits of a grid that are sure; 0 when hardly any is sure.
int usual_height(const GridContents& contents);

/// True when a blank is the most likely content.
bool is_blank(const ContentLogits& logits);

/// True when a digit is the most likely content, and when the digit is also nearly certain.
bool holds_digit(const ContentLogits& logits);
bool is_sure_digit(const ContentLogits& logits);

/// Makes a blank the most likely content.
void make_blank(ContentLogits& logits);

/// True when something that is no digit is the most likely content.
bool is_strange(const ContentLogits& logits);

/// True when the network sees a blank cell, but there is as much ink in its middle as a digit has.
bool is_blank_with_ink(const ContentLogits& logits, const CellInput& input);

}  // namespace nonet::vision
