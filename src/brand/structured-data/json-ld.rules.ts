/** Writes a page's schema.org data as JSON-LD. Pure. */

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

/** Matches characters to escape. `<` could end the script element, or start a comment inside it. */
const MARKUP = /[<\u2028\u2029]/g;

/** Content of a `<script type="application/ld+json">`. It is data, so the content security policy does not block it. */
export const toJsonLd = (nodes: readonly JsonLdNode[]): string =>
  JSON.stringify({ '@context': CONTEXT, '@graph': nodes }).replaceAll(
    MARKUP,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
