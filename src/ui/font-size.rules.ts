/** The size of the text that a person chose in the header (spec 000 §2 Header, §4, §9). Pure. */

export const FONT_SIZES = ['regular', 'large', 'largest'] as const;
export type FontSize = (typeof FONT_SIZES)[number];

export const FONT_SIZE_COOKIE = 'fontSize';
const LIFETIME_S = 365 * 24 * 60 * 60; // spec 000 §9 'Font-size cookie 365 days'

const CHOSEN = new RegExp(`(?:^|; )${FONT_SIZE_COOKIE}=(large|largest)(?:;|$)`);

/** @param cookies as `document.cookie` gives them; `regular` where nothing, or nothing known, was chosen */
export const fontSizeOf = (cookies: string): FontSize => {
  const chosen = CHOSEN.exec(cookies)?.[1];
  return FONT_SIZES.find((size) => size === chosen) ?? 'regular';
};

/** The cookie that keeps a choice for a year, as `document.cookie` takes it. */
export const fontSizeCookie = (size: FontSize): string =>
  `${FONT_SIZE_COOKIE}=${size}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax`;

/**
 * The same reading for the script in the head, in few bytes: sets `data-font-size` on `d`, the root element, so
 * that the first paint has the size; once more on a page that comes back out of the browser's memory, where
 * another may have been chosen since. What is not known has no rule in base.css.
 */
export const FONT_SIZE_BOOT = `let f=()=>{d.dataset.fontSize=(/\\b${FONT_SIZE_COOKIE}=(\\w+)/.exec(document.cookie)||[])[1]||''};f();addEventListener('pageshow',f)`;
