#include "core/api/json/rating_json.h"

namespace nonet {

namespace {

std::string json_of_rating(Tenths rating, RatingStatus status) {
  return rating == 0 && status != RatingStatus::AlreadySolved ? "null" : decimal_of(rating);
}

}  // namespace

std::string_view name_of(RatingStatus status) {
  switch (status) {
    case RatingStatus::Rated: return "rated";
    case RatingStatus::AlreadySolved: return "solved";
    case RatingStatus::BeyondProducers: return "beyond";
    case RatingStatus::Contradiction: return "none";
    case RatingStatus::AboveLimit: return "above-limit";
    case RatingStatus::Stopped:
    case RatingStatus::OutOfBudget: return "stopped";
  }
  return "";
}

std::string decimal_of(Tenths rating) { return std::to_string(rating / 10) + '.' + std::to_string(rating % 10); }

JsonObject json_object_of(const Rating& rating) {
  return JsonObject()
      .text("status", name_of(rating.status))
      .json("er", json_of_rating(rating.er, rating.status))
      .json("ep", json_of_rating(rating.ep, rating.status))
      .json("ed", json_of_rating(rating.ed, rating.status));
}

std::string json_of(const RatedStep& step, const Layout& layout, CellNames names) {
  return json_object_of(step.step, layout, names)
      .text("producer", producer_id(step.producer))
      .json("rating", decimal_of(step.rating))
      .str();
}

}  // namespace nonet
