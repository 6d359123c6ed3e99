import { join } from 'node:path';
import { textCaches, type shareTextCaches } from '../../lib/text/once-per-text.ts';
import type { Render } from '../render/render-page.ts';

/** The entry of Astro's output. The output has a module for each page and imports libraries as packages. */
export const RENDERER_ENTRY = 'dist/renderer/server/entry.mjs';

interface Renderer {
  render: Render;
  shareTextCaches: typeof shareTextCaches;
}

const isRenderer = (module: unknown): module is Renderer =>
  typeof module === 'object' &&
  module !== null &&
  'render' in module &&
  typeof module.render === 'function' &&
  'shareTextCaches' in module &&
  typeof module.shareTextCaches === 'function';

let bundled: { load: () => Promise<unknown>; stamp: string } | null = null;

/** Called by the publish tool, which contains the renderer (`bundle-tool.ts`). @param stamp hash of the sources of tool and renderer */
export function setBundledRenderer(load: () => Promise<unknown>, stamp: string): void {
  bundled = { load, stamp };
}

/** Whether this code runs in the bundled publish tool, not from the sources. */
export const isBundled = (): boolean => bundled !== null;

/** Hash of the sources that this bundle was made from; null if this code runs from the sources. */
export const bundledStamp = (): string | null => bundled?.stamp ?? null;

export async function loadRenderer(root: string): Promise<Render> {
  const module: unknown = await (bundled
    ? bundled.load()
    : import(/* @vite-ignore */ join(root, RENDERER_ENTRY)));
  if (!isRenderer(module)) throw new Error(`${RENDERER_ENTRY} is not a renderer`);
  module.shareTextCaches(textCaches());
  return module.render;
}
