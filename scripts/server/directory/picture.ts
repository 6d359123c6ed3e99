/** The picture of a brand's home page on its tile: the page itself in a small frame, or words where there is none. */
import { html, raw } from 'hono/html';

/** `live`: the home page can be shown; `none`: the host has no pictures; the others say why there is none. */
export type PictureState = 'live' | 'unpublished' | 'broken' | 'none';

const WORDS = {
  unpublished: 'Not published yet',
  broken: 'Cannot be shown until its errors are fixed',
} as const;

/** The path of a home page on the directory's host, for the frame alone. */
export const picturePath = (code: string): string => `/preview/home/${code}`;

/** The code in such a path; null for any other. */
export const pictureCode = (path: string): string | null =>
  /^\/preview\/home\/([a-z][a-z0-9]*)$/.exec(path)?.[1] ?? null;

const frame = (code: string, source: string) =>
  raw(`<iframe title="Home page of ${code}" sandbox="allow-same-origin" tabindex="-1" ${source}></iframe>`);

/**
 * As HTML. The page's script gives a frame its address when the tile comes near the screen: browsers would load all of
 * them. Nothing in a frame can be reached or runs.
 */
export function homePicture(code: string, state: PictureState) {
  if (state === 'none') return '';
  if (state !== 'live') return html`<div class="picture"><p>${WORDS[state]}</p></div>`;
  const path = picturePath(code);
  return html`<div class="picture" inert aria-hidden="true">
    <p class="loading">Loading…</p>
    ${frame(code, `data-src="${path}"`)}<noscript>${frame(code, `src="${path}" loading="lazy"`)}</noscript>
  </div>`;
}

/** What does not belong into a picture: scripts, what they would fetch, and what is for browsers without scripts. */
const LEFT_OUT =
  /<script\b[^>]*>[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>|<link[^>]*rel="modulepreload"[^>]*>/g;

/** A page as a picture. */
export const asPicture = (page: string): string => page.replaceAll(LEFT_OUT, '');

/** The policy of a picture. @param styles the dev server writes them into the page */
export const picturePolicy = (styles: 'in files' | 'in the page' = 'in files'): string =>
  `default-src 'none'; style-src 'self'${styles === 'in files' ? '' : " 'unsafe-inline'"}; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin`;
