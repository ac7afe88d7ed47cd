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
declare module "nonet-rules-glue" {
  const createModule: (options: object) => Promise<any>;
  export default createModule;
}
declare module "nonet-rules-teacher-glue" {
  const createModule: (options: object) => Promise<any>;
  export default createModule;
}
declare module "nonet-vision-glue" {
  const createModule: (options: object) => Promise<any>;
  export default createModule;
}
declare module "nonet-start-words" {
  const sentences: Record<
    import("../web/i18n/languages.js").Language,
    { notLoaded: string, framed: string, openAlone: string }
  >;
  export default sentences;
}
declare module "nonet-lessons-boards" {
  const boards: import("../web/teacher/lesson-texts.js").LessonBoards;
  export default boards;
}
declare module "nonet-lessons-rules" {
  const boards: import("../web/teacher/lesson-texts.js").RuleBoards;
  export default boards;
}
declare module "nonet-lessons-rules-*" {
  const pages: import("../web/teacher/lesson-texts.js").LessonTexts["pages"];
  export default pages;
}
declare module "nonet-lessons-*" {
  const texts: import("../web/teacher/lesson-texts.js").LessonTexts;
  export default texts;
}
declare module "*.css" {
  const text: string;
  export default text;
}
declare const START_FAILURES: Record<string, { tooOld: string, notLoaded: string }>;
declare const VERSION: string;
declare const FILES: Record<string, string>;
declare const LANGUAGES: Record<import("../web/i18n/languages.js").Language, string[]>;
declare const LATER: string[];
declare const SIMD_PROBE: number[];
