/** What was said about the digits on the board holds until they change. */
import { digitsOn } from "../model/position.js";

/**
 * @param {import("../model/store.js").Store} store
 * @param {import("./page-tools.js").Page["say"]} say
 */
export function forgetVerdicts(store, say) {
  let { position } = store.state();
  store.subscribe((state) => {
    if (state.position === position) return;
    const before = position;
    ({ position } = state);
    if (digitsOn(before).join() !== digitsOn(position).join()) say("");
  });
}
