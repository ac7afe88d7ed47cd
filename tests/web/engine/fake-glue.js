/**
 * A module that solves nothing: a puzzle "n" has n solutions, "1" … "n", one node each; "loop" has no end of them.
 * Enough to test what the client does with answers, slices and failures.
 */
export function fakeGlue() {
  const trace = { open: 0 };
  return {
    trace,
    version: () => "fake",
    parse: (text) => (text === "" ? { error: record("empty-input", 1, 1) } : { layout: "3x3", side: 9, puzzle: text }),
    format: (text, layout, name) => ({ text: `${name} of ${text}` }),
    solve(text, layout, limit) {
      if (text === "trap") throw new Error("unreachable");
      return { status: "unique", count: 1, limit, layout, solutions: [text] };
    },
    generate: (...goal) => (goal[2] === "45" ? { error: record("bad-goal") } : { puzzle: goal.join(" ") }),
    SolutionStream: {
      open(text) {
        if (text === "bad") return { error: record("bad-symbol", 1, 2, { symbol: "b" }) };
        trace.open += 1;
        return { stream: fakeStream(text === "loop" ? Infinity : Number(text), trace) };
      },
    },
  };
}

function fakeStream(total, trace) {
  let given = 0;
  const advance = (wanted) => {
    const before = given;
    given = Math.min(total, given + wanted);
    return Array.from({ length: given - before }, (_, i) => String(before + i + 1));
  };
  const state = () => ({ done: given === total, fraction: total === Infinity ? 0 : given / total });
  return {
    next: (most, nodes) => ({ solutions: advance(Math.min(most, nodes)), ...state() }),
    count(nodes, limit) {
      given = Math.min(total, given + Math.min(nodes, 1000), limit);
      return { count: given, ...state() };
    },
    delete: () => (trace.open -= 1),
  };
}

function record(code, line = 0, column = 0, rest = {}) {
  return { code, line, column, expected: 0, found: 0, symbol: "", ...rest };
}
