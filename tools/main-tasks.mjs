// How long the tasks of a page's main thread are, in processor time, from what Chromium's tracing records.

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: any }}
 *   TraceEvent
 */
/**
 * @typedef {{ time: number, whole: number, what: string }} Task milliseconds of the page's work, and with the test
 *   driver's; the longest thing that ran in the task
 */

/** What has to be traced. */
export const categories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink.user_timing",
  "v8",
  "__metadata",
];

/**
 * The tasks of the thread that runs the scripts of a site, longest first. Chromium draws parts of its own window in
 * other pages, which do not count.
 *
 * @param {TraceEvent[]} events
 * @param {string} url where the site is
 * @returns {Task[]}
 */
export function mainTasks(events, url) {
  const threads = events
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const ofThreads = threads.map((thread) => events.filter(({ pid, tid }) => `${pid} ${tid}` === thread));
  const ofSite =
    ofThreads
      .map((list) => ({ list, count: list.filter(({ args }) => args.data?.url?.startsWith(url)).length }))
      .sort((a, b) => b.count - a.count)[0]?.list ?? [];
  const timed = ofSite.filter(({ ph, dur }) => ph === "X" && dur).sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  return timed
    .filter(({ name }) => name === "RunTask")
    .map((task) => workOf(task, timed))
    .sort((a, b) => b.time - a.time);
}

/** @param {TraceEvent} event */
const endOf = ({ ts, dur = 0 }) => ts + dur;
/** The time of the processor: other programs on the machine do not count. @param {TraceEvent} event */
const timeOf = ({ dur = 0, tdur = dur }) => tdur / 1000;

/** What counts as work of the page. The rest of a task is the test driver, which asks the page for elements. */
const work = new Set([
  "FunctionCall",
  "EvaluateScript",
  "v8.compile",
  "v8.compileModule",
  "v8.evaluateModule",
  "Layout",
  "UpdateLayoutTree",
  "ParseHTML",
  "ParseAuthorStyleSheet",
  "Paint",
  "PrePaint",
  "Layerize",
  "Commit",
  "TimerFire",
  "FireAnimationFrame",
  "FireIdleCallback",
  "RunMicrotasks",
  "MajorGC",
  "MinorGC",
  "EventDispatch",
  "XHRReadyStateChange",
  "HandlePostMessage",
]);

/**
 * Adds up the outermost pieces of work in a task.
 * @param {TraceEvent} task
 * @param {readonly TraceEvent[]} events by their start
 * @returns {Task}
 */
function workOf(task, events) {
  const inside = events.filter((event) => work.has(event.name) && event.ts >= task.ts && endOf(event) <= endOf(task));
  let end = 0;
  const outermost = inside.filter((event) => {
    const isInner = event.ts < end;
    end = Math.max(end, endOf(event));
    return !isInner && !/^__playwright/.test(event.args.data?.type ?? "");
  });
  const longest = inside
    .filter(({ args }) => args.data?.url || args.data?.functionName)
    .concat(outermost)
    .sort((a, b) => timeOf(b) - timeOf(a))
    .slice(0, 3);
  return {
    time: outermost.reduce((sum, event) => sum + timeOf(event), 0),
    whole: timeOf(task),
    what: longest.map(nameOf).join("; "),
  };
}

/** @param {TraceEvent} event */
function nameOf(event) {
  const { url = "", functionName = "", type = "" } = event.args.data ?? {};
  return `${event.name} ${functionName || type} ${url.split("/").at(-1)} ${timeOf(event).toFixed(0)}`.replaceAll(
    / +/g,
    " ",
  );
}
