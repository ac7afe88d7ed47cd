/**
 * custom-elements.json of the npm package: what `<sudoku-board>` offers, in the format that editors and catalogues of
 * components read (schema 2.1.0).
 */
import * as reference from "./element-reference.mjs";

/** A link of the documents leads nowhere from the manifest; its words stay. @param {string} text */
const plain = (text) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");

/** What every entry has. @param {{ description: string, since: string }} row */
const told = ({ description, since }) => ({ description: plain(description), since });

/** @param {string} text */
const type = (text) => ({ type: { text } });

/** @param {string} [usual] the default in Markdown */
const fallback = (usual) => (usual === undefined ? {} : { default: plain(usual) });

/**
 * @param {typeof reference} [of]
 * @returns {Record<string, any>} the manifest. `since` is an addition to the schema, which allows additions
 */
export const elementManifest = ({
  attributes,
  properties,
  methods,
  events,
  cssProperties,
  cssParts,
  slots,
} = reference) => ({
  schemaVersion: "2.1.0",
  modules: [
    {
      kind: "javascript-module",
      path: "board.mjs",
      declarations: [
        {
          kind: "class",
          name: "SudokuBoard",
          description: "A sudoku board to play on, to solve on, or to look at.",
          superclass: { name: "HTMLElement" },
          customElement: true,
          tagName: "sudoku-board",
          attributes: attributes.map((row) => ({
            name: row.name,
            ...told(row),
            ...type(row.type),
            ...fallback(row.default),
            fieldName: row.name,
          })),
          members: [
            ...attributes.map((row) => ({
              kind: "field",
              name: row.name,
              ...told(row),
              ...type(row.type),
              ...fallback(row.default),
              attribute: row.name,
              reflects: true,
            })),
            ...properties.map((row) => ({
              kind: "field",
              name: row.name,
              ...told(row),
              ...type(row.type),
              ...(row.isReadonly ? { readonly: true } : {}),
            })),
            ...methods.map((row) => ({
              kind: "method",
              name: row.name,
              ...told(row),
              ...(row.parameters
                ? {
                    parameters: row.parameters.map(({ name, type: text, isOptional }) => ({
                      name,
                      ...type(text),
                      ...(isOptional ? { optional: true } : {}),
                    })),
                  }
                : {}),
              return: type(row.returns),
            })),
          ],
          events: events.map((row) => ({ name: row.name, ...told(row), ...type(`CustomEvent<${row.detail}>`) })),
          cssProperties: cssProperties.flatMap((row) => row.names.map((name) => ({ name, ...told(row) }))),
          cssParts: cssParts.map((row) => ({ name: row.name, ...told(row) })),
          slots: slots.map((row) => ({ name: row.name, ...told(row) })),
        },
      ],
      exports: [{ kind: "js", name: "SudokuBoard", declaration: { name: "SudokuBoard" } }],
    },
    {
      kind: "javascript-module",
      path: "board-define.mjs",
      declarations: [],
      exports: [
        { kind: "js", name: "SudokuBoard", declaration: { name: "SudokuBoard", module: "board.mjs" } },
        {
          kind: "custom-element-definition",
          name: "sudoku-board",
          declaration: { name: "SudokuBoard", module: "board.mjs" },
        },
      ],
    },
  ],
});
