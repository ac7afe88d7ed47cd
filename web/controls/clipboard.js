/** Puts a text on the clipboard. @param {string} text @returns {Promise<boolean>} whether the browser took the text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
