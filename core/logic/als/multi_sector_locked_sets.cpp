// Multi-sector locked sets: the open cells in which some rows cross some columns. Each of these cells takes a digit,
// and a digit is at most as often in them as the fewest of the rows and columns that cover all its places there,
// because a line has a digit once. When these numbers, added up over all digits, are the number of the cells, each
// digit is there exactly that often, once in each line of its cover. It is then eliminated from the other cells of
// these lines, and from cells in which two lines of its cover cross. Naked sets are the case of one line; an SK loop is
// such a set, too.
//
// The name is that of the forum of sudoku players ("Using Multi-Sector Locked Sets", 2013). That all choices of lines
// can be tried: let M(R, C) be the fewest lines that cover the places of a digit in the rows R and the columns C. A
// cover has either no row, and so all the columns with a place, or some row r, and covers the rest for M(R - r, C).
// So M(R, C) is the least of the columns of C with a place in R, and of 1 + M(R - r, C) over all r. That are 512 × 512
// bytes for each digit of a 9×9 grid, and nine passes over them.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/logic/als/als.h"
#include "core/logic/stop_check.h"
#include "core/util/bits.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// The most rows and columns of a grid that is searched.
constexpr std::size_t kMostLines = 9;
constexpr std::size_t kChoices = std::size_t{1} << kMostLines;

// Rows or columns of a grid: bit i is the i-th.
using Lines = std::uint32_t;
// For each choice of rows, a number for each choice of columns.
using Table = std::span<std::uint8_t>;
constexpr std::size_t kTableSize = kChoices * kChoices;

// The number of lines of each choice.
constexpr std::array<std::uint8_t, kChoices> kBits = [] {
  std::array<std::uint8_t, kChoices> bits{};
  for (std::size_t i = 1; i < kChoices; ++i) bits[i] = static_cast<std::uint8_t>(bits[i / 2] + i % 2);
  return bits;
}();

class MultiSectorSearch {
 public:
  MultiSectorSearch(Technique technique, const PuzzleState& state, const LayoutSets::Lines& lines, StopToken stop,
                    StepSink& sink)
      : technique_(technique),
        state_(state),
        lines_(lines),
        sink_(sink),
        check_(stop),
        row_choices_(Lines{1} << lines.rows.size()),
        column_choices_(Lines{1} << lines.columns.size()) {
    for (std::size_t row = 0; row < lines.rows.size(); ++row) {
      for (std::size_t column = 0; column < lines.columns.size(); ++column) {
        const CellSet crossing = state.sets().house(lines.rows[row]) & state.sets().house(lines.columns[column]);
        cells_[row][column] = crossing.first();
      }
    }
  }

  void search() {
    add_up();
    for (const std::uint32_t choice : locked_choices()) {
      if (sink_.is_full() || check_.must_stop(4096)) return;
      add(choice / kChoices % kChoices, choice % kChoices);
    }
  }

 private:
  // The columns, for each row, in which the row has a cell of some kind; and the rows for each column.
  struct Places {
    std::array<Lines, kMostLines> of_row{};
    std::array<Lines, kMostLines> of_column{};
  };

  static std::size_t slot(Lines rows, Lines columns) { return rows * kChoices + columns; }

  Places places_of(const CellSet& cells) const {
    Places places;
    for (std::size_t row = 0; row < lines_.rows.size(); ++row) {
      for (std::size_t column = 0; column < lines_.columns.size(); ++column) {
        if (!cells.contains(cells_[row][column])) continue;
        places.of_row[row] |= Lines{1} << column;
        places.of_column[column] |= Lines{1} << row;
      }
    }
    return places;
  }

  void add_up() {
    open_ = places_of(state_.open());
    const auto digits = static_cast<std::size_t>(state_.digit_count());
    // One piece, so that the next search finds it where it was.
    storage_.assign((2 + digits) * kTableSize, 0);
    const auto table = [&](std::size_t number) { return Table(storage_).subspan(number * kTableSize, kTableSize); };
    cells_in_ = table(0);
    most_ = table(1);
    for (Lines rows = 1; rows < row_choices_; ++rows) {
      const Lines first = open_.of_row[static_cast<std::size_t>(lowest_bit(rows))];
      const std::uint8_t* const fewer = &cells_in_[slot(without_lowest(rows), 0)];
      std::uint8_t* const cells = &cells_in_[slot(rows, 0)];
      for (Lines columns = 0; columns < kChoices; ++columns) {
        cells[columns] = static_cast<std::uint8_t>(fewer[columns] + kBits[first & columns]);
      }
    }
    state_.all_digits().for_each([&](Digit digit) {
      if (check_.must_stop(1 << 14)) return;
      digits_.push_back({digit, places_of(state_.cells(digit)), table(digits_.size() + 2)});
      for (Lines rows = 1; rows < row_choices_; ++rows) add_covers(digits_.back(), rows);
    });
  }

  struct DigitCovers {
    Digit digit;
    Places places;
    // The fewest lines that cover the places of the digit.
    Table least;
  };

  // Fills in the covers of a digit for these rows, and adds them to most_. The table has those for fewer rows.
  void add_covers(DigitCovers& digit, Lines rows) {
    Lines reached = 0;
    for_each_bit(rows, [&](int row) { reached |= digit.places.of_row[static_cast<std::size_t>(row)]; });
    std::array<std::uint8_t, kChoices> least;
    for (Lines columns = 0; columns < kChoices; ++columns) least[columns] = kBits[reached & columns];
    for_each_bit(rows, [&](int row) {
      const std::uint8_t* const fewer = &digit.least[slot(rows & ~(Lines{1} << row), 0)];
      for (Lines columns = 0; columns < kChoices; ++columns) {
        least[columns] = std::min(least[columns], static_cast<std::uint8_t>(fewer[columns] + 1));
      }
    });
    std::copy(least.begin(), least.end(), digit.least.begin() + static_cast<std::ptrdiff_t>(slot(rows, 0)));
    std::uint8_t* const most = &most_[slot(rows, 0)];
    for (Lines columns = 0; columns < kChoices; ++columns) {
      most[columns] = static_cast<std::uint8_t>(most[columns] + least[columns]);
    }
  }

  // The choices of at least two rows and two columns whose cells are a locked set that eliminates something, those of
  // few cells first. Each is one number: the cells, then the rows, then the columns.
  std::vector<std::uint32_t> locked_choices() {
    std::vector<std::uint32_t> found;
    for (Lines rows = 1; rows < row_choices_; ++rows) {
      if (without_lowest(rows) == 0) continue;
      if (check_.must_stop(kChoices)) return {};
      for (Lines columns = 1; columns < column_choices_; ++columns) {
        const std::size_t i = slot(rows, columns);
        if (cells_in_[i] != most_[i] || without_lowest(columns) == 0 || cells_in_[i] == 0) continue;
        if (!eliminates(rows, columns)) continue;
        found.push_back(static_cast<std::uint32_t>(cells_in_[i] * kTableSize + i));
      }
    }
    shell_sort(found);
    return found;
  }

  // Whether some smallest cover has a line with a place of the digit outside the cells, or two lines that cross in one.
  bool eliminates(Lines rows, Lines columns) const {
    for (const DigitCovers& digit : digits_) {
      const std::uint8_t least = digit.least[slot(rows, columns)];
      bool is_found = false;
      for_each_bit(rows, [&](int row) {
        const Lines places = digit.places.of_row[static_cast<std::size_t>(row)];
        const Lines others = rows & ~(Lines{1} << row);
        if (places == 0 || digit.least[slot(others, columns)] == least) return;
        if ((places & ~columns) != 0) is_found = true;
        for_each_bit(places & columns, [&](int column) {
          if (digit.least[slot(others, columns & ~(Lines{1} << column))] + 2 == least) is_found = true;
        });
      });
      for_each_bit(columns, [&](int column) {
        const Lines places = digit.places.of_column[static_cast<std::size_t>(column)];
        if ((places & ~rows) != 0 && digit.least[slot(rows, columns & ~(Lines{1} << column))] != least) is_found = true;
      });
      if (is_found) return true;
    }
    return false;
  }

  struct Cover {
    Lines rows = 0;
    Lines columns = 0;
    int eliminated = -1;
  };

  // Of the smallest covers of a digit the one that eliminates most candidates.
  Cover best_cover(const DigitCovers& digit, Lines rows, Lines columns) const {
    const std::array<Lines, kMostLines>& places = digit.places.of_row;
    const int least = digit.least[slot(rows, columns)];
    Cover best;
    for (Lines in_rows = rows;; in_rows = (in_rows - 1) & rows) {
      Lines in_columns = 0;
      for_each_bit(rows & ~in_rows, [&](int row) { in_columns |= places[static_cast<std::size_t>(row)] & columns; });
      if (kBits[in_rows] + kBits[in_columns] == least) {
        int eliminated = 0;
        for (std::size_t row = 0; row < lines_.rows.size(); ++row) {
          eliminated += kBits[eliminated_in(row, places[row], rows, columns, in_rows, in_columns)];
        }
        if (eliminated > best.eliminated) best = {in_rows, in_columns, eliminated};
      }
      if (in_rows == 0) return best;
    }
  }

  // The columns of the places of a row that go. In a row of the cover those outside the set, and those that a column
  // of the cover has, too; in other rows outside the set those of the columns of the cover.
  static Lines eliminated_in(std::size_t row, Lines places, Lines rows, Lines columns, Lines in_rows,
                             Lines in_columns) {
    const Lines bit = Lines{1} << row;
    if ((in_rows & bit) != 0) return places & (~columns | in_columns);
    return (rows & bit) != 0 ? 0 : places & in_columns;
  }

  void add(Lines rows, Lines columns) {
    Step step(technique_);
    // The digits that each line covers.
    std::array<DigitSet, kMostLines> in_row{};
    std::array<DigitSet, kMostLines> in_column{};
    DigitSet digits;
    for (const DigitCovers& digit : digits_) {
      const Cover cover = best_cover(digit, rows, columns);
      for_each_bit(cover.rows, [&](int row) { in_row[static_cast<std::size_t>(row)].insert(digit.digit); });
      for_each_bit(cover.columns, [&](int column) { in_column[static_cast<std::size_t>(column)].insert(digit.digit); });
      if ((cover.rows | cover.columns) != 0) digits.insert(digit.digit);
      for (std::size_t row = 0; row < lines_.rows.size(); ++row) {
        const Lines gone = eliminated_in(row, digit.places.of_row[row], rows, columns, cover.rows, cover.columns);
        for_each_bit(gone, [&](int column) {
          step.eliminate(cells_[row][static_cast<std::size_t>(column)], digit.digit);
          step.digits.insert(digit.digit);
        });
      }
    }
    if (step.is_idle()) return;
    CellSet cells;
    for_each_bit(rows, [&](int row) { cells = cells | cells_of(row, columns); });
    step.add_part(Role::Subset, cells, digits);
    for_each_bit(rows, [&](int row) { add_line(step, lines_.rows, row, cells, in_row); });
    for_each_bit(columns, [&](int column) { add_line(step, lines_.columns, column, cells, in_column); });
    sink_.add(std::move(step));
  }

  // The open cells of a row in these columns.
  CellSet cells_of(int row, Lines columns) const {
    CellSet cells;
    for_each_bit(columns & open_.of_row[static_cast<std::size_t>(row)], [&](int column) {
      cells.insert(cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
    });
    return cells;
  }

  void add_line(Step& step, const std::vector<House>& lines, int line, const CellSet& cells,
                const std::array<DigitSet, kMostLines>& digits) const {
    const House house = lines[static_cast<std::size_t>(line)];
    const DigitSet covered = digits[static_cast<std::size_t>(line)];
    if (covered.empty()) return;
    step.add_house(house, HouseRole::Cover);
    step.add_part(Role::LineSet, cells & state_.sets().house(house), covered);
  }

  Technique technique_;
  const PuzzleState& state_;
  const LayoutSets::Lines& lines_;
  StepSink& sink_;
  StopCheck check_;
  Lines row_choices_;
  Lines column_choices_;
  std::array<std::array<Cell, kMostLines>, kMostLines> cells_;
  Places open_;
  std::vector<DigitCovers> digits_;
  std::vector<std::uint8_t> storage_;
  // How many open cells a choice has, and how many of them its digits can fill at most.
  Table cells_in_;
  Table most_;
};

}  // namespace

void find_multi_sector_locked_sets(Technique technique, Survey& survey, StepSink& sink) {
  for (const LayoutSets::Lines& lines : survey.sets().lines_of_grids()) {
    if (lines.rows.size() > kMostLines || lines.columns.size() > kMostLines) continue;
    MultiSectorSearch(technique, survey.state(), lines, survey.stop(), sink).search();
    if (sink.is_full()) return;
  }
}

}  // namespace nonet
