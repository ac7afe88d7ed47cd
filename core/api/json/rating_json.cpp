#include "core/api/json/rating_json.h"

#include "core/api/json/conflict_json.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

std::string json_of_rating(Tenths rating, RatingStatus status) {
  const std::string text = known_decimal_of(rating, status);
  return text.empty() ? "null" : text;
}

}  // namespace

std::string_view name_of(RatingStatus status) {
  switch (status) {
    case RatingStatus::Rated: return "rated";
    case RatingStatus::Solved: return "solved";
    case RatingStatus::Beyond: return "beyond";
    case RatingStatus::AboveLimit: return "above-limit";
    case RatingStatus::Stopped:
    case RatingStatus::OutOfBudget: return "stopped";
    case RatingStatus::Multiple: return "multiple";
    case RatingStatus::None: return "none";
    case RatingStatus::Conflict: return "conflict";
    case RatingStatus::LayoutNotClassic: return "layout-not-classic";
  }
  return "";
}

std::optional<RatingStatus> rating_status_named(std::string_view name) {
  for (int value = 0; value <= static_cast<int>(RatingStatus::LayoutNotClassic); ++value) {
    if (const auto status = static_cast<RatingStatus>(value); name_of(status) == name) return status;
  }
  return std::nullopt;
}

std::string known_decimal_of(Tenths rating, RatingStatus status) {
  return rating == 0 && status != RatingStatus::Solved ? std::string() : decimal_of(rating);
}

std::string decimal_of(Tenths rating) { return decimal(rating / 10) + '.' + decimal(rating % 10); }

JsonObject json_object_of(const PuzzleRating& rating, const Grid& puzzle, CellNames names) {
  JsonObject object;
  object.text("status", name_of(rating.status))
      .json("er", json_of_rating(rating.er, rating.status))
      .json("ep", json_of_rating(rating.ep, rating.status))
      .json("ed", json_of_rating(rating.ed, rating.status));
  if (rating.status == RatingStatus::Conflict) {
    object.json("conflicts", json_of(conflicts(puzzle), *puzzle.layout(), names));
  }
  return object;
}

std::string json_of(const RatedStep& step, const Layout& layout, CellNames names) {
  return json_object_of(step.step, layout, names)
      .text("producer", producer_id(step.producer))
      .json("rating", decimal_of(step.rating))
      .str();
}

}  // namespace nonet
