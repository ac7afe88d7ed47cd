// Names that the bundle brings and that no source imports from a file; for the type checker only.

declare module "nonet-glue" {
  const createModule: (options: object) => Promise<any>;
  export default createModule;
}
declare module "nonet-analysis-glue" {
  const createModule: (options: object) => Promise<any>;
  export default createModule;
}
declare module "nonet-symmetry-glue" {
  const createModule: (options: object) => Promise<any>;
  export default createModule;
}
declare module "nonet-teacher-glue" {
  const createModule: (options: object) => Promise<any>;
  export default createModule;
}
declare module "nonet-rater-glue" {
  const createModule: (options: object) => Promise<any>;
  export default createModule;
}
declare module "nonet-lessons-boards" {
  const boards: import("../web/teacher/lesson-texts.js").LessonBoards;
  export default boards;
}
declare module "nonet-lessons-*" {
  const texts: import("../web/teacher/lesson-texts.js").LessonTexts;
  export default texts;
}
declare module "*?rest" {
  const catalogue: Record<string, string>;
  export default catalogue;
}
declare module "*.css" {
  const text: string;
  export default text;
}
declare const VERSION: string;
declare const FILES: Record<string, string>;
declare const ON_DEMAND: string[];
declare const SIMD_PROBE: number[];
