/** Only because this project is in the folder of another one: Next.js would take that folder as the project's. */
export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname };
