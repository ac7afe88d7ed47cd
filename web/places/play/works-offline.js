/** "Works offline": said once, with the result of a game; and a button to install the page where that is offered. */
import { h } from "../../controls/dom.js";
import { installOffer } from "../shell/install.js";

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/played-words.js").PlayedWords} said
 * @returns {{ told: HTMLElement, button: HTMLElement | null } | null} null when it was said before, or is not true yet
 */
export function worksOffline({ settings: { toldOffline } }, said) {
  if (toldOffline.peek() || !navigator.serviceWorker?.controller) return null;
  toldOffline.value = true;
  const offer = installOffer.peek();
  const install = async () => {
    button.disabled = true;
    // A browser asks only once for each offer.
    installOffer.value = null;
    await offer?.prompt();
  };
  const button = h(
    "button",
    { type: "button", class: "button", onclick: () => void install() },
    said("offline.install"),
  );
  return { told: h("p", { class: "hint" }, said("offline.told")), button: offer && button };
}
