/**
 * A puzzle as an address: `#p=` and the puzzle as a line, and `&layout=` with the name of the layout unless it is the usual
 * layout of the line's length; `&level=` and `&rating=` tell how hard the puzzle is. In an address a plus sign (it joins the parts of a name) and a space (it separates numbers)
 * are the same.
 *
 * @param {{ hash: string }} [address] by default that of the page
 * @returns {{ text: string, layout: string }} the puzzle and the layout; "" for what is absent
 */
export function puzzleInAddress({ hash } = location) {
  const parts = new URLSearchParams(hash.slice(1));
  return { text: parts.get("p") ?? "", layout: (parts.get("layout") ?? "").replaceAll(" ", "+") };
}
