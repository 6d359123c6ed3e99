/** Lists in the login page the files that a signed-in visit loads, so that they come at once and not one after the other. */
import type { Assets } from './assets.ts';

/** An empty template in the page; a script appends its links to the head when somebody is signed in. */
const PLACE = '<template id="member-preloads"></template>';
const MEMBER_ISLAND =
  /<astro-island[^>]*component-url="(?<component>[^"]+)"[^>]*renderer-url="(?<renderer>[^"]+)"[^>]*client="signed-in"/;
/** The default view, where it has a chunk of its own; Astro names that after its module. */
const DEFAULT_VIEW = /\/activity-summary\.island\.[^/]+\.js$/;

/** Fills the place with one modulepreload a file. */
export function fillPreloads(html: string, assets: Assets): string {
  const island = MEMBER_ISLAND.exec(html);
  if (!island) return html;
  const { component = '', renderer = '' } = island.groups ?? {};
  const view = [...assets.paths].filter((path) => DEFAULT_VIEW.test(path));
  const links = [...assets.staticImports([component, renderer, ...view])]
    .sort()
    .map((path) => `<link rel="modulepreload" href="${path}">`);
  return html.replace(PLACE, () => PLACE.replace('><', () => `>${links.join('')}<`));
}
