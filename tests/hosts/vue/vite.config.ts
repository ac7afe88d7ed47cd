import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

// Vue must not look for a component of this name.
export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "sudoku-board" } } })],
});
