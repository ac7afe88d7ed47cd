#include "core/vision/reading_contents.h"

#include <algorithm>
#include <span>

#include "core/vision/odds.h"

namespace nonet::vision {

namespace {

// The digits that were entered: by their colour, and those that were written by hand. Where the printed digits are the
// coloured ones, handwriting counts alone.
std::vector<bool> entered_in(const GridContents& contents, const std::vector<InkColour>& colours,
                             const Reading& reading) {
  std::vector<bool> entered;
  if (!colours.empty()) entered = entered_cells(contents.logits, colours);
  std::vector<bool> written;
  for (std::size_t cell = 0; cell < reading.writing.size(); ++cell) written.push_back(reading.is_written(cell));
  if (written.empty() || entered.empty()) return written.empty() ? entered : written;
  int both = 0;
  int only_coloured = 0;
  for (std::size_t cell = 0; cell < written.size(); ++cell) {
    both += entered[cell] && written[cell];
    only_coloured += entered[cell] && !written[cell];
  }
  if (only_coloured >= both) return written;
  for (std::size_t cell = 0; cell < written.size(); ++cell) entered[cell] = entered[cell] || written[cell];
  return entered;
}

}  // namespace

void write_contents(const GridContents& contents, const std::vector<InkColour>& colours, const Handwriting& writing,
                    Reading& reading) {
  reading.costs.clear();
  reading.probabilities.clear();
  reading.notes.clear();
  reading.strange.clear();
  reading.writing = writing.odds;
  reading.entered = entered_in(contents, colours, reading);
  for (std::size_t cell = 0; cell < contents.logits.size(); ++cell) {
    const ContentLogits& all = reading.is_written(cell) ? writing.logits[cell] : contents.logits[cell];
    // Without the class of contents that are no digit: cells that may be of it are in `strange`.
    const std::span<const std::int32_t> logits(all.data(), static_cast<std::size_t>(reading.side) + 1);
    const std::int32_t most = *std::max_element(logits.begin(), logits.end());
    const double sum = sum_of_powers(logits, most);
    for (const std::int32_t logit : logits) {
      reading.costs.push_back(most - logit);
      reading.probabilities.push_back(static_cast<float>(power_of(most - logit) / sum));
    }
    const PencilMarks& marks = contents.marks[cell];
    const bool is_ink_known = contents.faint[cell] || marks.digits != 0;
    reading.notes.push_back(marks.digits);
    reading.strange.push_back(is_strange(all) || !marks.is_sure ||
                              (!is_ink_known && is_blank_with_ink(all, contents.inputs[cell])));
  }
}

}  // namespace nonet::vision
