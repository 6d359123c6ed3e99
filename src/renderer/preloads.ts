/** Adds modulepreload links for the member area to the login page, so that its files load in parallel. */
import type { Assets } from './assets.ts';

/** `boot.ts` moves the template's links to the head on a signed-in member's page, the shell after a sign-in. */
const PLACEHOLDER = '<template id="member-preloads"></template>';
const MEMBER_ISLAND =
  /<astro-island[^>]*component-url="(?<component>[^"]+)"[^>]*renderer-url="(?<renderer>[^"]+)"[^>]*client="signed-in"/;
/** The default view's chunk, if it has one; Astro names chunks after their module. */
const DEFAULT_VIEW = /\/activity-summary\.island\.[^/]+\.js$/;

export function fillPreloads(html: string, assets: Assets): string {
  if (!html.includes(PLACEHOLDER)) return html;
  const island = MEMBER_ISLAND.exec(html);
  if (!island) return html;
  const { component = '', renderer = '' } = island.groups ?? {};
  const view = [...assets.paths].filter((path) => DEFAULT_VIEW.test(path));
  const links = [...assets.staticImports([component, renderer, ...view])]
    .sort()
    .map((path) => `<link rel="modulepreload" href="${path}">`);
  return html.replace(PLACEHOLDER, () => PLACEHOLDER.replace('><', () => `>${links.join('')}<`));
}
