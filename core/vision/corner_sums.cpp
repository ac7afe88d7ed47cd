// Small numbers in the corners of cells. Lines of the grid and of cages are taken out of a corner first, in two ways:
// those of the grid alone, as sums may stand in the line of their cage, and all lines, which may touch a sum. What is
// left is divided into spots at several limits of darkness, as sums may be much lighter than lines. All sums of a grid
// are equally high and at one place: the height and the place with most different sure digits is theirs. At each limit,
// spots of that height are the digits of a sum, also in parts, and two that touch. The likelihoods of all limits add
// up.

#include "core/vision/corner_sums.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/util/sort.h"
#include "core/vision/fine_cell.h"
#include "core/vision/odds.h"

namespace nonet::vision {

namespace {

// The part of a cell that is read, in cells, from where to where in both directions. It has kFineSide values a side.
constexpr double kSumsFrom = -0.05;
constexpr double kSumsTo = 0.7;
constexpr double kValuesOfCell = kFineSide / (kSumsTo - kSumsFrom);
constexpr int kLeastSumHeight = static_cast<int>(0.11 * kValuesOfCell);
constexpr int kMostSumHeight = static_cast<int>(0.34 * kValuesOfCell);
constexpr int kLeastSumPixels = 5;
constexpr int kLeastContrastOfSums = 8;
// Where the sum is mostly, and where none is: ground and lines are measured there.
constexpr int kSumFrom = 10;
constexpr int kSumRight = 50;
constexpr int kSumBottom = 37;
constexpr int kBesideFrom = 56;
constexpr int kBesideTo = 82;
// Lines are at most so far inside, and the line of the grid begins at most so far.
constexpr int kMostOfLines = 40;
constexpr int kMostOfGrid = 12;
// A line of the grid is dark along at least half of the part that is measured, a dashed one along a third.
constexpr std::size_t kHalfOfLine = 13;
constexpr std::size_t kThirdOfLine = 8;

// The limits of darkness, in hundredths of the contrast, each for both ways to take out lines.
constexpr std::array<int, 6> kInkLimits{8, 13, 20, 30, 45, 65};
constexpr int kWaysToTakeLines = 2;
// The limits at which the height of sums is looked for.
constexpr std::array<std::size_t, 2> kLimitsOfHeight{1, 3};

constexpr int kMostCostOfDigit = 12 * kOneNat;
constexpr int kSureCost = kOneNat / 2;
// In hundredths: see ink_in_middle().
constexpr int kMiddleOfZero = 75;
constexpr int kMiddleOfOthers = 90;
// A number of one digit may be half of one of two. Lines look like a 1, which hardly ever is a sum.
constexpr double kLoneDigit = 0.3;
constexpr double kLoneOne = 0.03;
// Readings at all limits together with less probability are none.
constexpr double kLeastWeight = 0.02;

struct SumDigit {
  Spot spot;
  std::array<int, 10> costs;

  int best() const { return static_cast<int>(std::min_element(costs.begin(), costs.end()) - costs.begin()); }
  int least() const { return *std::min_element(costs.begin(), costs.end()); }
};

struct Corner {
  // Without the lines of the grid, and without all lines.
  std::array<FineCell, kWaysToTakeLines> ways;
  std::array<std::array<std::vector<Spot>, kInkLimits.size()>, kWaysToTakeLines> spots;
};

struct SumPlace {
  int height = 0;
  int top = 0;
};

// In each row and column so much light is added as a line takes where no sum is.
FineCell without_lines(FineCell cell, bool all) {
  const int step = (cell.ground - cell.ink) / 8 + 1;
  for (const bool is_across : {false, true}) {
    const auto value = [&](int along, int away) -> std::uint8_t& {
      return is_across ? cell.at(away, along) : cell.at(along, away);
    };
    // The line of the grid ends where it becomes light, or where another line begins.
    enum class Place { Before, In, Rising, Behind } place = Place::Before;
    int darkest = 255;
    int lightest = 0;
    for (int away = 0; away < kMostOfLines; ++away) {
      std::vector<int> values;
      for (int along = kBesideFrom; along < kBesideTo; ++along) values.push_back(value(along, away));
      shell_sort(values);
      const int of_line = values[all && place == Place::Behind ? kThirdOfLine : kHalfOfLine];
      const int missing = cell.ground - of_line;
      if (place == Place::Before && away > kMostOfGrid) place = Place::Behind;
      if (place == Place::Before && missing > 2 * step) place = Place::In;
      if (place == Place::In) {
        darkest = std::min(darkest, of_line);
        if (of_line > darkest + step) place = Place::Rising;
      }
      if (place == Place::Rising) {
        lightest = std::max(lightest, of_line);
        if (missing < step / 2 || of_line < lightest - step / 2) place = Place::Behind;
      }
      if (missing <= 0 || (place == Place::Behind && !all)) continue;
      for (int along = 0; along < kFineSide; ++along) {
        value(along, away) = static_cast<std::uint8_t>(std::min(cell.ground, value(along, away) + missing));
      }
    }
  }
  return cell;
}

// `corners` are those of the cell.
Corner corner_of(const GreyImage& image, const std::array<Point, 4>& corners) {
  const auto at = [&](double down, double along) {
    const auto mix = [&](double Point::*part) {
      return (corners[0].*part * (1 - along) + corners[1].*part * along) * (1 - down) +
             (corners[2].*part * (1 - along) + corners[3].*part * along) * down;
    };
    return Point{mix(&Point::x), mix(&Point::y)};
  };
  FineCell cell = cut_fine_cell(
      image, {at(kSumsFrom, kSumsFrom), at(kSumsFrom, kSumsTo), at(kSumsTo, kSumsFrom), at(kSumsTo, kSumsTo)});
  std::vector<int> values;
  for (int y = kSumFrom; y < kSumBottom; ++y) {
    for (int x = kSumFrom; x < kSumRight; ++x) values.push_back(cell.at(x, y));
  }
  shell_sort(values);
  cell.ink = values[values.size() / 100];
  cell.ground = values[values.size() * 93 / 100];
  Corner corner;
  if (cell.ground - cell.ink < kLeastContrastOfSums) return corner;
  for (std::size_t way = 0; way < kWaysToTakeLines; ++way) {
    corner.ways[way] = without_lines(cell, way == 1);
    for (std::size_t limit = 0; limit < kInkLimits.size(); ++limit) {
      for (const Spot& spot :
           spots_of(corner.ways[way], cell.ground - (cell.ground - cell.ink) * kInkLimits[limit] / 100)) {
        const bool is_at_end = spot.right == kFineEnd - 1 || spot.bottom == kFineEnd - 1;
        if (spot.pixels < kLeastSumPixels || is_at_end || spot.height() > kMostSumHeight) continue;
        corner.spots[way][limit].push_back(spot);
      }
    }
  }
  return corner;
}

// False for lines, and for dashes, which are filled.
bool is_like_digit(const Spot& spot) {
  if (spot.height() < kLeastSumHeight || 4 * spot.width() > 5 * spot.height() || 6 * spot.width() < spot.height()) {
    return false;
  }
  return 2 * spot.width() < spot.height() || 5 * spot.pixels <= 4 * spot.width() * spot.height();
}

SumDigit digit_at(FineCell& cell, const Spot& spot, const DigitNetwork& network) {
  cell.ink = 255;
  for (int y = spot.top; y <= spot.bottom; ++y) {
    for (int x = spot.left; x <= spot.right; ++x) cell.ink = std::min<int>(cell.ink, cell.at(x, y));
  }
  const CellInput input = input_of(square_around(cell, spot), {cell.ground, cell.ink}, kLeastContrastOfSums);
  const ContentLogits logits = network.logits(input);
  // The network knows no 0.
  const int middle = ink_in_middle(input);
  const bool is_zero = middle < kMiddleOfZero;
  SumDigit digit{spot, {}};
  digit.costs[0] = is_zero ? 0 : middle < kMiddleOfOthers ? 2 * kOneNat : 5 * kOneNat;
  for (std::size_t value = 1; value <= 9; ++value) {
    const int cost = cost_of(1 / sum_of_powers(logits, logits[value]));
    digit.costs[value] = is_zero ? std::min(kMostCostOfDigit, cost + 3 * kOneNat) : cost;
  }
  return digit;
}

// The height and the top of sums: those that the most digits have, apart from the most frequent digit, which lines may
// look like.
SumPlace place_of_sums(std::span<Corner> corners, const DigitNetwork& network) {
  std::vector<SumDigit> sure;
  for (Corner& corner : corners) {
    for (std::size_t way = 0; way < kWaysToTakeLines; ++way) {
      for (const std::size_t limit : kLimitsOfHeight) {
        for (const Spot& spot : corner.spots[way][limit]) {
          // A narrow one may be a part of a line.
          if (!is_like_digit(spot) || 5 * spot.width() <= 2 * spot.height()) continue;
          const SumDigit digit = digit_at(corner.ways[way], spot, network);
          if (digit.least() < kSureCost) sure.push_back(digit);
        }
      }
    }
  }
  SumPlace place;
  int most = 0;
  for (const SumDigit& digit : sure) {
    const int height = digit.spot.height();
    std::vector<int> heights;
    std::vector<int> tops;
    std::array<int, 10> counts{};
    for (const SumDigit& other : sure) {
      const bool is_alike = std::abs(other.spot.height() - height) <= height / 8 + 1 &&
                            std::abs(other.spot.top - digit.spot.top) <= height / 3;
      if (!is_alike) continue;
      heights.push_back(other.spot.height());
      tops.push_back(other.spot.top);
      ++counts[static_cast<std::size_t>(other.best())];
    }
    const int count = static_cast<int>(heights.size()) - *std::max_element(counts.begin(), counts.end());
    if (count <= most) continue;
    most = count;
    shell_sort(heights);
    shell_sort(tops);
    place = {heights[heights.size() / 2], tops[tops.size() / 2]};
  }
  return place;
}

Spot united(const Spot& one, const Spot& other) {
  return {std::min(one.left, other.left), std::min(one.top, other.top), std::max(one.right, other.right),
          std::max(one.bottom, other.bottom), one.pixels + other.pixels};
}

// The spots that are as high as digits of sums, and those that become so when parts one above the other are united.
std::vector<Spot> whole_spots(const std::vector<Spot>& spots, SumPlace place) {
  const auto is_whole = [&](const Spot& spot) {
    return std::abs(spot.height() - place.height) <= place.height / 5 + 2;
  };
  std::vector<Spot> whole;
  std::vector<Spot> parts;
  for (const Spot& spot : spots) {
    if (spot.top < place.top - place.height * 3 / 5 || spot.bottom > place.top + place.height * 8 / 5) continue;
    if (is_whole(spot)) {
      whole.push_back(spot);
    } else if (spot.height() < place.height) {
      parts.push_back(spot);
    }
  }
  for (std::size_t first = 0; first < parts.size(); ++first) {
    Spot all = parts[first];
    for (std::size_t other = first + 1; other < parts.size(); ++other) {
      const Spot& part = parts[other];
      const int common = std::min(all.right, part.right) - std::max(all.left, part.left) + 1;
      const Spot both = united(all, part);
      if (2 * common >= std::min(all.width(), part.width()) && both.height() <= place.height * 6 / 5 + 2) all = both;
    }
    const bool is_free = std::none_of(
        whole.begin(), whole.end(), [&](const Spot& spot) { return spot.left <= all.right && spot.right >= all.left; });
    if (is_whole(all) && is_free) whole.push_back(all);
  }
  put_in_order(whole, [](const Spot& left, const Spot& right) { return left.left < right.left; });
  return whole;
}

// The column with the least ink in the middle of a spot.
int parting_of(FineCell& cell, const Spot& spot) {
  int best = spot.left;
  int least = -1;
  for (int x = spot.left + spot.width() * 3 / 10; x <= spot.right - spot.width() * 3 / 10; ++x) {
    int ink = 0;
    for (int y = spot.top; y <= spot.bottom; ++y) ink += std::max(0, cell.ground - cell.at(x, y));
    if (least >= 0 && ink >= least) continue;
    least = ink;
    best = x;
  }
  return best;
}

// One or two digits from the left, or none.
std::vector<SumDigit> digits_in(FineCell& cell, const std::vector<Spot>& spots, SumPlace place,
                                const DigitNetwork& network) {
  std::vector<SumDigit> digits;
  for (const Spot& spot : whole_spots(spots, place)) {
    if (spot.width() > place.height && spot.width() <= 2 * place.height) {
      // Two digits that touch.
      const int parting = parting_of(cell, spot);
      digits.push_back(digit_at(cell, {spot.left, spot.top, parting - 1, spot.bottom, 0}, network));
      digits.push_back(digit_at(cell, {parting + 1, spot.top, spot.right, spot.bottom, 0}, network));
    } else if (is_like_digit(spot)) {
      digits.push_back(digit_at(cell, spot, network));
    }
  }
  while (digits.size() > 2) {
    digits.erase(std::max_element(digits.begin(), digits.end(), [](const SumDigit& left, const SumDigit& right) {
      return left.least() < right.least();
    }));
  }
  if (digits.size() < 2) return digits;
  const bool is_number = 10 * (digits[1].spot.left - digits[0].spot.right) <= 7 * place.height &&
                         4 * std::abs(digits[1].spot.bottom - digits[0].spot.bottom) <= place.height;
  if (!is_number) digits.clear();
  return digits;
}

using Weights = std::array<double, kMostSum + 1>;

// Adds how likely each sum is by one reading.
void add_weights(const std::vector<SumDigit>& digits, SumPlace place, Weights& weights) {
  if (digits.empty()) return;
  // What is cut off or has something else at it is of another height.
  int cost = 0;
  for (const SumDigit& digit : digits) {
    cost += std::abs(digit.spot.height() - place.height) * 10 * kOneNat / place.height;
  }
  if (digits.size() == 1) {
    for (std::size_t sum = 1; sum < 10; ++sum) {
      weights[sum] += (sum == 1 ? kLoneOne : kLoneDigit) * power_of(2 * cost + digits[0].costs[sum]);
    }
    return;
  }
  for (std::size_t sum = 10; sum <= kMostSum; ++sum) {
    weights[sum] += power_of(cost + digits[0].costs[sum / 10] + digits[1].costs[sum % 10]);
  }
}

double sum_of(const Weights& weights) {
  double all = 0;
  for (const double weight : weights) all += weight;
  return all;
}

bool is_inked(const Corner& corner, SumPlace place) {
  const auto has_ink = [&](const std::vector<Spot>& spots) {
    return std::any_of(spots.begin(), spots.end(), [&](const Spot& spot) {
      return 2 * spot.height() >= place.height && 4 * spot.pixels > place.height && spot.left < kBesideFrom &&
             spot.top >= place.top - place.height && spot.bottom <= place.top + 2 * place.height;
    });
  };
  return std::any_of(corner.spots.begin(), corner.spots.end(),
                     [&](const auto& of_way) { return std::any_of(of_way.begin(), of_way.end(), has_ink); });
}

}  // namespace

std::vector<CornerSum> corner_sums(const GreyImage& image, std::span<const Point> nodes, int side,
                                   const DigitNetwork& network) {
  const auto node = [&](int row, int column) { return nodes[static_cast<std::size_t>(row * (side + 1) + column)]; };
  std::vector<Corner> corners;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      corners.push_back(corner_of(
          image, {node(row, column), node(row, column + 1), node(row + 1, column), node(row + 1, column + 1)}));
    }
  }
  const SumPlace place = place_of_sums(corners, network);
  if (place.height == 0) return {};
  std::vector<std::array<Weights, kWaysToTakeLines>> weights(corners.size());
  std::array<double, kWaysToTakeLines> worth{};
  for (std::size_t cell = 0; cell < corners.size(); ++cell) {
    for (std::size_t way = 0; way < kWaysToTakeLines; ++way) {
      for (const std::vector<Spot>& spots : corners[cell].spots[way]) {
        add_weights(digits_in(corners[cell].ways[way], spots, place, network), place, weights[cell][way]);
      }
      worth[way] += std::min(1.0, sum_of(weights[cell][way]));
    }
  }
  // The way that reads more sums counts more.
  const double most = std::max({worth[0], worth[1], kLeastWeight});
  std::vector<CornerSum> sums;
  for (std::size_t cell = 0; cell < corners.size(); ++cell) {
    Weights both{};
    for (std::size_t way = 0; way < kWaysToTakeLines; ++way) {
      const double share = worth[way] / most;
      for (std::size_t sum = 1; sum <= kMostSum; ++sum)
        both[sum] += share * share * share * share * weights[cell][way][sum];
    }
    const double all = sum_of(both);
    CornerSum corner{{}, !is_inked(corners[cell], place)};
    corner.costs.fill(kUnreadSum);
    for (std::size_t sum = 1; sum <= kMostSum && all > kLeastWeight; ++sum) {
      corner.costs[sum] = std::min(kUnreadSum, cost_of(both[sum] / all));
    }
    sums.push_back(corner);
  }
  return sums;
}

}  // namespace nonet::vision
