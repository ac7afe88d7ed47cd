/** The benchmark: chooses sets, runs, shows the results, shares them as a link, and shows the shared results of somebody else. */
import { errorSentence, isAbort } from "../controls/errors.js";
import { h } from "../controls/dom.js";
import { copyText } from "../controls/clipboard.js";
import { drawChart } from "./chart.js";
import { deviceOf } from "./device.js";
import { fromFragment, rateOf, setNames, toFragment } from "./report.js";
import { runBenchmark } from "./run.js";
import { createTable } from "./table.js";
import { createWording } from "./wording.js";

/** @typedef {import("./report.js").Report} Report */

/**
 * @param {HTMLElement} container
 * @param {{words: import("../i18n/words.js").Words, language: string, engine: Promise<import("../engine/index.js").LoadedEngine>}} parts
 */
export function mountBench(container, { words, language, engine }) {
  const wording = createWording(words, language);
  /** @type {Report | null} */
  let own = null;
  /** @type {Report | null} */
  let shared = null;
  /** @type {AbortController | null} */
  let running = null;

  const choices = setNames.map((set) => h("input", { type: "checkbox", name: "set", value: set, checked: true }));
  const run = h("button", { class: "button button-main" }, words("bench.run"));
  const progress = h("progress", { max: 1, value: 0, "aria-label": words("bench.progress") });
  const status = h("p", { class: "bench-told", role: "status" });
  const form = h("form", { class: "bench-form", onsubmit: begin },
    h("fieldset", { class: "choice" }, h("legend", {}, words("bench.sets")), h("div", { class: "bench-sets" },
      ...choices.map((choice) => h("label", { class: "chip" }, choice, wording.set(choice.value))))),
    h("div", { class: "bench-run" }, run, h("div", { class: "bench-progress" }, progress, status)));

  const devices = h("div", { class: "bench-devices" });
  const chart = h("div", { class: "bench-chart" });
  const figures = h("div", { class: "bench-figures" });
  const link = h("a", { href: "#" }, words("bench.link"));
  const copyButton = (/** @type {string} */ label, /** @type {() => string} */ write) => (
    h("button", { type: "button", class: "button", onclick: async () => say(words(await copyText(write()) ? "copy.done" : "copy.failed")) }, label));
  const share = h("div", { class: "bench-share", role: "group", "aria-label": words("bench.share") },
    copyButton(words("bench.copy-link"), () => link.href), copyButton(words("bench.copy-text"), asText), link);
  const results = h("section", { class: "bench-results", "aria-label": words("bench.results") }, devices,
    h("p", { class: "bench-unit" }, words("bench.unit")), chart, figures, share);

  container.append(h("h1", {}, words("bench.heading")), h("p", { class: "bench-intro" }, words("bench.intro")), form, results);
  new ResizeObserver(() => drawBars()).observe(chart);
  addEventListener("hashchange", readAddress);
  engine.catch((error) => say(errorSentence(error, words)));
  readAddress();

  /** @param {SubmitEvent} event */
  async function begin(event) {
    event.preventDefault();
    if (running) return running.abort();
    const sets = choices.filter((choice) => choice.checked).map((choice) => choice.value);
    if (sets.length === 0) return say(words("bench.no-set"));
    const stop = running = new AbortController();
    showRunning();
    try {
      await measure(sets, stop.signal);
      say(words("bench.done"));
    } catch (error) {
      say(isAbort(error) || stop.signal.aborted ? words("error.aborted") : errorSentence(error, words));
    } finally {
      running = null;
      showRunning();
    }
  }

  /** @param {string[]} sets @param {AbortSignal} signal */
  async function measure(sets, signal) {
    const loaded = await engine;
    /** @type {Report} */
    const report = { device: deviceOf(await loaded.about()), results: [] };
    let current = "";
    await runBenchmark(loaded, sets, {
      signal,
      onResult(result) {
        report.results.push(result);
        own = report;
        show();
      },
      onProgress({ set, fraction }) {
        progress.value = fraction;
        if (current !== set) say(words("bench.running", { set: wording.set(set) }));
        current = set;
      },
    });
  }

  function showRunning() {
    run.textContent = words(running ? "bench.stop" : "bench.run");
    progress.value = 0;
    progress.hidden = !running;
  }

  /** @param {string} sentence */
  function say(sentence) {
    status.textContent = sentence;
  }

  function readAddress() {
    shared = fromFragment(new URLSearchParams(location.hash.slice(1)).get("r") ?? "");
    show();
  }

  function show() {
    results.hidden = !own && !shared;
    share.hidden = !own;
    if (own) link.href = `${location.href.split("#")[0]}#r=${encodeURIComponent(toFragment(own))}`;
    devices.replaceChildren(
      ...(own ? [h("p", {}, words("bench.own", { device: wording.device(own.device) }))] : []),
      ...(shared ? [h("p", { class: "bench-shared" }, words("bench.shared", { device: wording.device(shared.device) }))] : []));
    figures.replaceChildren(createTable(own, shared, words, wording));
    drawBars();
  }

  function drawBars() {
    if (results.hidden || chart.clientWidth === 0) return;
    const title = words("bench.chart");
    chart.replaceChildren(drawChart(own, shared, chart.clientWidth, { ...wording, title }));
  }

  function asText() {
    if (!own) return "";
    const lines = own.results.map((result) => words("bench.line", { set: wording.set(result.set), method: wording.method(result.method), rate: wording.rate(rateOf(result)) }));
    return [words("bench.title"), wording.device(own.device), ...lines, link.href].join("\n");
  }
  showRunning();
}
