/** Where the publish tool is. It is up to date if the renderer is: both are made from `src` by one compile. */
export const TOOL_FOLDER = 'dist/renderer/tool';
/** A CommonJS module that exports `tool`, the exports of publish-tool.ts. */
export const TOOL = `${TOOL_FOLDER}/load.cjs`;
