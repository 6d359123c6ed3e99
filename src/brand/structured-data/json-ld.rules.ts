/** schema.org data of a page as JSON-LD. Pure. */

export type JsonLdValue =
  | string
  | number
  | boolean
  | readonly JsonLdValue[]
  | { readonly [property: string]: JsonLdValue };

export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: JsonLdValue;
}

const CONTEXT = 'https://schema.org';

/** Characters that could end the script element or start a comment in it. JSON reads their escapes as the same characters. */
const MARKUP = /[<\u2028\u2029]/g;

/** The content of `<script type="application/ld+json">`, a data block that a content security policy does not concern. */
export const toJsonLd = (nodes: readonly JsonLdNode[]): string =>
  JSON.stringify({ '@context': CONTEXT, '@graph': nodes }).replaceAll(
    MARKUP,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
