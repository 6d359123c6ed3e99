/** The picture of a brand's home page on its tile: the page in a scaled frame, or a message. */
import { html, raw } from 'hono/html';
import { hashSources } from '../../../src/renderer/render/page-policy.ts';

/** `unpublished` and `broken`: the tile shows the reason instead of a picture. `none`: the host shows no pictures. */
export type PictureState = 'live' | 'unpublished' | 'broken' | 'none';

const WORDS = {
  unpublished: 'Not published yet',
  broken: 'Cannot be shown until its errors are fixed',
} as const;

/** The frame's path on the directory's host. */
export const picturePath = (code: string): string => `/preview/home/${code}`;

export const pictureCode = (path: string): string | null =>
  /^\/preview\/home\/([a-z][a-z0-9]*)$/.exec(path)?.[1] ?? null;

const frame = (code: string, source: string) =>
  raw(`<iframe title="Home page of ${code}" sandbox="allow-same-origin" tabindex="-1" ${source}></iframe>`);

/** The page's script sets the frame's address when the tile is near the visible area. Otherwise browsers would load all frames. The frame is inert and runs no script. */
export function homePicture(code: string, state: PictureState) {
  if (state === 'none') return '';
  if (state !== 'live') return html`<div class="picture"><p>${WORDS[state]}</p></div>`;
  const path = picturePath(code);
  return html`<div class="picture" inert aria-hidden="true">
    <p class="loading">Loading…</p>
    ${frame(code, `data-src="${path}"`)}<noscript>${frame(code, `src="${path}" loading="lazy"`)}</noscript>
  </div>`;
}

/** Matches what pictures leave out: scripts, their preloads and noscript elements. */
const LEFT_OUT =
  /<script\b[^>]*>[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>|<link[^>]*rel="modulepreload"[^>]*>/g;

/** Matches autofocus, which browsers report as an error in a sandboxed frame. */
const AUTOFOCUS = /(?<start><input\b[^>]*?) autofocus(?:="")?(?=[ >])/g;

export const asPicture = (page: string): string =>
  page.replaceAll(LEFT_OUT, '').replaceAll(AUTOFOCUS, '$<start>');

const STYLE = /<style>(?<style>.*?)<\/style>/gs;

/** Policy sources that allow only the styles of a published page. */
export const pictureStyles = (page: string): string =>
  ["'self'", ...hashSources([...page.matchAll(STYLE)].map(({ groups }) => groups?.['style'] ?? ''))].join(
    ' ',
  );

/** The security policy of a picture page. @param styles sources of styles */
export const picturePolicy = (styles: string): string =>
  `default-src 'none'; style-src ${styles}; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin`;
