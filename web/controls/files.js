/** Files that the player saves, or chooses on the device. */

/** @param {Blob} file @param {string} name */
export function saveFile(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after this task; its address is freed when it surely has.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Lets the player choose a file.
 *
 * @param {string} accept types of files, such as ".json"
 * @param {(file: File) => void} use not called when the player chooses none
 */
export function chooseFile(accept, use) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", () => {
    if (input.files?.[0]) use(input.files[0]);
  });
  input.click();
}
