/** Folder of the publish tool. The tool is up to date if the renderer is, because one compile makes both. */
export const TOOL_FOLDER = 'dist/renderer/tool';
/** Path of the CommonJS module that loads the publish tool. Its export `tool` has the exports of publish-tool.ts. */
export const TOOL = `${TOOL_FOLDER}/load.cjs`;
