/** Removes markup that Astro writes for islands but `island-element.ts` does not read (decisions/publishing#a-small-client-and-island-element). */

/** Astro's style element in the body, where HTML does not allow it. `base.css` contains its rule instead. */
const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const START_TAG = /<astro-island (?<attributes>[^>]*)>/g;
const UNREAD = / ?\b(?:uid="[^"]*"|opts="[^"]*"|await-children(?:="")?)(?= |$)/g;
const END = '<!--astro:end-->';

export const tidyIslands = (html: string): string =>
  html.includes(STYLE)
    ? html
        .replace(STYLE, '')
        .replaceAll(END, '')
        .replaceAll(
          START_TAG,
          (_tag, attributes: string) => `<astro-island ${attributes.replaceAll(UNREAD, '').trim()}>`,
        )
    : html;
