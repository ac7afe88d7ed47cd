/**
 * A puzzle as an address: `#p=` and the puzzle as a line, and `&layout=` with the name of the layout unless it is the usual
 * layout of the line's length; `&level=` and `&rating=` tell how hard the puzzle is. In an address a plus sign (it joins the parts of a name) and a space (it separates numbers)
 * are the same.
 *
 * @returns {{ text: string, layout: string }} the puzzle and the layout in the address of this page; "" for what is absent
 */
export function puzzleInAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  return { text: parts.get("p") ?? "", layout: (parts.get("layout") ?? "").replaceAll(" ", "+") };
}
