#include "core/logic/coloring/color_clusters.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/util/sort.h"

namespace nonet {

namespace {

// Adds to the cluster every cell that the links join to it. Moves the links used to the end and returns the others.
std::span<StrongLink> extend(ColorCluster& cluster, std::span<StrongLink> links) {
  auto& colors = cluster.colors;
  const auto joins = [&](const StrongLink& link) {
    for (std::size_t i = 0; i < 2; ++i) {
      for (const auto& [from, to] : {std::pair(link.first, link.second), std::pair(link.second, link.first)}) {
        if (!colors[i].contains(from)) continue;
        if (!colors[i].contains(to)) colors[1 - i].insert(to);
        return true;
      }
    }
    return false;
  };
  for (bool grew = true; grew;) {
    const auto rest = std::partition(links.begin(), links.end(), [&](const StrongLink& link) { return !joins(link); });
    const auto left = static_cast<std::size_t>(rest - links.begin());
    grew = left < links.size();
    links = links.first(left);
  }
  return links;
}

void finish(const LayoutSets& sets, ColorCluster& cluster) {
  auto& [first, second] = cluster.colors;
  if (second.first().index < first.first().index) std::swap(first, second);
  for (std::size_t i = 0; i < 2; ++i) {
    cluster.colors[i].for_each([&](Cell cell) { cluster.seen[i] |= sets.peers(cell); });
  }
}

}  // namespace

ColorClusters::ColorClusters(const PuzzleState& state, const StrongLinks& strong_links) {
  std::vector<StrongLink> copy;
  std::vector<ColorCluster> of_digit;
  state.all_digits().for_each([&](Digit digit) {
    const std::span<const StrongLink> all = strong_links.of(digit);
    copy.assign(all.begin(), all.end());
    of_digit.clear();
    std::span<StrongLink> links(copy);
    while (!links.empty()) {
      ColorCluster& cluster = of_digit.emplace_back();
      cluster.colors[0].insert(links.front().first);
      links = extend(cluster, links);
      finish(state.sets(), cluster);
    }
    shell_sort(of_digit.begin(), of_digit.end(), [](const ColorCluster& left, const ColorCluster& right) {
      return left.colors[0].first().index < right.colors[0].first().index;
    });
    clusters_.add_list(of_digit);
  });
}

}  // namespace nonet
