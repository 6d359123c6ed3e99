/** The text size chosen in the header (spec 000 §2 Header, §4, §9). Pure. */

export const FONT_SIZES = ['regular', 'large', 'largest'] as const;
export type FontSize = (typeof FONT_SIZES)[number];

export const FONT_SIZE_COOKIE = 'fontSize';
const LIFETIME_S = 365 * 24 * 60 * 60; // spec 000 §9 'Font-size cookie 365 days'

const CHOSEN = new RegExp(`(?:^|; )${FONT_SIZE_COOKIE}=(large|largest)(?:;|$)`);

/** Reads the size from `document.cookie`; `regular` if the cookie is missing or has an unknown value. */
export const fontSizeOf = (cookies: string): FontSize => {
  const chosen = CHOSEN.exec(cookies)?.[1];
  return FONT_SIZES.find((size) => size === chosen) ?? 'regular';
};

/** The cookie that stores the choice for a year. */
export const fontSizeCookie = (size: FontSize): string =>
  `${FONT_SIZE_COOKIE}=${size}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax`;

/**
 * Code for the inline script in the page head, kept short. It sets `data-font-size` on the root element `d` before the
 * first paint, and again on a return from the back/forward cache. base.css ignores unknown values.
 */
export const FONT_SIZE_BOOT = `let f=()=>{d.dataset.fontSize=(/\\b${FONT_SIZE_COOKIE}=(\\w+)/.exec(document.cookie)||[])[1]||''};f();addEventListener('pageshow',f)`;
