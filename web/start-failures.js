/**
 * Says why the page or the page for frames does not start: the browser is too old, or the script of the page could not
 * be fetched. This is a classic script in ECMAScript 5, which every browser reads. The build inserts START_FAILURES,
 * the sentences in every language, and SIMD_PROBE, a small WebAssembly module that uses SIMD.
 */
/* global START_FAILURES, SIMD_PROBE */
(function () {
  /**
   * The first test finds browsers without modules. Each other test is for a feature that came to browsers late; a table
   * in docs/page.md says when. Without WebAssembly, which a player may have switched off, the page starts: its board
   * needs no engine.
   */
  function isTooOld() {
    return (
      !("noModule" in document.createElement("script")) ||
      typeof CSS === "undefined" ||
      !CSS.supports("color", "light-dark(#000, #fff)") ||
      !("showPopover" in document.documentElement) ||
      typeof AbortSignal === "undefined" ||
      !("any" in AbortSignal) ||
      (typeof WebAssembly !== "undefined" && !WebAssembly.validate(new Uint8Array(SIMD_PROBE)))
    );
  }

  /**
   * The language that the address names, that the player has chosen, or else the first that the browser wants and the
   * page has.
   */
  function language() {
    /** @type {unknown[]} */
    var wanted = navigator.languages ? navigator.languages.slice() : [navigator.language];
    try {
      wanted.unshift(JSON.parse(localStorage.getItem("nonet-settings") || "{}").language);
    } catch {
      // A browser may refuse its storage, which then names no language.
    }
    wanted.unshift((/[?&]lang=([^&]*)/.exec(location.search) || [])[1]);
    for (var i = 0; i < wanted.length; i += 1) {
      var tag = String(wanted[i]).toLowerCase().split("-")[0];
      if (Object.prototype.hasOwnProperty.call(START_FAILURES, tag)) return tag;
    }
    return "en";
  }

  /** @param {"tooOld" | "notLoaded"} what */
  function tell(what) {
    var main = document.getElementById("main");
    var disk = document.getElementById("from-disk");
    var told = document.createElement("p");
    var tag = language();
    if (!main) return;
    if (disk && disk.parentNode) disk.parentNode.removeChild(disk);
    told.id = "not-started";
    told.className = "not-started";
    told.setAttribute("role", "alert");
    told.setAttribute("lang", tag);
    told.textContent = START_FAILURES[tag][what];
    main.removeAttribute("aria-busy");
    main.insertBefore(told, main.firstChild);
  }

  /**
   * Loads the page again when its script can be fetched; once, because a script that was fetched and refused stays
   * refused.
   * @param {string} address
   */
  function keepTrying(address) {
    var request = new XMLHttpRequest();
    var again = function () {
      setTimeout(function () {
        keepTrying(address);
      }, 3000);
    };
    request.onerror = again;
    request.onload = function () {
      if (request.status !== 200) again();
      else if (performance.navigation.type !== performance.navigation.TYPE_RELOAD) location.reload();
    };
    request.open("GET", address);
    request.send();
  }

  if (isTooOld()) {
    tell("tooOld");
    return;
  }
  document.addEventListener(
    "error",
    function (event) {
      var script = event.target;
      // From disk every browser refuses modules, and the page says what to open instead.
      if (!(script instanceof HTMLScriptElement) || script.type !== "module" || location.protocol === "file:") return;
      tell("notLoaded");
      keepTrying(script.src);
    },
    true,
  );
})();
