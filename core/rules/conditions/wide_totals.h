#pragma once

#include <cstdint>

namespace nonet {

/// Which totals up to 127 can be reached. std::uint64_t says the same for totals up to 63.
class WideTotals {
 public:
  WideTotals() = default;
  explicit WideTotals(std::uint64_t low) : low_(low) {}
  static WideTotals all() { return {~std::uint64_t{0}, ~std::uint64_t{0}}; }

  bool has(int total) const { return static_cast<bool>((*this >> total).low_ & 1); }
  explicit operator bool() const { return (low_ | high_) != 0; }
  WideTotals operator<<(int by) const {
    if (by == 0) return *this;
    return by < 64 ? WideTotals(low_ << by, high_ << by | low_ >> (64 - by)) : WideTotals(0, low_ << (by - 64));
  }
  WideTotals operator>>(int by) const {
    if (by == 0) return *this;
    return by < 64 ? WideTotals(low_ >> by | high_ << (64 - by), high_ >> by) : WideTotals(high_ >> (by - 64), 0);
  }
  WideTotals operator&(WideTotals other) const { return {low_ & other.low_, high_ & other.high_}; }
  WideTotals& operator&=(WideTotals other) { return *this = *this & other; }
  WideTotals& operator|=(WideTotals other) {
    low_ |= other.low_;
    high_ |= other.high_;
    return *this;
  }

 private:
  WideTotals(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

}  // namespace nonet
